package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.YamlFile;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.suite.Suite;

/**
 * What is left of a rubric if only the first tasks of its exercise are marked. A rule of which later tasks have
 * examples, too, weighs as much less as they are.
 */
final class EarlyWeights {

    private static final int DECIMALS = 2;

    private final List<Check> all;
    private final List<Check> early;

    private EarlyWeights(Suite suite, FirstTasks tasks) {
        all = suite.checks();
        early = suite.upTo(tasks).checks();
    }

    /** Returns which tasks a rubric marks. */
    static FirstTasks tasks(YamlFile read, Exercise exercise) {
        return read.optionalNumber("tasks").map(last -> FirstTasks.upTo(last.intValueExact(), exercise))
                .orElse(FirstTasks.ALL);
    }

    /** Returns a rubric without what its tasks do not ask for. */
    static Rubric of(Rubric whole) {
        final FirstTasks tasks = whole.terms().tasks();
        if (tasks.equals(FirstTasks.ALL)) {
            return whole;
        }
        final EarlyWeights weights = new EarlyWeights(new Suite(whole.exercise()), tasks);
        final Map<String, BigDecimal> rules = weights.left(whole.rules(), false);
        final Extension more = whole.extension();
        final Extension extension = new Extension(more.weight(), weights.left(more.rules(), false),
                weights.left(more.guards(), true));
        final Terms terms = whole.terms().with(
                extension.rules().isEmpty() && extension.guards().isEmpty() ? Extension.NONE : extension,
                whole.terms().caps().stream().filter(cap -> rules.keySet().containsAll(cap.without())).toList());
        return new Rubric(whole.exercise(), whole.title(), whole.scale(), rules, weights.left(whole.guards(), true),
                tasks.haveContracts(whole.exercise()) ? terms : terms.withoutContracts());
    }

    private Map<String, BigDecimal> left(Map<String, BigDecimal> weights, boolean guard) {
        final Map<String, BigDecimal> left = new LinkedHashMap<>();
        weights.forEach((rule, weight) -> {
            final long of = count(all, rule, guard);
            final long now = count(early, rule, guard);
            if (of == 0 || now > 0) {
                left.put(rule, now == of ? weight : weight.multiply(BigDecimal.valueOf(now))
                        .divide(BigDecimal.valueOf(of), DECIMALS, RoundingMode.HALF_UP));
            }
        });
        return left;
    }

    private static long count(List<Check> checks, String rule, boolean guard) {
        return checks.stream().filter(check -> check.guard() == guard && check.rule().equals(rule)).count();
    }
}
