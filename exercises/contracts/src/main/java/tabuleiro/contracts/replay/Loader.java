package tabuleiro.contracts.replay;

import java.util.Map;

/** Loads the classes of a program from bytes, with their assertions on or off. */
final class Loader extends ClassLoader {

    private final Map<String, byte[]> classes;
    private final String changed;
    private final byte[] change;

    /**
     * Will load these classes, one of them changed.
     *
     * @param changed the name of that one; empty if none is
     */
    Loader(Map<String, byte[]> classes, String changed, byte[] change, boolean assertions) {
        super(Loader.class.getClassLoader());
        this.classes = classes;
        this.changed = changed;
        this.change = change;
        setDefaultAssertionStatus(assertions);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        final byte[] bytes = name.equals(changed) ? change : classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }
}
