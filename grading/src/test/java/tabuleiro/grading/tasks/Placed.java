package tabuleiro.grading.tasks;

import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.tasks.Stages.Place;
import tabuleiro.rulebook.FeatureFile;

/**
 * An example and the task after which it passes.
 *
 * @param file   the feature file
 * @param number which of the examples of the file it is, from 0
 * @param rule   the id of its rule; that of a guard begins with {@code guard-}
 * @param task   the number of the task; an outline passes when all of its rows do
 * @param runs   how many runs it has: one, or one for each row
 */
record Placed(FeatureFile file, int number, String rule, int task, int runs) {

    /** Returns the examples that are run at these stages, in the order of the files. */
    static List<Placed> of(Stages stages) {
        final List<Placed> placed = new ArrayList<>();
        for (FeatureFile file : FeatureFile.in(stages.features())) {
            final List<Scenario> examples = file.examples();
            for (int number = 0; number < examples.size(); number++) {
                final Scenario example = examples.get(number);
                final List<Place> runs = lines(example).map(line -> new Place(file.name(), line))
                        .filter(stages.passes()::containsKey).toList();
                if (!runs.isEmpty()) {
                    final String rule = rule(file, example);
                    placed.add(new Placed(file, number, rule, Math.max(earliest(stages.tasks(), rule),
                            runs.stream().mapToInt(stages::task).max().getAsInt()), runs.size()));
                }
            }
        }
        return placed;
    }

    /** Of a rule that weighs nothing all belongs to the extension, also what passes before: nobody else writes it. */
    private static int earliest(Tasks tasks, String rule) {
        return tasks.weight(rule).filter("0"::equals).flatMap(none -> tasks.all().stream().filter(Task::isExtension)
                .map(Task::number).findFirst()).orElse(0);
    }

    private static Stream<Integer> lines(Scenario example) {
        final Stream<Location> places = example.getExamples().isEmpty() ? Stream.of(example.getLocation())
                : example.getExamples().stream().flatMap(table -> table.getTableBody().stream())
                        .map(TableRow::getLocation);
        return places.map(Location::getLine).map(Math::toIntExact);
    }

    private static String rule(FeatureFile file, Scenario example) {
        return file.rules().stream().filter(rule -> FeatureFile.examplesOf(rule).contains(example)).map(Rule::getTags)
                .map(tags -> FeatureFile.idsAmong(tags).get(0)).findFirst()
                .orElseGet(() -> FeatureFile.GUARD + FeatureFile.guardedAmong(example.getTags()).get(0));
    }

    /** Returns whether it checks a guard. */
    boolean isGuard() {
        return rule.startsWith(FeatureFile.GUARD);
    }

}
