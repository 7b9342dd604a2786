package tabuleiro.grading.judge;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.grading.blame.Blame;

/**
 * The rules that failures of one submission may be charged to. Where a wrong answer may contradict one rule or another,
 * the one is meant that explains most failures.
 */
final class Suspects {

    private final Map<String, Integer> failures = new HashMap<>();

    /** Hears of a failure that is charged to one of these rules. */
    void hear(String rules) {
        each(rules).forEach(rule -> failures.merge(rule, 1, Integer::sum));
    }

    /** Returns the one of these rules that explains most; of several, the first. */
    String likely(String rules) {
        return each(rules).reduce((best, other) -> failures.getOrDefault(other, 0) > failures.getOrDefault(best, 0)
                ? other : best).orElseThrow();
    }

    private static Stream<String> each(String rules) {
        return Stream.of(rules.split(Pattern.quote(Blame.OR)));
    }
}
