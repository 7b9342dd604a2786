package tabuleiro.grading.child;

import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/** Loads the classes of one submission from bytes. */
final class SubmissionLoader extends ClassLoader {

    private final SortedMap<String, byte[]> classes;
    private final Set<String> before;
    private final boolean asserts;
    private boolean repeats;

    /**
     * Will load these classes.
     *
     * @param before  the names of those that other loaders have loaded before; what this one loads is added
     * @param asserts whether their assertions are on
     */
    SubmissionLoader(SortedMap<String, byte[]> classes, Set<String> before, boolean asserts) {
        super(SubmissionLoader.class.getClassLoader());
        this.classes = classes;
        this.before = before;
        this.asserts = asserts;
        setDefaultAssertionStatus(asserts);
    }

    /** Checks whether assertions are on in what it loads. */
    boolean asserts() {
        return asserts;
    }

    /** Returns the class of this name if it has been loaded here: Java itself knows, so no submission can hide one. */
    Optional<Class<?>> loaded(String name) {
        return Optional.ofNullable(findLoadedClass(name));
    }

    /** Returns whether a class has been loaded since the last call of this that had been loaded before. */
    boolean hasRepeated() {
        final boolean answer = repeats;
        repeats = false;
        return answer;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        final byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        repeats |= !before.add(name);
        return defineClass(name, bytes, 0, bytes.length);
    }
}
