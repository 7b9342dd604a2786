package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Outcome;

/**
 * What a submission gets in the end.
 *
 * @param sheet    what it gets by the rubric
 * @param outcomes what came of the examples, as it counts
 * @param extras   what came of it besides, as it counts
 * @param mark     the mark
 * @param words    how the mark follows, a line for each step; none if it is the one by the rubric
 * @param byHand   what was changed by hand for this one alone, a line for each; none if nothing was
 * @param open     which parts by hand are not marked yet, which the mark is without
 */
public record FinalMark(MarkSheet sheet, List<Outcome> outcomes, Extras extras, BigDecimal mark, List<String> words,
        List<String> byHand, List<String> open) {
}
