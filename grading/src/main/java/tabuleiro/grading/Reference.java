package tabuleiro.grading;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The reference of an exercise, which says what is right. Its classes can be trusted, and are loaded here. */
public final class Reference {

    private final Exercise exercise;
    private final Map<String, byte[]> classes;

    /** Will load these classes of the reference of an exercise. */
    public Reference(Exercise exercise, Map<String, byte[]> classes) {
        this.exercise = exercise;
        this.classes = classes;
    }

    /** Returns the exercise. */
    public Exercise exercise() {
        return exercise;
    }

    /** Returns a provider, with its assertions on or off. */
    public Object provider(boolean checked) {
        try {
            return loaded(exercise.provider(), new Loader(checked)).getConstructors()[0].newInstance();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The reference cannot be played.", broken);
        }
    }

    /** Returns the type of its providers. */
    public Class<?> specification() {
        return loaded(exercise.specification(), Reference.class.getClassLoader());
    }

    private static Class<?> loaded(String name, ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The reference cannot be played: there is no class " + name + ".", missing);
        }
    }

    /**
     * Returns all refusals that are right; none if an object of the reference does not say which are.
     *
     * @param whyNot the query that asks the object for one
     */
    public static Set<?> refusals(Object object, Method whyNot, List<?> arguments) {
        final Method all;
        try {
            all = object.getClass().getMethod(whyNot.getName().replaceFirst("whyNot", "refusalsOf"),
                    whyNot.getParameterTypes());
        } catch (NoSuchMethodException onlyOne) {
            return Set.of();
        }
        try {
            all.setAccessible(true);
            return (Set<?>) all.invoke(object, arguments.toArray());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The reference cannot be asked.", broken);
        }
    }

    /** Loads the reference's own classes. */
    private final class Loader extends ClassLoader {

        Loader(boolean checked) {
            super(Reference.class.getClassLoader());
            setDefaultAssertionStatus(checked);
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
}
