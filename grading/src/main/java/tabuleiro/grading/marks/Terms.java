package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;

/**
 * What a rubric says besides the weights of rules and guards.
 *
 * @param credit      how much of its weight a rule earns that is not wholly right
 * @param isPlayed    whether random games are played against the reference
 * @param play        what these games weigh beside the rules; 0 unless nothing but whole rules is credited
 * @param ownExamples what it weighs to find all faults by examples of one's own; 0 if they are not marked
 * @param contracts   what it weighs that postconditions and invariants stop mistakes; 0 if they are not tried
 * @param extension   what need not be built
 * @param caps        the most that is given without some part
 */
public record Terms(Credit credit, boolean isPlayed, BigDecimal play, BigDecimal ownExamples,
        BigDecimal contracts, Extension extension, List<Cap> caps) {

    /** Nothing is marked but rules and guards, by shares. */
    public static final Terms PLAIN =
            new Terms(Credit.SHARE, false, BigDecimal.ZERO, BigDecimal.ZERO, Extension.NONE, List.of());

    /** Creates terms by which contracts are not tried. */
    public Terms(Credit credit, boolean isPlayed, BigDecimal play, BigDecimal ownExamples, Extension extension,
            List<Cap> caps) {
        this(credit, isPlayed, play, ownExamples, BigDecimal.ZERO, extension, caps);
    }

    /** Returns the same terms without random games. */
    Terms withoutPlay() {
        return new Terms(credit, false, BigDecimal.ZERO, ownExamples, contracts, extension, caps);
    }

    /** Returns the same terms, by which contracts are not tried. */
    Terms withoutContracts() {
        return new Terms(credit, isPlayed, play, ownExamples, BigDecimal.ZERO, extension, caps);
    }

    /** Returns the same terms by which a rule earns all or nothing, and the games weigh this beside the rules. */
    Terms whole(BigDecimal games) {
        return new Terms(Credit.WHOLE, isPlayed, isPlayed ? games : BigDecimal.ZERO, ownExamples, contracts,
                extension, caps);
    }
}
