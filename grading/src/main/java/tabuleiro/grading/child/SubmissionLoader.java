package tabuleiro.grading.child;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Loads the classes of one submission from bytes, with their assertions on. */
final class SubmissionLoader extends ClassLoader {

    private final Map<String, byte[]> classes;
    private final List<Class<?>> loaded = new ArrayList<>();

    SubmissionLoader(Map<String, byte[]> classes) {
        super(SubmissionLoader.class.getClassLoader());
        this.classes = classes;
        setDefaultAssertionStatus(true);
    }

    /** Which classes have been loaded here so far? */
    List<Class<?>> loaded() {
        synchronized (loaded) {
            return List.copyOf(loaded);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        final byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        final Class<?> found = defineClass(name, bytes, 0, bytes.length);
        synchronized (loaded) {
            loaded.add(found);
        }
        return found;
    }
}
