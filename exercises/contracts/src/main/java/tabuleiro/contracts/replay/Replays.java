package tabuleiro.contracts.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Plays recorded examples again with one program: as it is, and with mistakes in it. Whether a mistake shows is seen
 * with assertions off, whether they stop it with assertions on.
 */
public final class Replays {

    /** So many steps are taken by no program that is worth waiting for. */
    private static final int MOST_STEPS = 100_000_000;
    /** A program with a mistake may take so many times the steps that it takes without, and some more. */
    private static final int TIMES = 10;
    private static final int MORE_STEPS = 10_000;

    private final Map<String, byte[]> classes;
    private final String provider;
    private final List<List<Step>> plays;
    private final Loader off;
    private final Loader on;
    private final Map<Integer, Right> known = new HashMap<>();
    private Object wrong;

    /** What the program as it is does in an example. */
    private record Right(List<Object> answers, int most, Surveyed surveyed) {
    }

    /**
     * Will play these examples.
     *
     * @param classes  the classes of the program, which tell {@link Meter} of their steps
     * @param provider the name of the one that is called first
     */
    public Replays(Map<String, byte[]> classes, String provider, List<List<Step>> plays) {
        this.classes = classes;
        this.provider = provider;
        this.plays = plays;
        off = loader("", new byte[0], false);
        on = loader("", new byte[0], true);
    }

    private Loader loader(String changed, byte[] change, boolean assertions) {
        return new Loader(classes, changed, change, assertions);
    }

    /** Returns what comes of the example of this number with the program as it is. */
    public Surveyed survey(int play) {
        return right(play).surveyed;
    }

    private Right right(int play) {
        return known.computeIfAbsent(play, each -> {
            final List<Step> calls = plays.get(each);
            final Take plain = Take.of(off, provider, calls, List.of(), MOST_STEPS);
            final Take checked = Take.of(on, provider, calls, List.of(), MOST_STEPS);
            final boolean isSteady = checked.thrown() == null && plain.answers().equals(checked.answers());
            final Thrown thrown = checked.thrown();
            return new Right(plain.answers(), (int) Math.min(MOST_STEPS, (long) TIMES * checked.steps() + MORE_STEPS),
                    new Surveyed(thrown != null && thrown.isAssertion() ? thrown.message() : "", isSteady,
                            plain.steps(), Arrays.stream(plain.lines().toLongArray()).boxed()
                            .collect(Collectors.toList())));
        });
    }

    /**
     * Returns what comes of a mistake in the first of these examples in which it shows.
     *
     * @param changed      the name of the class with the mistake
     * @param change       that class
     * @param some         the numbers of the examples, all steady
     * @param controlFirst whether the program as it is plays before the one with the mistake when both are compared, so
     *                     that no program can know when it is which
     */
    public Attempt attempt(String changed, byte[] change, List<Integer> some, boolean controlFirst) {
        final Loader mistaken = loader(changed, change, false);
        for (int play : some) {
            final Right right = right(play);
            final Take take = Take.of(mistaken, provider, plays.get(play), right.answers, right.most);
            final int step = take.difference(right.answers);
            if (step >= 0) {
                wrong = take.last();
                return take.thrown() == null ? compared(changed, change, play, step, controlFirst)
                        : Attempt.BROKEN_OFF;
            }
        }
        return Attempt.NOTHING;
    }

    private Attempt compared(String changed, byte[] change, int play, int step, boolean controlFirst) {
        final List<Step> calls = plays.get(play).subList(0, step + 1);
        final List<Take> takes = new ArrayList<>();
        for (boolean isControl : List.of(controlFirst, !controlFirst)) {
            final Take take = Take.of(isControl ? loader("", change, true) : loader(changed, change, true), provider,
                    calls, right(play).answers, right(play).most);
            takes.add(isControl ? 0 : takes.size(), take);
        }
        final Thrown thrown = takes.get(1).thrown();
        final boolean isStopped = thrown != null && thrown.isAssertion();
        final Attempt.Kind kind = takes.get(0).difference(right(play).answers) >= 0 ? Attempt.Kind.FALSE_ALARM
                : isStopped ? Attempt.Kind.STOPPED : Attempt.Kind.UNNOTICED;
        return new Attempt(kind, play, step, isStopped ? thrown.message() : "", isStopped ? thrown.place() : "");
    }

    /** Returns what the program as it is answers to a call of an example, by their numbers. */
    public Object answer(int play, int step) {
        return right(play).answers.get(step);
    }

    /** Returns the wrong answer that the last attempt has shown, as it was returned. */
    public Object wrong() {
        return wrong;
    }
}
