package tabuleiro.grading.testing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.results.Check;

/**
 * The examples that an exercise has already, also with the players exchanged, or seen in a mirror: what a student need
 * not have thought of.
 *
 * <p>Moves are told apart from checks: the steps that stand under {@code Then} in an example that is given are checks,
 * under whatever keyword a student writes them.
 */
final class GivenExamples {

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern COLUMNS = Pattern.compile("(?<=columns? )\\d+(?:, \\d+)*");
    private static final Pattern SQUARE = Pattern.compile("\\b([a-h])([1-8])\\b");
    private static final Pattern PLAYER = Pattern.compile("\\b(first|second|white|black|White|Black)\\b");
    private static final Map<String, String> OTHER = Map.of("first", "second", "second", "first", "white", "black",
            "black", "white", "White", "Black", "Black", "White");

    private final int columns;
    private final Set<String> checks = new HashSet<>();
    private final Set<List<String>> examples = new HashSet<>();
    private final Set<Set<Step>> parts = new HashSet<>();

    /**
     * A step, and after which moves it comes.
     *
     * @param moves the moves before it
     * @param text  what it says
     */
    private record Step(List<String> moves, String text) {
    }

    /**
     * Notes these examples.
     *
     * @param columns how many columns the board has, where steps give their numbers
     */
    GivenExamples(Collection<Check> given, int columns) {
        this.columns = columns;
        given.forEach(check -> noteChecks(check.steps()));
        given.stream().map(check -> wording(check.steps())).flatMap(this::alike).forEach(steps -> {
            examples.add(steps);
            parts.add(Set.copyOf(parts(steps)));
        });
    }

    private void noteChecks(List<String> steps) {
        boolean isCheck = false;
        for (String step : steps) {
            isCheck = step.startsWith("Then ") || isCheck && step.startsWith("And ");
            if (isCheck) {
                checks.add(kind(withoutKeyword(step)));
            }
        }
    }

    /** Returns what a step says, whatever the numbers, squares and players in it. */
    private static String kind(String step) {
        final String line = step.lines().findFirst().orElse("");
        return PLAYER.matcher(NUMBER.matcher(SQUARE.matcher(line).replaceAll("#")).replaceAll("#")).replaceAll("#");
    }

    private Stream<List<String>> alike(List<String> steps) {
        return Stream.of(steps, each(steps, this::mirrored), each(steps, GivenExamples::exchanged),
                each(each(steps, this::mirrored), GivenExamples::exchanged));
    }

    private static List<String> each(List<String> steps, UnaryOperator<String> change) {
        return steps.stream().map(change).toList();
    }

    private String mirrored(String step) {
        final List<String> lines = step.lines().toList();
        final String text = SQUARE.matcher(COLUMNS.matcher(lines.isEmpty() ? "" : lines.get(0)).replaceAll(
                list -> NUMBER.matcher(list.group()).replaceAll(
                        number -> String.valueOf(columns + 1 - Integer.parseInt(number.group())))))
                .replaceAll(square -> (char) ('a' + 'h' - square.group(1).charAt(0)) + square.group(2));
        return joined(text, lines, line -> {
            final List<String> cells = new ArrayList<>(List.of(line.strip().split("\\s+")));
            Collections.reverse(cells);
            return String.join(" ", cells);
        });
    }

    private static String exchanged(String step) {
        final List<String> lines = step.lines().toList();
        final String text = PLAYER.matcher(lines.isEmpty() ? "" : lines.get(0))
                .replaceAll((MatchResult player) -> OTHER.get(player.group()));
        return joined(text, lines, line -> line.replace('1', '\0').replace('2', '1').replace('\0', '2'));
    }

    private static String joined(String text, List<String> lines, UnaryOperator<String> change) {
        return Stream.concat(Stream.of(text), lines.stream().skip(1).map(change)).collect(Collectors.joining("\n"));
    }

    private List<Step> parts(List<String> steps) {
        final List<String> moves = new ArrayList<>();
        final List<Step> parts = new ArrayList<>();
        for (String step : steps) {
            parts.add(new Step(List.copyOf(moves), step));
            if (!isCheck(step)) {
                moves.add(step);
            }
        }
        return parts;
    }

    private boolean isCheck(String step) {
        return checks.contains(kind(step));
    }

    /** Checks whether these are the steps of an example that is given. */
    boolean has(List<String> steps) {
        return examples.contains(wording(steps));
    }

    /**
     * Checks whether one of these steps, by its number, stands in an example that is given and is contained in these:
     * the same checks are made after the same moves, whatever comes between and afterwards.
     */
    boolean hasStep(List<String> steps, int number) {
        final List<Step> own = parts(wording(steps));
        return number < 0 || number >= own.size() || parts.stream()
                .anyMatch(example -> example.contains(own.get(number)) && new HashSet<>(own).containsAll(example));
    }

    /** Returns steps without their keywords, and their pictures with one blank between two cells. */
    static List<String> wording(List<String> steps) {
        return steps.stream().map(GivenExamples::withoutKeyword).toList();
    }

    private static String withoutKeyword(String step) {
        final List<String> lines = step.substring(step.indexOf(' ') + 1).lines().toList();
        return joined(lines.isEmpty() ? "" : lines.get(0).strip(), lines, line -> line.strip().replaceAll("\\s+", " "));
    }
}
