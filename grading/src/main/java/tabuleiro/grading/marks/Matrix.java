package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Played;

/**
 * Which examples find which faults, and what each fault costs.
 *
 * @param rubric by which rubric it is marked
 * @param checks the examples, in the order of the features
 * @param tries  what came of each fault, in the order in which they are written down
 */
public record Matrix(Rubric rubric, List<Check> checks, List<Try> tries) {

    /** A single fault should not cost more than this share of the marks. */
    private static final BigDecimal DEAR = new BigDecimal("0.2");

    /**
     * What came of one fault.
     *
     * @param fault  the fault
     * @param found  the examples that find it, in the order of the features
     * @param mark   what the solution gets with it
     * @param played what came of the random games; nothing if none were played
     */
    public record Try(Fault fault, List<Check> found, BigDecimal mark, Optional<Played> played) {

        /** Returns the examples of its own rule, or guards, that find it. */
        public List<Check> foundByItsRule() {
            return found.stream().filter(fault::isIn).toList();
        }

        /** Returns how many games were lost with it. */
        public int gamesLost() {
            return played.map(games -> games.games() - games.right() + games.extensionGames() - games.extensionRight())
                    .orElse(0);
        }

        /** Returns the rules of the other examples that find it, each with how many they are. */
        public Map<String, Long> foundElsewhere() {
            final Map<String, Long> rules = new TreeMap<>();
            found.stream().filter(check -> !fault.isIn(check))
                    .forEach(check -> rules.merge(check.rule() + (check.guard() ? " guard" : ""), 1L, Long::sum));
            return rules;
        }
    }

    /** Returns the matrix of these faults, of which this was observed of the clean solution with each. */
    public static Matrix of(Rubric rubric, List<Check> checks, List<Fault> faults, List<Observed> observed) {
        return new Matrix(rubric, checks, IntStream.range(0, faults.size())
                .mapToObj(i -> attempt(rubric, faults.get(i), observed.get(i))).toList());
    }

    private static Try attempt(Rubric rubric, Fault fault, Observed observed) {
        return new Try(fault, observed.failing(),
                MarkSheet.of(rubric, observed.outcomes(), new Extras(observed.played(), Extras.WORTHLESS.own())).mark(),
                observed.played());
    }

    /** Returns the faults that no example finds, and no game. */
    public List<Fault> survivors() {
        return tries.stream().filter(tried -> tried.found.isEmpty() && tried.gamesLost() == 0).map(Try::fault).toList();
    }

    /** Returns how many of the faults an example finds. */
    public long findings(Check check) {
        return tries.stream().filter(tried -> tried.found.contains(check)).count();
    }

    /** Returns what a fault costs. */
    public BigDecimal cost(Try one) {
        return BigDecimal.valueOf(rubric.scale()).subtract(one.mark);
    }

    /** Returns what half of the faults cost at most. */
    public BigDecimal median() {
        final List<BigDecimal> costs = tries.stream().map(this::cost).sorted().toList();
        return costs.isEmpty() ? BigDecimal.ZERO : costs.get((costs.size() - 1) / 2);
    }

    /** Returns the faults that cost more than a fifth of the marks, the dearest first. */
    public List<Try> dear() {
        return tries.stream().filter(tried -> cost(tried)
                        .compareTo(BigDecimal.valueOf(rubric.scale()).multiply(DEAR)) > 0)
                .sorted(Comparator.comparing(Try::mark)).toList();
    }

    /** Returns what came of the faults in this rule, or in its guards. */
    public List<Try> of(String rule, boolean guard) {
        return tries.stream().filter(tried -> tried.fault.rule().equals(rule) && tried.fault.guard() == guard).toList();
    }
}
