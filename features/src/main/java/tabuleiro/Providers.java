package tabuleiro;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/** The way to the engine that is to be played or checked, among what is on the class path. */
public final class Providers {

    private Providers() {
    }

    /**
     * Returns a new object of the only provider of this type: the class that a file in {@code META-INF/services} names,
     * else the class {@code Games} of the package in which engines of the game are written, such as {@code chess}.
     *
     * @throws IllegalStateException if there is none, or more than one; the message says what to do
     */
    public static <P> P only(Class<P> type) {
        final List<ServiceLoader.Provider<P>> named = ServiceLoader.load(type).stream().toList();
        if (named.isEmpty()) {
            return games(type);
        }
        if (named.size() > 1) {
            throw severalOf(named.stream().map(provider -> provider.type().getName()).toList());
        }
        return named.get(0).get();
    }

    private static <P> P games(Class<P> type) {
        final ClassLoader loader = Thread.currentThread().getContextClassLoader();
        final String name = type.getPackageName().replaceFirst(".*\\.", "") + ".Games";
        try {
            final Set<String> places = Collections.list(loader.getResources(name.replace('.', '/') + ".class"))
                    .stream().map(String::valueOf).collect(Collectors.toSet());
            if (places.size() > 1) {
                throw severalOf(places.stream().sorted().toList());
            }
            return type.cast(loader.loadClass(name).getConstructor().newInstance());
        } catch (ReflectiveOperationException | ClassCastException none) {
            throw new IllegalStateException("No engine found: no class " + name + " on the class path implements "
                    + type.getSimpleName() + ", and no file META-INF/services/" + type.getName() + " names one that"
                    + " does.", none);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static IllegalStateException severalOf(List<String> engines) {
        return new IllegalStateException("More than one engine found, so it is not clear which is meant: " + engines
                + ". Leave one of them on the class path.");
    }
}
