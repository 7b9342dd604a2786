package tabuleiro.feedback;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.steps.Moves;

/**
 * In which other rule the mistake may be that an example shows: an example needs more rules than the one under which it
 * stands. The others are told by the share of their examples in which a wrong answer was given, rather than a move
 * refused on the way, or an exception thrown.
 */
final class Elsewhere {

    private static final int MOST = 2;

    private Elsewhere() {
    }

    /** Returns a line that names the rules of which at least half as much is wrong as of one; none if there is none. */
    static List<String> of(Tally one, List<Tally> rules) {
        final String named = rules.stream().filter(rule -> rule != one && !rule.isGuard() && !rule.isOwn())
                .filter(rule -> wrong(rule) > 0 && share(rule) >= share(one) / 2)
                .sorted(Comparator.comparing(Elsewhere::share).reversed()).limit(MOST)
                .map(rule -> rule.id() + " (" + wrong(rule) + " of " + rule.examples() + ")")
                .collect(Collectors.joining(", "));
        return named.isEmpty() || one.isGuard() ? List.of()
                : List.of("The mistake may be in another rule, of which much is wrong: " + named + ".");
    }

    private static boolean isRefused(String line) {
        return Moves.REFUSED.stream().anyMatch(refused -> line.startsWith("[" + Lines.said(refused)));
    }

    private static double share(Tally rule) {
        return (double) wrong(rule) / rule.examples();
    }

    private static long wrong(Tally rule) {
        return rule.outcomes().stream().filter(each -> each.state() == Outcome.State.WRONG
                && each.lines().stream().noneMatch(Elsewhere::isRefused)).count();
    }
}
