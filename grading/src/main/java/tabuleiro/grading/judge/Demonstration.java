package tabuleiro.grading.judge;

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
import tabuleiro.Reason;
import tabuleiro.grading.judge.Playing.Difference;
import tabuleiro.grading.play.Moment;
import tabuleiro.steps.RandomPlay.Fact;

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
    List<Outcome> of(List<Difference> differences) {
        final List<Difference> soonest = differences.stream()
                .sorted(Comparator.comparingInt(each -> each.exchange().moment().moves().size())).toList();
        final List<Outcome> shown = new ArrayList<>();
        final List<String> rules = new ArrayList<>();
        for (Difference each : soonest) {
            if (shown.size() < MOST && !rules.contains(rule(each))) {
                rules.add(rule(each));
                shown.add(outcome(each));
            }
        }
        return shown;
    }

    /** Returns the id of the rule of the refusal that was expected, or of the one that was returned. */
    private static String rule(Difference difference) {
        return difference.exchange().permitted().size() == 1 && value(difference) instanceof Optional<?> optional
                && optional.orElse(null) instanceof Reason reason && expected(difference).equals(Optional.empty())
                ? reason.rule() : difference.exchange().rule();
    }

    private static Object value(Difference difference) {
        try {
            return difference.returned().length == 0 ? difference.reason()
                    : Replies.value(difference.exchange().call().operation().answer(), difference.returned());
        } catch (Failure | ContractBroken none) {
            return none.getMessage();
        }
    }

    private static Object expected(Difference difference) {
        final byte[] value = difference.exchange().permitted().get(0);
        final byte[] answer = new byte[value.length + 1];
        System.arraycopy(value, 0, answer, 1, value.length);
        return Replies.value(difference.exchange().call().operation().answer(), answer);
    }

    private Outcome outcome(Difference difference) {
        final Moment moment = difference.exchange().moment();
        return shortest(difference, moment.resumed(), moment.last())
                .or(() -> shortest(difference, moment.opening(), moment.moves()))
                .orElseGet(() -> told(difference));
    }

    /** Returns an example that begins like this and fails; nothing if none does. */
    private Optional<Outcome> shortest(Difference difference, List<String> given, List<String> moves) {
        final List<Fact> facts = difference.exchange().moment().facts().get();
        if (facts.isEmpty()) {
            return Optional.empty();
        }
        final Outcome all = submission.apply(example(check(rule(difference), difference), given, moves,
                difference.reason().isEmpty() ? facts : facts.subList(0, 1)));
        if (!difference.reason().isEmpty()) {
            return Optional.of(all).filter(each -> !each.passed());
        }
        if (all.passed()) {
            return Optional.empty();
        }
        final int fact = all.step() - given.size() - moves.size();
        final Fact first = facts.get(Math.max(0, fact));
        return Optional.of(submission.apply(example(
                check(fact < 0 ? rule(difference) : first.rule(), difference), given, moves, List.of(first))))
                .filter(each -> !each.passed());
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
        return new Example(with(check, RuleBook.steps(pickle)), pickle);
    }

    private Check check(String rule, Difference difference) {
        final int moves = difference.exchange().moment().moves().size();
        return new Check(FEATURE, rule, false, laws.apply(rule), moves == 0 ? "before the first move of a random game"
                : "after %d move%s of a random game".formatted(moves, moves == 1 ? "" : "s"), List.of(), "", 0);
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
    private Outcome told(Difference difference) {
        final Moment moment = difference.exchange().moment();
        final List<String> steps = Stream.of(steps("Given", moment.opening()), steps("When", moment.moves()),
                List.of("Then " + difference.exchange().call().words() + " returns " + words(expected(difference))))
                .flatMap(List::stream).toList();
        final String happened = difference.reason().isEmpty()
                ? "It returns " + words(value(difference)) + "." : difference.reason();
        return new Outcome(with(check(rule(difference), difference), steps), Outcome.Status.FAILED, steps.size() - 1,
                Text.clean(happened
                + "\nThis shows only in the game as it was played: other games are played at the same time, and much is"
                + " asked about each."), "", "");
    }

    private static String words(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Demonstration::words).orElse("nothing");
        }
        return value instanceof Reason reason ? "the refusal: " + reason.words() : String.valueOf(value);
    }
}
