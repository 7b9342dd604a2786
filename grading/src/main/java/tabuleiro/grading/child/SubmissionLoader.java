package tabuleiro.grading.child;

import java.util.Map;

/** Loads the classes of one submission from bytes, with their assertions on, anew for each example. */
final class SubmissionLoader extends ClassLoader {

    private final Map<String, byte[]> classes;

    SubmissionLoader(Map<String, byte[]> classes) {
        super(SubmissionLoader.class.getClassLoader());
        this.classes = classes;
        setDefaultAssertionStatus(true);
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
