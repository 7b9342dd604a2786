package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Seen;

/**
 * What a submission gets for one rule, or for guarding its precondition.
 *
 * @param rule     the id of the rule
 * @param guard    whether this is for its guards
 * @param weight   what it is worth
 * @param credit   whether a share of that can be earned
 * @param evidence what is known of it
 */
public record RuleMark(String rule, boolean guard, BigDecimal weight, Credit credit, Evidence evidence) {

    /** A rule loses this part of the share of its examples that other rules' mistakes keep from passing. */
    private static final BigDecimal THIRD = BigDecimal.valueOf(3);

    /** A rule that goes wrong in a third of the games that show whether it holds is lost: nobody could rely on it. */
    private static final BigDecimal GAMES = BigDecimal.valueOf(3);

    /** Returns what came of its examples. */
    public List<Outcome> outcomes() {
        return evidence.outcomes();
    }

    /** Returns what the rule says, in a sentence; for guards, which calls must be stopped. */
    public String law() {
        return outcomes().stream().map(outcome -> guard ? outcome.check().example() : outcome.check().law()).distinct()
                .collect(Collectors.joining("; "));
    }

    /** Checks whether all of it is earned. */
    public boolean isEarned() {
        return share().compareTo(BigDecimal.ONE) == 0;
    }

    /**
     * Checks whether enough of the rule itself passes for anything to count. By shares that takes an example in which a
     * move is made: who refuses every move has no rule right. Of a rule without such examples any will do, if a move is
     * made at all. A guard needs the same of its rule: an assertion that stops every call guards nothing.
     */
    public boolean isGrounded() {
        if (credit == Credit.WHOLE) {
            return evidence.ground().stream().anyMatch(Outcome::passed);
        }
        final boolean moves = evidence.ground().stream().anyMatch(Outcome::hasMove);
        return evidence.anyMoves() && evidence.ground().stream()
                .anyMatch(each -> each.passed() && (each.hasMove() || !moves));
    }

    /**
     * Checks whether nothing can be seen of the rule, as all of its examples in which a move is made get wrong answers
     * that contradict others. It may be right: it earns as much as all else earns of the whole. What is not written, or
     * breaks off, gives no answer.
     */
    public boolean isHidden() {
        return credit == Credit.SHARE && !guard && evidence.anyMoves() && firstFailing().isPresent() && !isGrounded()
                && charged() == 0 && outcomes().stream()
                        .allMatch(each -> each.passed() || each.status() == Outcome.Status.FAILED);
    }

    /** Returns how much of its weight is earned, from 0 to 1. */
    public BigDecimal share() {
        if (isHidden()) {
            return evidence.elsewhere().multiply(ofGames(), MathContext.DECIMAL128);
        }
        if (passed() == 0 || !isGrounded()) {
            return BigDecimal.ZERO;
        }
        if (credit == Credit.WHOLE) {
            return passed() == outcomes().size() ? BigDecimal.ONE : BigDecimal.ZERO;
        }
        return ofExamples().multiply(ofGames(), MathContext.DECIMAL128);
    }

    private BigDecimal ofExamples() {
        final BigDecimal blocked = part(blocked(), outcomes().size()).divide(THIRD, MathContext.DECIMAL128);
        return part(passed(), passed() + charged()).subtract(blocked).max(BigDecimal.ZERO);
    }

    private BigDecimal ofGames() {
        final int wrong = guard ? 0 : gamesCharged();
        return wrong == 0 ? BigDecimal.ONE : BigDecimal.ONE
                .subtract(part(wrong, evidence.gamesRight() + wrong).multiply(GAMES)).max(BigDecimal.ZERO);
    }

    private static BigDecimal part(long part, long whole) {
        return BigDecimal.valueOf(part).divide(BigDecimal.valueOf(whole), MathContext.DECIMAL128);
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return weight.multiply(share());
    }

    /** Returns how many of its examples passed. */
    public long passed() {
        return outcomes().stream().filter(Outcome::passed).count();
    }

    /** Returns how many examples, of whichever rule, fail for a mistake in this one. */
    public long charged() {
        return evidence.charged().size();
    }

    /** Returns how many of its examples fail for mistakes in other rules. */
    public long blocked() {
        return outcomes().stream().filter(each -> !each.passed() && !evidence.charged().contains(each)).count();
    }

    /** Returns how many random games go wrong for a mistake in this rule. */
    public int gamesCharged() {
        return evidence.gamesCharged();
    }

    /** Returns what random games show of it in positions that stand in no example; of guards they show nothing. */
    public Seen seen() {
        return evidence.seen();
    }

    /** Returns the example that its author should look at first; nothing if all passed. */
    public Optional<Outcome> firstFailing() {
        return outcomes().stream().filter(outcome -> !outcome.passed()).findFirst();
    }
}
