package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.RuleMark;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;

/**
 * What stands on the page of a class.
 *
 * @param marked how many rules, and guards of how many, are marked, and what they say
 * @param pass   the least mark with which the exercise is passed
 * @param rows   of its submissions, in their order
 */
public record ClassPage(MarkSheet marked, BigDecimal pass, List<Row> rows) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /**
     * How difficult a rule, or its guards, was for the submissions that could be graded.
     *
     * @param mark    what it says, and what it weighs
     * @param percent how much of it they earn
     * @param whole   how many earn all of it
     * @param lose    how many lose marks for mistakes in it
     */
    public record Difficulty(RuleMark mark, BigDecimal percent, long whole, long lose) {
    }

    /** Returns the page that shows these rows, for submissions checked by these examples and marked by this rubric. */
    static ClassPage of(Rubric rubric, List<Check> checks, List<Row> rows) {
        return new ClassPage(
                MarkSheet.of(rubric, checks.stream().map(check -> Outcome.notRun(check, "")).toList()),
                rubric.pass(), rows);
    }

    /** Returns the rules that are marked, and after them the guards. */
    public List<RuleMark> rules() {
        return marked.exercise().marks().toList();
    }

    /** Returns the rows of the submissions that could be graded. */
    public List<Row> graded() {
        return rows.stream().filter(Row::ran).toList();
    }

    /** Returns the mean of the marks of those that could be graded, to one decimal; they must be some. */
    public BigDecimal mean() {
        return mean(graded().stream().map(Row::mark).toList(), 1);
    }

    /** Returns the mark in the middle of those that could be graded, or between the two there; they must be some. */
    public BigDecimal median() {
        final List<BigDecimal> marks = graded().stream().map(Row::mark).sorted().toList();
        return mean(marks.subList((marks.size() - 1) / 2, marks.size() / 2 + 1), 1);
    }

    private static BigDecimal mean(List<BigDecimal> numbers, int decimals) {
        return numbers.stream().reduce(BigDecimal.ZERO, BigDecimal::add)
                .divide(BigDecimal.valueOf(numbers.size()), decimals, RoundingMode.HALF_UP);
    }

    /** Returns how many of those that could be graded pass. */
    public long passing() {
        return graded().stream().filter(row -> row.mark().compareTo(pass) >= 0).count();
    }

    /** Returns which share of those that could be graded pass, in percent; they must be some. */
    public long percentPassing() {
        return Math.round(100.0 * passing() / graded().size());
    }

    /** Returns the rules and guards, the most difficult first; none if no submission could be graded. */
    public List<Difficulty> byDifficulty() {
        final List<Row> graded = graded();
        return graded.isEmpty() ? List.of() : IntStream.range(0, rules().size()).mapToObj(i -> difficulty(i, graded))
                .sorted(Comparator.comparing(Difficulty::percent)
                        .thenComparing(Comparator.comparing(Difficulty::lose).reversed())).toList();
    }

    private Difficulty difficulty(int place, List<Row> graded) {
        final RuleMark mark = rules().get(place);
        return new Difficulty(mark, mean(graded.stream().map(row -> row.shares().get(place).multiply(HUNDRED)).toList(),
                0), graded.stream().filter(row -> row.shares().get(place).compareTo(BigDecimal.ONE) == 0).count(),
                graded.stream().filter(row -> row.losses().stream().anyMatch(loss ->
                        loss.rule().equals(mark.rule()) && loss.guard() == mark.guard())).count());
    }

    /** Returns the rows of the submissions at which an instructor should look first, the most urgent first. */
    public List<Row> urgent() {
        return rows.stream().filter(row -> !row.concerns().isEmpty())
                .sorted(Comparator.comparing(row -> row.concerns().get(0).kind())).toList();
    }

    /** Returns which parts by hand are marked of nobody yet. */
    public List<String> open() {
        return graded().stream().map(Row::open).reduce((some, other) ->
                some.stream().filter(other::contains).toList()).orElse(List.of());
    }

    /** Checks whether it was tried whether contracts notice mistakes. */
    public boolean hasContracts() {
        return rows.stream().anyMatch(row -> row.ran() && !row.contracts().isEmpty());
    }

    /** Checks whether examples were tested that the students have written. */
    public boolean hasOwnExamples() {
        return rows.stream().anyMatch(row -> !row.found().isEmpty());
    }

    /** Returns the picture of how the marks are distributed. */
    public Histogram histogram(int scale) {
        return Histogram.of(graded().stream().map(Row::mark).toList(), scale, pass);
    }

    /** Returns the picture of what each row has earned of each rule. */
    public RuleMap map() {
        return new RuleMap(rules());
    }
}
