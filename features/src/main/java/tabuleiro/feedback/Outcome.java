package tabuleiro.feedback;

import java.io.Serializable;
import java.util.List;

/**
 * What came of one example.
 *
 * @param example which one
 * @param state   how it ended
 * @param lines   what is wrong, in full; nothing if it passed
 * @param printed what the program printed meanwhile, as far as that is kept
 * @param broken  the rules of which the first wrong answer contradicts one, as {@link PossibleCauses} reads them; empty
 *                if that is not known
 */
public record Outcome(Example example, State state, List<String> lines, List<String> printed, String broken)
        implements Serializable {

    /** Keeps copies. */
    public Outcome {
        lines = List.copyOf(lines);
        printed = List.copyOf(printed);
    }

    /** Creates what came of an example of which it is not known which rules the program contradicts. */
    public Outcome(Example example, State state, List<String> lines, List<String> printed) {
        this(example, state, lines, printed, "");
    }

    /** How an example ended. */
    public enum State {
        /** Everything is as the rule demands. */
        PASSED("done"),
        /** A task is still to be done. */
        NOT_WRITTEN("not written"),
        /** A check found something else than what the rule demands. */
        WRONG("wrong"),
        /** The program threw an exception. */
        BREAKS_OFF("breaks off"),
        /** The example reached its time limit. */
        NO_END("no end"),
        /** The program ended the whole run. */
        EXITS("exits"),
        /** Too many other examples had no end. */
        NOT_RUN("not run");

        private final String words;

        State(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** Returns what came of an example that passed, in which nothing was printed. */
    public static Outcome passed(Example example) {
        return new Outcome(example, State.PASSED, List.of(), List.of());
    }

    /** Returns what came of an example in which this was wrong, and nothing was printed. */
    public static Outcome wrong(Example example, List<String> lines) {
        return new Outcome(example, State.WRONG, lines, List.of());
    }

    /** Returns that an example was not run. */
    public static Outcome notRun(Example example) {
        return new Outcome(example, State.NOT_RUN, List.of(), List.of());
    }

    /** Returns the same with what the program printed. */
    public Outcome printing(List<String> text) {
        return new Outcome(example, state, lines, text, broken);
    }

    /** Returns the same with the rules of which the first wrong answer contradicts one. */
    public Outcome breaking(String rules) {
        return new Outcome(example, state, lines, printed, rules);
    }

    /** Returns whether the example passed. */
    public boolean passed() {
        return state == State.PASSED;
    }

    /** Returns whether others have not been run because of it. */
    boolean endsTheRun() {
        return state == State.NO_END || state == State.EXITS;
    }

    /** Returns whether it has not been run because of others. */
    boolean isNotRun() {
        return state == State.NOT_RUN;
    }

    /** Returns whether the program did not answer: it threw an exception, has no end, or ended the run. */
    boolean breaksOff() {
        return isWrong() && state != State.WRONG;
    }

    /** Returns whether the program does something that is not right, and is not just unwritten. */
    boolean isWrong() {
        return !passed() && state != State.NOT_WRITTEN && state != State.NOT_RUN;
    }
}
