package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

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

    /** Returns the refusal that a library has wrapped into a fault of its own. */
    static Optional<Refused> in(Throwable fault) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause).filter(Refused.class::isInstance)
                .map(Refused.class::cast).findFirst();
    }

    /**
     * Returns what to say of a submission when reading it fails for this reason: it costs that submission
     * alone, whatever it is.
     */
    static Refused because(Throwable fault) {
        if (fault instanceof Refused refused) {
            return refused;
        }
        return new Refused(UNREADABLE, fault instanceof IOException
                ? "It cannot be read: " + EntryName.shown(String.valueOf(fault.getMessage()))
                : "Reading it failed (" + fault.getClass().getName() + "): hand it in again, without files that do not"
                        + " belong to the exercise.");
    }

    /** Returns why, in a few words that follow "this submission". */
    String inShort() {
        return inShort;
    }
}
