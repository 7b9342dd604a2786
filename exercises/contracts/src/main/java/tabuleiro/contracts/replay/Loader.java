package tabuleiro.contracts.replay;

import java.util.Map;

/**
 * Loads the classes of a program from bytes, with their assertions on or off: all at once, so that no program can find
 * the bytes here and see whether they were changed.
 */
final class Loader extends ClassLoader {

    private Map<String, byte[]> classes;

    private Loader(Map<String, byte[]> classes, boolean assertions) {
        super(Loader.class.getClassLoader());
        this.classes = classes;
        setDefaultAssertionStatus(assertions);
    }

    /** Returns a loader that has loaded these classes. */
    static Loader of(Map<String, byte[]> classes, boolean assertions) {
        final Loader loader = new Loader(classes, assertions);
        try {
            for (String name : classes.keySet()) {
                loader.loadClass(name);
            }
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
        loader.classes = Map.of();
        return loader;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        final byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }
}
