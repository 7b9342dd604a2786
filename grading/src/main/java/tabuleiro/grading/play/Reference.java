package tabuleiro.grading.play;

import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

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

    /**
     * Returns the script of the games that follow from this seed.
     *
     * @param book plays the examples of the rule book with a provider: their boards are where games begin
     */
    public Script script(long seed, Consumer<Object> book) {
        final RandomPlay.Measures measures = play(exercise).measures();
        return script(seed, book, measures.games(), measures.extension());
    }

    /** Returns how many games of an exercise are played, of the basic game or of its extension. */
    public static int games(Exercise exercise, boolean extension) {
        return extension ? play(exercise).measures().extension() : play(exercise).measures().games();
    }

    /** Returns the script of so many games, of the basic game and of its extension. */
    public Script script(long seed, Consumer<Object> book, int games, int extension) {
        final BookPositions boards = new BookPositions();
        book.accept(boards.watched(provider(false), specification(exercise)));
        return new ScriptWriter<>(provider(true), provider(false), specification(exercise), play(exercise))
                .script(seed, boards.pictures(), games, extension);
    }

    private Object provider(boolean checked) {
        return made(loaded(exercise.provider(), new Loader(checked)));
    }

    private static Class<?> specification(Exercise exercise) {
        return loaded(exercise.specification(), Reference.class.getClassLoader());
    }

    private static Class<?> loaded(String name, ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The reference cannot be played: there is no class " + name + ".", missing);
        }
    }

    private static Object made(Class<?> type) {
        try {
            return type.getConstructors()[0].newInstance();
        } catch (InvocationTargetException thrown) {
            throw new IllegalStateException("The reference cannot be played.", thrown.getCause());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The reference cannot be played.", broken);
        }
    }

    private static RandomPlay<?, ?> play(Exercise exercise) {
        return switch (exercise.name()) {
            case "connect-four" -> new ConnectFourPlay();
            case "quarto" -> new QuartoPlay();
            case "qwirkle" -> new QwirklePlay();
            case "draughts" -> new DraughtsPlay();
            case "chess" -> new ChessPlay();
            default -> throw new GradingException("No games are played of " + exercise.name() + ": leave out --play.");
        };
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
