package tabuleiro.grading.process;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a step meets when an assertion in the submission stopped a call. It stands for the submission's error; that
 * itself never comes here.
 */
public final class ContractBroken extends AssertionError {

    private static final long serialVersionUID = 1L;

    private static final Pattern CLAUSE =
            Pattern.compile("(precondition|postcondition|invariant) broken: (\\w+)");

    private final String places;

    ContractBroken(String message, String places) {
        super(message);
        this.places = places;
    }

    /**
     * Returns in a sentence what it means where the call was legal, with the end of a line: the contract is wrong, or
     * what it checks; empty if it is a precondition, which blames the caller.
     */
    public String told() {
        final Matcher clause = CLAUSE.matcher(getMessage());
        if (!clause.lookingAt()) {
            return "An assertion of yours fails for a legal call.\n";
        }
        if (clause.group(1).equals("precondition")) {
            return "";
        }
        return "Your " + clause.group(1) + " `" + clause.group(2) + "` fails for a legal call.\n";
    }

    /** Returns the places in the submission, a line each, the innermost first. */
    public String places() {
        return places;
    }
}
