package tabuleiro.grading.judge;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import java.util.List;
import java.util.Optional;

/** How many steps the examples of a feature have, found without making the examples. */
final class StepCount {

    private StepCount() {
    }

    /** Returns how many steps all examples have together, each with those of the backgrounds above it. */
    static long of(Feature feature) {
        final long background = feature.getChildren().stream().map(FeatureChild::getBackground).mapToLong(StepCount::of)
                .sum();
        return feature.getChildren().stream().mapToLong(child -> of(child.getScenario(), background)
                + child.getRule().map(rule -> of(rule, background)).orElse(0L)).sum();
    }

    private static long of(Rule rule, long above) {
        final long background = above + rule.getChildren().stream().map(RuleChild::getBackground)
                .mapToLong(StepCount::of).sum();
        return rule.getChildren().stream().mapToLong(child -> of(child.getScenario(), background)).sum();
    }

    private static long of(Optional<Background> background) {
        return background.map(each -> each.getSteps().size()).orElse(0);
    }

    private static long of(Optional<Scenario> scenario, long background) {
        return scenario.map(each -> rows(each) * (background + each.getSteps().size() + 1)).orElse(0L);
    }

    private static long rows(Scenario scenario) {
        return scenario.getExamples().isEmpty() ? 1
                : scenario.getExamples().stream().map(Examples::getTableBody).mapToLong(List::size).sum();
    }
}
