package tabuleiro.grading.testing;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import java.util.Optional;

/**
 * How many steps and tags the examples of a feature have, found without making the examples: each has those of all that
 * it stands in.
 */
final class StepCount {

    private StepCount() {
    }

    /** Returns how many steps and tags all examples have together. */
    static long of(Feature feature) {
        final long background = feature.getTags().size() + feature.getChildren().stream()
                .map(FeatureChild::getBackground).mapToLong(StepCount::of).sum();
        return feature.getChildren().stream().mapToLong(child -> of(child.getScenario(), background)
                + child.getRule().map(rule -> of(rule, background)).orElse(0L)).sum();
    }

    private static long of(Rule rule, long above) {
        final long background = above + rule.getTags().size() + rule.getChildren().stream()
                .map(RuleChild::getBackground).mapToLong(StepCount::of).sum();
        return rule.getChildren().stream().mapToLong(child -> of(child.getScenario(), background)).sum();
    }

    private static long of(Optional<Background> background) {
        return background.map(before -> before.getSteps().size()).orElse(0);
    }

    private static long of(Optional<Scenario> scenario, long background) {
        return scenario.map(example ->
                of(example, background + example.getTags().size() + example.getSteps().size() + 1))
                .orElse(0L);
    }

    private static long of(Scenario scenario, long each) {
        return scenario.getExamples().isEmpty() ? each : scenario.getExamples().stream()
                .mapToLong(some -> some.getTableBody().size() * (each + some.getTags().size())).sum();
    }
}
