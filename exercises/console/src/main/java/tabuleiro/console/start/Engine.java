package tabuleiro.console.start;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.stream.Stream;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Game;
import tabuleiro.console.Message;

/** Finds the engine of a game at a place, as the players read it. Its assertions are turned on. */
record Engine(ClassLoader loader, String place) {

    /** Finds engines on a class path as Java writes it. */
    static Engine in(String classPath) {
        return new Engine(new URLClassLoader(Stream.of(classPath.split(File.pathSeparator)).map(Path::of)
                .map(Engine::url).toArray(URL[]::new), Engine.class.getClassLoader()), classPath);
    }

    /** Finds engines on the class path of the program. */
    static Engine onClassPath() {
        return new Engine(Thread.currentThread().getContextClassLoader(), System.getProperty("java.class.path"));
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException(impossible);
        }
    }

    /**
     * Returns the provider of a game: the only one that a file in {@code META-INF/services} names, else the class
     * {@code Games} in the package in which students write this game.
     *
     * @throws EngineFailure if there is none, or more than one
     */
    <P> P provider(Game<P, ?> game) {
        loader.setDefaultAssertionStatus(true);
        try {
            final List<Provider<P>> found = ServiceLoader.load(game.provider(), loader).stream().toList();
            if (found.size() > 1) {
                throw EngineFailure.of("options.engines", place);
            }
            return found.isEmpty() ? game.provider().cast(games(game)) : found.get(0).get();
        } catch (ServiceConfigurationError | ClassCastException broken) {
            throw new EngineFailure(Message.of("options.engine", place), "\n  " + broken.getMessage());
        }
    }

    private Object games(Game<?, ?> game) {
        try {
            return loader.loadClass(game.name().replace("-", "") + ".Games").getConstructor().newInstance();
        } catch (ReflectiveOperationException none) {
            throw EngineFailure.of("options.engine", place);
        }
    }
}
