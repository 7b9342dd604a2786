package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.RuleMark;

/**
 * What stands on the page of a class.
 *
 * @param marked how many rules, and guards of how many, are marked, and what they say
 * @param rows   of its submissions, in their order
 */
public record ClassPage(MarkSheet marked, List<Row> rows) {

    /** Returns the page that shows these rows, for submissions checked by these examples and marked by this rubric. */
    static ClassPage of(Rubric rubric, List<Check> checks, List<Row> rows) {
        return new ClassPage(
                MarkSheet.of(rubric, checks.stream().map(check -> Outcome.notRun(check, "")).toList()), rows);
    }

    /** Returns the rules that are marked, and after them the guards. */
    public List<RuleMark> rules() {
        return marked.exercise().marks().toList();
    }

    /** Returns how many submissions lose marks for a rule, or its guards, that many lose marks for: the most first. */
    public List<Map.Entry<RuleMark, Long>> causes() {
        return rules().stream().map(mark -> Map.entry(mark, rows.stream().filter(row -> row.losses().stream()
                        .anyMatch(each -> each.rule().equals(mark.rule()) && each.guard() == mark.guard())).count()))
                .filter(each -> each.getValue() > 0)
                .sorted(Map.Entry.<RuleMark, Long>comparingByValue().reversed()).toList();
    }

    /** Returns the rule of which least is earned by the submissions that could be run; nothing if all earn all. */
    public Optional<RuleMark> hardest() {
        return IntStream.range(0, rules().size()).filter(i -> !rules().get(i).guard()).boxed()
                .min(Comparator.comparing(this::earned)).filter(i -> earned(i).compareTo(ran()) < 0).map(rules()::get);
    }

    private BigDecimal ran() {
        return BigDecimal.valueOf(rows.stream().filter(Row::ran).count());
    }

    private BigDecimal earned(int place) {
        return rows.stream().filter(Row::ran).map(row -> row.shares().get(place))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Checks whether examples were judged that the students have written. */
    public boolean hasOwnExamples() {
        return rows.stream().anyMatch(row -> !row.found().isEmpty());
    }

    /** Returns how many submissions have earned the rule at this place. */
    public long earnedBy(int place) {
        return rows.stream().filter(row -> row.shares().get(place).compareTo(BigDecimal.ONE) == 0).count();
    }
}
