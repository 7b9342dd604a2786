package tabuleiro.grading.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import tabuleiro.grading.Exercise;
import tabuleiro.steps.RandomPlay;

/**
 * The reference, to play random games with. What it returns is recorded with its assertions on; to know what is legal,
 * it is loaded once more with its assertions off, which is much quicker.
 */
public final class Reference {

    private final Exercise exercise;
    private final Map<String, byte[]> classes;

    /** Will load these classes of the reference, which can be trusted. */
    public Reference(Exercise exercise, Map<String, byte[]> classes) {
        this.exercise = exercise;
        this.classes = classes;
    }

    /** Returns the script of the games that follow from this seed. */
    public Script script(long seed) {
        return script(seed, games(exercise));
    }

    /** Returns how many games of an exercise are played. */
    public static int games(Exercise exercise) {
        final Class<?> provider = specification(exercise);
        return play(exercise, Proxy.newProxyInstance(provider.getClassLoader(), new Class<?>[] {provider},
                (self, method, arguments) -> {
                    throw new IllegalStateException("Nothing is played.");
                })).measures().games();
    }

    /** Returns the script of so many games. */
    public Script script(long seed, int games) {
        return new ScriptWriter<Object, Object>(provider(true), provider(false), specification(exercise),
                each -> play(exercise, each))
                .script(seed, games);
    }

    private Object provider(boolean checked) {
        return made(loaded(exercise.provider(), new Loader(checked)));
    }

    private static Class<?> specification(Exercise exercise) {
        return loaded(exercise.specification(), RandomPlay.class.getClassLoader());
    }

    private static Class<?> loaded(String name, ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The reference cannot be played: there is no class " + name + ".", missing);
        }
    }

    private static Object made(Class<?> type, Object... arguments) {
        try {
            return type.getConstructors()[0].newInstance(arguments);
        } catch (InvocationTargetException thrown) {
            throw new IllegalStateException("The reference cannot be played.", thrown.getCause());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The reference cannot be played.", broken);
        }
    }

    @SuppressWarnings("unchecked")
    private static RandomPlay<Object, Object> play(Exercise exercise, Object provider) {
        return (RandomPlay<Object, Object>) made(
                loaded(exercise.randomPlay(), RandomPlay.class.getClassLoader()), provider);
    }

    /** Loads the reference's own classes. */
    private final class Loader extends ClassLoader {

        Loader(boolean checked) {
            super(RandomPlay.class.getClassLoader());
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
