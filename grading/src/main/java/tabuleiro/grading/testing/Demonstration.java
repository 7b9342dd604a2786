package tabuleiro.grading.testing;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Pickle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.play.Moment;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Example;
import tabuleiro.grading.suite.Numbering;
import tabuleiro.grading.suite.Suite;
import tabuleiro.steps.FeatureText;

/**
 * Writes examples that show what was wrong in random games: in the vocabulary of the features, each tried on the
 * submission, and as short as they can be.
 */
final class Demonstration {

    private static final String FEATURE = "Play against the reference";

    /** How many differences are shown, each of another rule. */
    private static final int MOST = 3;

    private final Function<Example, Outcome> submission;
    private final Function<String, String> laws;

    /**
     * Will try examples on this submission.
     *
     * @param laws returns what a rule says, by its id
     */
    Demonstration(Function<Example, Outcome> submission, Function<String, String> laws) {
        this.submission = submission;
        this.laws = laws;
    }

    /** Returns examples of those of these differences that are reached soonest; each fails on the submission. */
    List<Outcome> of(List<Deviation> differences) {
        final List<Deviation> soonest = differences.stream()
                .sorted(Comparator.comparingInt(difference -> difference.moment().moves().size())).toList();
        final List<Outcome> shown = new ArrayList<>();
        final List<String> rules = new ArrayList<>();
        for (Deviation each : soonest) {
            if (shown.size() < MOST && !rules.contains(each.rule())) {
                rules.add(each.rule());
                final Outcome outcome = outcome(each);
                if (shown.stream().noneMatch(other -> other.check().rule().equals(outcome.check().rule()))) {
                    shown.add(outcome);
                }
            }
        }
        return shown;
    }

    private Outcome outcome(Deviation difference) {
        final Moment moment = difference.moment();
        return shortest(difference, moment.resumed(), moment.last())
                .or(() -> shortest(difference, moment.opening(), moment.moves()))
                .orElseGet(() -> told(difference));
    }

    /** Returns an example that begins like this and fails; nothing if none does. */
    private Optional<Outcome> shortest(Deviation difference, List<String> given, List<String> moves) {
        final List<Fact> facts = difference.moment().facts().get();
        if (facts.isEmpty()) {
            return Optional.empty();
        }
        final Outcome all = submission.apply(example(check(difference.rule(), difference), given, moves,
                difference.brokeOff() ? facts.subList(0, 1) : facts));
        if (difference.brokeOff()) {
            return Optional.of(all).filter(outcome -> !outcome.passed());
        }
        if (all.passed()) {
            return Optional.empty();
        }
        final int fact = all.step() - given.size() - moves.size();
        final Fact first = facts.get(Math.max(0, fact));
        return Optional.of(submission.apply(example(
                check(fact < 0 ? difference.rule() : first.rule(), difference), given, moves, List.of(first))))
                .filter(outcome -> !outcome.passed());
    }

    /** Returns an example of these phrases. */
    static Example example(Check check, List<String> given, List<String> moves, List<Fact> facts) {
        final List<String> steps = Stream.of(steps("Given", given), steps("When", moves),
                steps("Then", facts.stream().map(Fact::phrase).toList())).flatMap(List::stream).toList();
        final String text = "Feature: " + FEATURE + "\n\n  Example: " + check.example() + "\n"
                + steps.stream().map(Demonstration::written).collect(Collectors.joining());
        final Pickle pickle = new FeatureParser(new Numbering())
                .parseResource(new FeatureText("play.feature", text.getBytes(StandardCharsets.UTF_8)))
                .orElseThrow().getPickles().get(0);
        return new Example(with(check, Suite.steps(pickle)), pickle);
    }

    private Check check(String rule, Deviation difference) {
        final int moves = difference.moment().moves().size();
        final String after = moves == 1 ? "after 1 move" : "after " + moves + " moves";
        final String place = moves == 0 ? "before the first move" : after;
        return new Check(FEATURE, rule, false, laws.apply(rule), place + " of a random game", List.of(), "", 0);
    }

    private static Check with(Check check, List<String> steps) {
        return new Check(check.feature(), check.rule(), check.guard(), check.law(), check.example(), steps,
                check.file(), check.line());
    }

    private static List<String> steps(String keyword, List<String> phrases) {
        return IntStream.range(0, phrases.size())
                .mapToObj(i -> (i == 0 ? keyword : "And") + " " + phrases.get(i)).toList();
    }

    private static String written(String step) {
        final String[] lines = step.split("\n", -1);
        final StringBuilder text = new StringBuilder("    " + lines[0] + "\n");
        if (lines.length > 1) {
            text.append("      \"\"\"\n");
            Stream.of(lines).skip(1).forEach(line -> text.append("      ").append(line).append('\n'));
            text.append("      \"\"\"\n");
        }
        return text.toString();
    }

    /** Returns what happened, where no example alone shows it. */
    private Outcome told(Deviation difference) {
        final Moment moment = difference.moment();
        final List<String> steps = Stream.of(steps("Given", moment.opening()), steps("When", moment.moves()),
                List.of("Then " + difference.call() + " returns " + difference.expected()))
                .flatMap(List::stream).toList();
        return new Outcome(with(check(difference.rule(), difference), steps), Outcome.Status.FAILED, steps.size() - 1,
                difference.happened() + "\nThis shows only in the game as it was played: other games are played at the"
                + " same time, and much is asked about each.", "", "");
    }
}
