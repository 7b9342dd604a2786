package tabuleiro.contracts.replay;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * One play of an example, up to the first call that is not answered as it should be.
 *
 * @param answers what was answered, as {@link Objects#plain} or as {@link Thrown}
 * @param last    the last answer, as it was returned
 * @param steps   how many steps the program took
 * @param reached the lines that commands reached, and those that queries did
 */
record Playback(List<Object> answers, Object last, int steps, Reached reached) {

    private static final String UNCOMPARED = "whatever it is";

    /** Numbers of lines. */
    record Reached(BitSet commands, BitSet queries) {
    }

    /**
     * Plays an example.
     *
     * @param provider the name of the class that is called first
     * @param calls    the calls; not more are made
     * @param right    what they should answer; none to go on as long as there are values
     * @param most     how many steps the program may take
     */
    static Playback of(Loader loader, String provider, List<Step> calls, List<Object> right, int most) {
        Meter.begin(most);
        Thread.currentThread().setContextClassLoader(loader);
        final List<Object> answers = new ArrayList<>();
        final Reached reached = new Reached(new BitSet(), new BitSet());
        Object last = null;
        try {
            final Objects objects = new Objects(
                    Class.forName(provider, true, loader).getConstructor().newInstance());
            for (int i = 0; i < calls.size() && (i == 0 || isRight(answers, right, i - 1)); i++) {
                last = called(calls.get(i), objects, reached);
                answers.add(calls.get(i).isCompared() ? objects.plain(last) : UNCOMPARED);
            }
        } catch (InvocationTargetException thrown) {
            answers.add(Thrown.of(thrown.getCause()));
        } catch (Throwable thrown) {
            answers.add(Thrown.of(thrown));
        }
        final int steps = Meter.steps();
        Meter.begin(Integer.MAX_VALUE);
        return new Playback(answers, last, steps, reached);
    }

    private static Object called(Step call, Objects objects, Reached reached) throws ReflectiveOperationException {
        Meter.note(call.isCommand() ? reached.commands
                : call.isCompared() && call.isAboutGame() ? reached.queries : null);
        try {
            return call.method().invoke(objects.object(call.object()), objects.arguments(call.arguments()));
        } finally {
            Meter.note(null);
        }
    }

    private static boolean isRight(List<Object> answers, List<Object> right, int place) {
        return right.isEmpty() || Objects.areEqual(answers.get(place), right.get(place));
    }

    /** Returns the number of the first answer that is another than this; -1 if there is none. */
    int difference(List<Object> right) {
        for (int i = 0; i < answers.size(); i++) {
            if (!isRight(answers, right, i)) {
                return i;
            }
        }
        return -1;
    }

    /** Returns what was thrown instead of the last answer; null if nothing was. */
    Thrown thrown() {
        return answers.isEmpty() || !(answers.get(answers.size() - 1) instanceof Thrown thrown) ? null : thrown;
    }
}
