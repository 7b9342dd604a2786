package tabuleiro.contracts;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.pitest.mutationtest.engine.MutationDetails;
import tabuleiro.Contract;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Attempt.Kind;
import tabuleiro.contracts.replay.Surveyed;

/**
 * The question whether the contracts of a program would notice a mistake: mistakes are put into what its commands do,
 * one at a time, and recorded examples are played again. Those count by which a wrong answer would get out.
 */
public final class Trial {

    /** How many mistakes count at most. */
    public static final int MOST = 24;

    /** How many are tried for that. */
    private static final int MOST_TRIED = 60;

    /** In how many examples a mistake may show: those that take the least time. */
    private static final int MOST_PLAYS = 16;

    private final Map<String, byte[]> classes;
    private final Tracing tracing;
    private final Function<String, List<String>> texts;
    private final long seed;
    private final Map<Integer, Surveyed> steady = new TreeMap<>();
    private final Map<Integer, BitSet> lines = new TreeMap<>();

    /**
     * Will try a program.
     *
     * @param classes its classes by name
     * @param texts   returns the lines of the source file of this name in the package of the program, if it is known
     * @param seed    from which it follows which mistakes are tried
     */
    public Trial(Map<String, byte[]> classes, Function<String, List<String>> texts, long seed) {
        this.classes = classes;
        this.texts = texts;
        this.seed = seed;
        tracing = new Tracing(classes);
    }

    /** Returns the classes with which the examples are to be played again. */
    public Map<String, byte[]> traced() {
        return tracing.classes();
    }

    /**
     * Tries mistakes, and returns how many are stopped.
     *
     * @param plays  how many examples were recorded
     * @param missed hears of each mistake by which a wrong answer gets out, right after it was tried
     */
    public Strength run(Bench bench, int plays, Consumer<Miss> missed) {
        survey(bench, plays);
        final Mistakes all = new Mistakes(classes);
        final List<MutationDetails> mistakes = all.in(classes.keySet().stream().filter(tracing::isTraced).sorted()
                .toList(), each -> !reaching(each).isEmpty(), seed);
        Strength strength = new Strength(0, 0);
        final Random order = new Random(seed);
        int falseAlarms = 0;
        for (int i = 0; i < Math.min(MOST_TRIED, mistakes.size()) && strength.mistakes() < MOST; i++) {
            final MutationDetails mistake = mistakes.get(i);
            final String type = mistake.getClassName().asJavaName();
            final Optional<Attempt> attempt = bench.attempt(type, tracing.traced(type, all.made(mistake)),
                    reaching(mistake), order.nextBoolean());
            if (attempt.isEmpty()) {
                break;
            }
            final Attempt came = attempt.get();
            if (came.kind() == Kind.STOPPED && !isGuard(came)) {
                strength = strength.with(true);
            } else if (came.kind() == Kind.FALSE_ALARM) {
                strength = strength.with(false);
                falseAlarms++;
            } else if (came.kind() == Kind.UNNOTICED) {
                strength = strength.with(false);
                missed.accept(new Miss(Mistake.of(mistake, text(mistake)), came.play(), came.step()));
            }
        }
        return strength.without(falseAlarms);
    }

    private void survey(Bench bench, int plays) {
        for (int play = 0; play < plays; play++) {
            final Optional<Surveyed> surveyed = bench.survey(play);
            if (surveyed.isPresent() && surveyed.get().isSteady()) {
                steady.put(play, surveyed.get());
                lines.put(play, BitSet.valueOf(
                        surveyed.get().lines().stream().mapToLong(Long::longValue).toArray()));
            }
        }
    }

    /** Returns the examples in which a command reaches the line of a mistake, those that take the least time first. */
    private List<Integer> reaching(MutationDetails mistake) {
        return tracing.line(mistake.getClassName().asJavaName(), mistake.getLineNumber()).map(line ->
                steady.keySet().stream().filter(play -> lines.get(play).get(line))
                        .sorted(Comparator.comparingInt(play -> steady.get(play).steps())).limit(MOST_PLAYS).toList())
                .orElse(List.of());
    }

    private boolean isGuard(Attempt attempt) {
        return Contract.reports(Contract.Clause.PRECONDITION, attempt.message()) || tracing.isGuard(attempt.place());
    }

    private String text(MutationDetails mistake) {
        return texts.apply(mistake.getFilename()).stream().skip(Math.max(0, mistake.getLineNumber() - 1)).findFirst()
                .orElse("");
    }
}
