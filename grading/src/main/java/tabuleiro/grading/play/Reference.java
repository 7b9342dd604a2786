package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * The reference, which says what is right. To play random games with, its assertions are off, which is much quicker:
 * they have been checked when it was graded first.
 */
public final class Reference {

    private final Exercise exercise;
    private final Map<String, byte[]> classes;
    private final RandomPlay<?, ?> play;

    /**
     * Will load these classes of the reference, which can be trusted.
     *
     * @param rules returns the id of the rule that says what a query returns
     */
    public Reference(Exercise exercise, Map<String, byte[]> classes, UnaryOperator<String> rules) {
        this.exercise = exercise;
        this.classes = classes;
        play = play(exercise, rules);
    }

    /**
     * Returns the script of the games that follow from this seed.
     *
     * @param book plays the examples of the rule book with a provider: their boards are where games begin
     */
    public Script script(long seed, Consumer<Object> book) {
        return script(seed, book, play.measures().games(), play.measures().extension());
    }

    /** Returns how many games of an exercise are played, of the basic game or of its extension. */
    public static int games(Exercise exercise, boolean extension) {
        final RandomPlay.Measures measures = play(exercise, any -> any).measures();
        return extension ? measures.extension() : measures.games();
    }

    /** Returns the script of so many games, of the basic game and of its extension. */
    public Script script(long seed, Consumer<Object> book, int games, int extension) {
        final Set<String> boards = new LinkedHashSet<>();
        book.accept(new Recorder(call -> call.positions().map(Object::toString).forEach(boards::add))
                .provider(provider(false), specification(exercise)));
        return new ScriptWriter<>(provider(false), specification(exercise), play).script(seed, boards, games, extension);
    }

    /** Returns a provider of the reference, with its assertions on or off. */
    public Object provider(boolean checked) {
        try {
            return loaded(exercise.provider(), new Loader(checked)).getConstructors()[0].newInstance();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The reference cannot be played.", broken);
        }
    }

    /** Returns the type of its providers. */
    public static Class<?> specification(Exercise exercise) {
        return loaded(exercise.specification(), Reference.class.getClassLoader());
    }

    /**
     * Returns all refusals that are right; none if an object of the reference does not say which are.
     *
     * @param whyNot the query that asks the object for one
     */
    public static Set<?> refusals(Object object, Method whyNot, List<?> arguments) {
        try {
            final Method all = object.getClass().getMethod(whyNot.getName().replaceFirst("whyNot", "refusalsOf"),
                    whyNot.getParameterTypes());
            all.setAccessible(true);
            return (Set<?>) Calls.call(object, all, arguments);
        } catch (NoSuchMethodException onlyOne) {
            return Set.of();
        }
    }

    private static Class<?> loaded(String name, ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The reference cannot be played: there is no class " + name + ".", missing);
        }
    }

    private static RandomPlay<?, ?> play(Exercise exercise, UnaryOperator<String> rules) {
        return switch (exercise.name()) {
            case "connect-four" -> new ConnectFourPlay(rules);
            case "quarto" -> new QuartoPlay(rules);
            case "qwirkle" -> new QwirklePlay(rules);
            case "draughts" -> new DraughtsPlay(rules);
            case "chess" -> new ChessPlay(rules);
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
