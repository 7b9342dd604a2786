package tabuleiro.grading.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.feedback.Tasks.Weight;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.Rubric;

/** Holds what students read of the weights, in the list of tasks and in the README, to the rubric of the exercise. */
class WeightsTest {

    private static final BigDecimal POINTS = BigDecimal.valueOf(20);

    static List<Exercise> exercises() {
        return Faults.exercises();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void whatIsSaidOfTheWeightsFollowsFromTheRubric(Exercise exercise) throws IOException {
        final List<Weight> right = of(Rubric.read(exercise.rubric()));
        final String folder = "exercises/" + exercise.name();
        assertThat(Files.readAllLines(Fixtures.project(folder + "/tasks.txt"))).filteredOn(line ->
                line.startsWith("weighs")).isEqualTo(right.stream().map(each ->
                        "weighs " + each.points() + ": " + each.what()).toList());
        assertThat(Files.readAllLines(Fixtures.project(folder + "/README.md"))).containsSubsequence(
                right.stream().map(each -> "| " + each.what() + " | " + each.points() + " |").toList());
    }

    private static List<Weight> of(Rubric rubric) {
        final Map<BigDecimal, List<String>> byWeight = new TreeMap<>(Comparator.reverseOrder());
        rubric.rules().forEach((rule, weight) ->
                byWeight.computeIfAbsent(weight, any -> new ArrayList<>()).add(rule));
        final BigDecimal guards = rubric.guards().values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        final BigDecimal all = byWeight.entrySet().stream().map(each -> each.getKey()
                .multiply(BigDecimal.valueOf(each.getValue().size()))).reduce(BigDecimal.ZERO, BigDecimal::add)
                .add(guards).add(rubric.contracts()).add(rubric.games());
        final List<Weight> weights = new ArrayList<>();
        byWeight.forEach((weight, rules) -> weights.add(new Weight(points(weight, all),
                rules.stream().sorted().collect(Collectors.joining(", ")))));
        weights.add(new Weight(points(guards, all), "all guards together"));
        weights.add(new Weight(points(rubric.contracts(), all), "postconditions and invariants"));
        weights.add(new Weight(points(rubric.games(), all), "games that are played from the opening to the end"));
        if (!rubric.extension().rules().isEmpty()) {
            assertThat(rubric.extension().weight()).isZero();
            weights.add(new Weight("0", "extension: " + rubric.extension().rules().keySet().stream().sorted()
                    .collect(Collectors.joining(", "))));
        }
        return weights;
    }

    private static String points(BigDecimal weight, BigDecimal all) {
        return weight.multiply(POINTS).divide(all, 2, RoundingMode.HALF_UP).toPlainString();
    }
}
