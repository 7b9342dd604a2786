package tabuleiro.grading.results;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What came of one example.
 *
 * @param check    the example
 * @param status   whether it passed, and if not, in which way
 * @param step     which of its steps failed, from 0; -1 if none did
 * @param message  what the failing step says; empty if none failed
 * @param before   the board before the move, empty if none was drawn
 * @param after    the board after the move, empty if none was drawn
 * @param cause    which rule it fails for; {@link Cause#NONE} if it passed
 * @param hasMove  whether a move is made in it, by the program if it passed and by a right one otherwise
 */
public record Outcome(Check check, Status status, int step, String message, String before, String after,
        @JsonProperty("charge") Cause cause, boolean hasMove) {

    /** Java's exceptions for callers, and those of the program itself: no others are thrown on purpose. */
    private static final Pattern OWN_EXCEPTION = Pattern.compile(
            "(Illegal(Argument|State)Exception|(?!java|tabuleiro)\\w+\\.[\\w.$]+): ");

    /** What the author of a program reads whose answer was late. */
    public static final String LATE = "No answer in time: the program loops or waits for ever.";

    /** How begins what the author of a program reads that has used up its time. */
    public static final String USED_UP = "The program had used up the time that all examples and games have together: ";

    /** How an example can end. */
    public enum Status {
        /** Every step held. */
        PASSED,
        /** The answer is wrong. */
        FAILED,
        /** There was no answer. */
        ERROR,
        /** Nothing was asked, for the reason that the message states. */
        NOT_RUN
    }

    /** Creates the outcome of an example, perhaps with a move, that fails for its own rule if it does. */
    public Outcome(Check check, Status status, int step, String message, String before, String after) {
        this(check, status, step, message, before, after, status == Status.PASSED ? Cause.NONE : Cause.to(check),
                true);
    }

    /** Returns the outcome of an example that was not run, for this reason. */
    public static Outcome notRun(Check check, String reason) {
        return new Outcome(check, Status.NOT_RUN, -1, reason, "", "");
    }

    /** Returns the same outcome, which is charged to this. */
    public Outcome causedBy(Cause other) {
        return new Outcome(check, status, step, message, before, after, other, hasMove);
    }

    /** Returns the same outcome of an example in which a move is made, or none. */
    public Outcome withMove(boolean move) {
        return new Outcome(check, status, step, message, before, after, cause, move);
    }

    /** Returns the same outcome, of which no more is told than the title of the example and why it failed. */
    public Outcome hidden() {
        return new Outcome(new Check(check.feature(), check.rule(), check.guard(), check.law(), check.example(),
                List.of(), "", 0), status, -1, message.strip().lines().findFirst().orElse(""), "", "",
                new Cause(cause.rule(), cause.guard(), "", "", ""), hasMove);
    }

    /** Checks whether an exception of the program's own has stopped a careless call, where an assertion should. */
    public boolean stopsByException() {
        return check.guard() && status == Status.ERROR && OWN_EXCEPTION.matcher(message).lookingAt();
    }

    /** Checks whether a message says that time was up: then another run may end in another way. */
    public static boolean isOfTime(String message) {
        return message.contains(LATE) || message.contains(USED_UP);
    }

    /** Checks whether every step held. */
    public boolean passed() {
        return status == Status.PASSED;
    }
}
