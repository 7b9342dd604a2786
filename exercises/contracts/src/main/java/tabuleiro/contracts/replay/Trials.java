package tabuleiro.contracts.replay;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import tabuleiro.contracts.replay.Tried.Kind;

/**
 * Makes calls of recorded plays again with one program, and has something wrong where its assertions begin to look at
 * what the call has done: the engine is at another position than it should be, or gives another answer.
 */
public final class Trials {

    /** So many steps are taken by no program that is worth waiting for. */
    static final int MOST_STEPS = 100_000_000;

    private final Program program;

    /**
     * Will make calls with this program.
     *
     * @param classes     the classes of the program, which call {@link Watch}
     * @param provider    the name of the one that is called first
     * @param before      is done before each play, so that the program finds nothing of the one before
     * @param isCollected whether assertions that fail are noted, and do not stop the program
     */
    public Trials(Map<String, byte[]> classes, String provider, Runnable before, boolean isCollected) {
        program = new Program(isCollected ? one(classes) : () -> Loader.of(classes, true), provider, before,
                isCollected);
    }

    /** A program that is collected from is trusted: it keeps nothing from one play to the next. */
    private static Supplier<Loader> one(Map<String, byte[]> classes) {
        final Loader loader = Loader.of(classes, true);
        return () -> loader;
    }

    /**
     * Returns what comes of a call. If nothing can be tried, it is tried once more while assertions are checked in the
     * calls before as well: some keep there what they compare with.
     *
     * @param play   the calls; of the last, a command, what begins a game or a query, it is asked
     * @param right  the position after it, or the answer of the query
     * @param wrongs what is made wrong, each for itself; for a query, what it returns
     * @param random decides when nothing is made wrong for once
     */
    public Tried tried(List<Step> play, Object right, List<Wrong> wrongs, Random random) {
        final Tried tried = tried(play, right, wrongs, random, false);
        return tried.kind() == Kind.RIGHT ? tried : tried(play, right, wrongs, random, true);
    }

    private Tried tried(List<Step> play, Object right, List<Wrong> wrongs, Random random, boolean isChecked) {
        try {
            return play.get(play.size() - 1).isQuery() ? new QueryTrial(program, play, isChecked).tried(right, wrongs)
                    : new CommandTrial(program, play, isChecked, right).tried(wrongs, random);
        } catch (Exception | LinkageError | StackOverflowError | Watch.Endless broken) {
            return Tried.nothing(Kind.WRONG, wrongs.size());
        }
    }

    /** Returns the queries of a game without arguments, the position first. */
    public static List<Method> queries(Class<?> type) {
        return Arrays.stream(type.getMethods()).filter(method -> method.getParameterCount() == 0
                && !Modifier.isStatic(method.getModifiers()) && method.getReturnType() != void.class
                && !method.getName().startsWith("whyNot")
                && (!method.isDefault() || method.getName().equals(Wrong.POSITION)))
                .sorted(Comparator.comparing((Method method) -> method.getName().equals(Wrong.POSITION) ? 0 : 1)
                        .thenComparing(Method::getName)).toList();
    }
}
