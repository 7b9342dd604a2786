package tabuleiro.contracts.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final Runnable before;
    private final Loader off;
    private final Loader on;
    private final Map<Integer, Playback> known = new HashMap<>();
    private final Map<Integer, Optional<Integer>> most = new HashMap<>();
    private Object wrong;

    /**
     * Will play these examples.
     *
     * @param classes  the classes of the program, which tell {@link Meter} of their steps
     * @param provider the name of the one that is called first
     * @param before   is done before each play, so that the program finds nothing of the one before
     */
    public Replays(Map<String, byte[]> classes, String provider, List<List<Step>> plays, Runnable before) {
        this.before = before;
        this.classes = classes;
        this.provider = provider;
        this.plays = plays;
        off = Loader.of(classes, false);
        on = Loader.of(classes, true);
    }

    /** Returns what comes of the example of this number with the program as it is. */
    public Surveyed survey(int play) {
        final Playback plain = plain(play);
        return new Surveyed(plain.steps(), words(plain.reached().commands()), words(plain.reached().queries()));
    }

    private Playback plain(int play) {
        return known.computeIfAbsent(play, each -> played(off, plays.get(each), List.of(), MOST_STEPS));
    }

    /**
     * Checks whether the program as it is answers the same in the example of this number with assertions off and on,
     * always with a value.
     */
    public boolean isSteady(int play) {
        return most(play).isPresent();
    }

    /** Returns how many steps a mistake may take in an example; nothing if that is not steady. */
    private Optional<Integer> most(int play) {
        return most.computeIfAbsent(play, each -> {
            final Playback checked = played(on, plays.get(each), List.of(), MOST_STEPS);
            return checked.thrown() == null && plain(each).answers().equals(checked.answers())
                    ? Optional.of((int) Math.min(MOST_STEPS, (long) TIMES * checked.steps() + MORE_STEPS))
                    : Optional.empty();
        });
    }

    private static List<Long> words(BitSet lines) {
        return Arrays.stream(lines.toLongArray()).boxed().collect(Collectors.toList());
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
        final Map<String, byte[]> mistaken = new HashMap<>(classes);
        mistaken.put(changed, change);
        final Loader loader = Loader.of(mistaken, false);
        for (int play : some) {
            final List<Object> right = plain(play).answers();
            final Playback playback = played(loader, plays.get(play), right, most(play).orElseThrow());
            final int step = playback.difference(right);
            if (step >= 0) {
                wrong = playback.last();
                return playback.thrown() == null ? compared(mistaken, play, step, controlFirst)
                        : Attempt.BROKEN_OFF;
            }
        }
        return Attempt.NOTHING;
    }

    private Attempt compared(Map<String, byte[]> mistaken, int play, int step, boolean controlFirst) {
        final List<Step> calls = plays.get(play).subList(0, step + 1);
        final List<Object> right = plain(play).answers();
        final List<Playback> playbacks = new ArrayList<>();
        for (boolean isControl : List.of(controlFirst, !controlFirst)) {
            final Playback playback = played(Loader.of(isControl ? classes : mistaken, true), calls, right,
                    most(play).orElseThrow());
            playbacks.add(isControl ? 0 : playbacks.size(), playback);
        }
        final Thrown alarm = playbacks.get(0).thrown();
        final Thrown thrown = playbacks.get(1).thrown();
        if (playbacks.get(0).difference(right) >= 0) {
            return alarm != null && alarm.isAssertion() ? Attempt.FALSE_ALARM : Attempt.NOTHING;
        }
        return thrown != null && thrown.isAssertion()
                ? new Attempt(Attempt.Kind.STOPPED, play, step, thrown.message(), thrown.place())
                : new Attempt(Attempt.Kind.UNNOTICED, play, step, "", "");
    }

    private Playback played(Loader loader, List<Step> calls, List<Object> right, int most) {
        before.run();
        return Playback.of(loader, provider, calls, right, most);
    }

    /** Returns what the program as it is answers to a call of an example, by their numbers. */
    public Object answer(int play, int step) {
        return plain(play).answers().get(step);
    }

    /** Returns the wrong answer that the last attempt has shown, as it was returned. */
    public Object wrong() {
        return wrong;
    }
}
