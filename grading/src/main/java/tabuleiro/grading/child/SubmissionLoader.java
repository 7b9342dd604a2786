package tabuleiro.grading.child;

import java.util.Map;
import java.util.Optional;

/** Loads the classes of one submission from bytes, with their assertions on. */
final class SubmissionLoader extends ClassLoader {

    private final Map<String, byte[]> classes;

    SubmissionLoader(Map<String, byte[]> classes) {
        super(SubmissionLoader.class.getClassLoader());
        this.classes = classes;
        setDefaultAssertionStatus(true);
    }

    /** Which class of this name has been loaded here so far? Java itself knows, so that no submission can hide one. */
    Optional<Class<?>> loaded(String name) {
        return Optional.ofNullable(findLoadedClass(name));
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
