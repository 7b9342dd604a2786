package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is changed by hand in the marks of one submission, or of all.
 *
 * @param mark       the mark, whatever else would be; nothing if it follows from the rest
 * @param difference what is added to the mark, or taken off if it is negative
 * @param atMost     the most that is given; nothing if there is no such limit
 * @param extension  until when it may be handed in; nothing if until the deadline of all
 * @param handedIn   when it was handed in; nothing if the platform or the archive says so
 * @param appeals    what is charged otherwise
 * @param parts      marks for what is marked by hand, by its name in the rubric
 * @param oral       by what the mark is multiplied, from 0 to 1, after the oral; nothing if there was none yet
 * @param reason     why, in words for the student
 */
public record Adjustment(Optional<BigDecimal> mark, BigDecimal difference, Optional<BigDecimal> atMost,
        Optional<LocalDateTime> extension, Optional<LocalDateTime> handedIn, List<Appeal> appeals,
        Map<String, Part> parts, Optional<BigDecimal> oral, String reason) {

    /**
     * The mark for a part.
     *
     * @param mark on the scale of the rubric
     * @param how  how it follows, such as from levels; empty if it was given
     */
    record Part(BigDecimal mark, String how) {
    }

    /** Nothing is changed. */
    public static final Adjustment NONE = new Adjustment(Optional.empty(), BigDecimal.ZERO, Optional.empty(),
            Optional.empty(), Optional.empty(), List.of(), Map.of(), Optional.empty(), "");

    /** Returns whether it changes the mark itself, or when it was handed in. */
    boolean isOfTheMark() {
        return mark.isPresent() || difference.signum() != 0 || atMost.isPresent() || extension.isPresent()
                || handedIn.isPresent();
    }

    /** Returns the same with further appeals before its own. */
    Adjustment withAppeals(List<Appeal> more) {
        return new Adjustment(mark, difference, atMost, extension, handedIn,
                Stream.concat(more.stream(), appeals.stream()).toList(), parts, oral, reason);
    }
}
