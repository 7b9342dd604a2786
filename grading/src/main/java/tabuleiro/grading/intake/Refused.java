package tabuleiro.grading.intake;

import java.io.IOException;

/** Says why a submission cannot be graded, in words for its author, first in short. Only that submission is refused. */
final class Refused extends IOException {

    static final String UNSAFE = "is unsafe";
    static final String UNREADABLE = "cannot be read";
    static final String TOO_MUCH = "is too large";

    private static final long serialVersionUID = 1L;

    private final String inShort;

    /** Refuses for this reason, in short, such as {@code is empty}, and at length. */
    Refused(String inShort, String reason) {
        super(reason);
        this.inShort = inShort;
    }

    /** Why, in a few words that follow "this submission"? */
    String inShort() {
        return inShort;
    }
}
