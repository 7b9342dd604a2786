package tabuleiro;

import java.util.List;
import java.util.ServiceLoader;

/** The way to the engine that is to be played or checked, among what is on the class path. */
public final class Providers {

    private Providers() {
    }

    /**
     * Returns a new object of the only provider of this type, which is declared in {@code META-INF/services}.
     *
     * @throws IllegalStateException if there is none, or more than one; the message says what to do
     */
    public static <P> P only(Class<P> type) {
        final List<ServiceLoader.Provider<P>> found = ServiceLoader.load(type).stream().toList();
        if (found.isEmpty()) {
            throw new IllegalStateException("No engine found: no file META-INF/services/" + type.getName()
                    + " on the class path names a class that implements " + type.getSimpleName() + ".");
        }
        if (found.size() > 1) {
            throw new IllegalStateException("More than one engine found, so it is not clear which is meant: "
                    + found.stream().map(each -> each.type().getName()).toList()
                    + ". Leave one of them on the class path.");
        }
        return found.get(0).get();
    }
}
