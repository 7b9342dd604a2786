package tabuleiro.contracts;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.Contract;
import tabuleiro.contracts.Workshop.Changed;
import tabuleiro.contracts.Workshop.Traced;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Attempt.Kind;
import tabuleiro.contracts.replay.Surveyed;

/**
 * The question whether the contracts of a program would notice a mistake: mistakes are put into what its commands do,
 * one at a time, and recorded examples are played again. Those count by which a wrong answer would get out. If they are
 * few, mistakes in what queries do are tried as well: where a game remembers little, they do most of the work.
 */
public final class Trial {

    /** How many mistakes count at most. */
    public static final int MOST = 24;

    /** How many are made at once, and how many are tried at most, of commands and of queries. */
    private static final int AT_ONCE = 30;
    private static final int MOST_TRIED = 4 * AT_ONCE;

    /** In how many examples a mistake may show: those that take the least time. */
    private static final int MOST_PLAYS = 16;

    private final Workshop workshop;
    private final Map<String, byte[]> classes;
    private final Function<String, List<String>> texts;
    private final long seed;
    private final Optional<Traced> traced;
    private final Map<Integer, Surveyed> surveyed = new TreeMap<>();
    private final Map<Integer, Boolean> steady = new HashMap<>();
    private final BitSet tried = new BitSet();
    private final Random order;
    private Strength strength = Strength.NONE;
    private boolean isOver;

    /**
     * Will try a program.
     *
     * @param workshop where its classes are changed
     * @param classes  by name
     * @param texts    returns the lines of the source file of this name in the package of the program, if it is known
     * @param seed     from which it follows which mistakes are tried
     */
    public Trial(Workshop workshop, Map<String, byte[]> classes, Function<String, List<String>> texts, long seed) {
        this.workshop = workshop;
        this.classes = classes;
        this.texts = texts;
        this.seed = seed;
        order = new Random(seed);
        traced = workshop.traced(classes);
    }

    /** Returns the classes with which the examples are to be played again; none if they are too large. */
    public Map<String, byte[]> traced() {
        return traced.map(Traced::classes).orElse(Map.of());
    }

    /**
     * Tries mistakes, and returns how many are stopped: none if an assertion fails in the program as it
     * is, which did not fail before: it does not say whether there is a mistake.
     *
     * @param plays  how many examples were recorded
     * @param missed hears of each mistake by which a wrong answer gets out, right after it was tried
     */
    public Strength run(Bench bench, int plays, Consumer<Miss> missed) {
        for (int play = 0; play < plays; play++) {
            final int number = play;
            bench.survey(play).ifPresent(each -> surveyed.put(number, each));
        }
        tryAll(bench, Surveyed::commands, MOST, missed);
        tryAll(bench, Surveyed::queries, Strength.LEAST, missed);
        return strength;
    }

    private static BitSet bits(List<Long> words) {
        return BitSet.valueOf(words.stream().mapToLong(Long::longValue).toArray());
    }

    /** Tries mistakes in lines that are reached so, and were not before, until so many mistakes count. */
    private void tryAll(Bench bench, Function<Surveyed, List<Long>> reached, int most, Consumer<Miss> missed) {
        final Map<Integer, BitSet> plays = new TreeMap<>();
        final BitSet lines = new BitSet();
        surveyed.forEach((play, each) -> {
            plays.put(play, bits(reached.apply(each)));
            lines.or(plays.get(play));
        });
        lines.andNot(tried);
        tried.or(lines);
        List<Changed> some = List.of();
        for (int i = 0; i < MOST_TRIED && !isOver && strength.mistakes() < most; i++) {
            if (i % AT_ONCE == 0) {
                some = workshop.changed(classes, lines, seed, i, AT_ONCE);
            }
            if (i % AT_ONCE == some.size()) {
                return;
            }
            final Changed mistake = some.get(i % AT_ONCE);
            came(mistake, bench.attempt(mistake.type(), mistake.change(), shortest(bench, plays, mistake.place()),
                    order.nextBoolean()), missed);
        }
    }

    /** Returns the steady examples in which a line is reached, those that take the least time first. */
    private List<Integer> shortest(Bench bench, Map<Integer, BitSet> plays, int line) {
        return plays.keySet().stream().filter(play -> plays.get(play).get(line))
                .sorted(Comparator.comparingInt(play -> surveyed.get(play).steps()))
                .filter(play -> steady.computeIfAbsent(play, bench::isSteady)).limit(MOST_PLAYS).toList();
    }

    private void came(Changed mistake, Optional<Attempt> attempt, Consumer<Miss> missed) {
        final Kind kind = attempt.map(Attempt::kind).orElse(Kind.HIDDEN);
        isOver = attempt.isEmpty() || kind == Kind.FALSE_ALARM;
        if (kind == Kind.STOPPED && !isGuard(attempt.get())) {
            strength = strength.with(true);
        } else if (kind == Kind.UNNOTICED) {
            strength = strength.with(false);
            missed.accept(new Miss(Mistake.of(mistake, text(mistake)), attempt.get().play(), attempt.get().step()));
        } else if (kind == Kind.FALSE_ALARM) {
            strength = new Strength(strength.mistakes(), 0);
        }
    }

    private boolean isGuard(Attempt attempt) {
        return Contract.reports(Contract.ClauseKind.PRECONDITION, attempt.message())
                || traced.orElseThrow().guards().contains(attempt.place());
    }

    private String text(Changed mistake) {
        return texts.apply(mistake.file()).stream().skip(Math.max(0, mistake.line() - 1)).findFirst().orElse("");
    }
}
