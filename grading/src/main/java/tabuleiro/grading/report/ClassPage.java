package tabuleiro.grading.report;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
        return Stream.concat(marked.rules().stream(), marked.guards().stream()).toList();
    }

    /** Returns which of these a submission has not earned; none for one that did not run. */
    public List<RuleMark> lost(Row row) {
        return IntStream.range(0, row.ran() ? row.earned().size() : 0).filter(i -> !row.earned().get(i))
                .mapToObj(rules()::get).toList();
    }

    /** Checks whether examples were judged that the students have written. */
    public boolean hasOwnExamples() {
        return rows.stream().anyMatch(row -> !row.found().isEmpty());
    }

    /** Returns how many submissions have earned the rule at this place. */
    public long earnedBy(int place) {
        return rows.stream().filter(row -> row.earned().get(place)).count();
    }
}
