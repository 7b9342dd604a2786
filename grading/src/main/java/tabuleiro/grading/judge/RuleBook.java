package tabuleiro.grading.judge;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.gherkin.DocStringArgument;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.gherkin.Step;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.FeaturePathFeatureSupplier;
import io.cucumber.plugin.event.Node;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/** The rules of one exercise and every example under them: what each submission is held against. */
public final class RuleBook {

    private static final Pattern ID = Pattern.compile("@(guard-)?([A-Z][A-Z0-9]-\\d\\d)");

    private final Exercise exercise;
    private final List<Feature> features;
    private final Map<String, Check> checks = new LinkedHashMap<>();

    /**
     * Reads the rules of an exercise.
     *
     * @throws GradingException if there is not a single example
     */
    public RuleBook(Exercise exercise) {
        this.exercise = exercise;
        final URI folder = URI.create("classpath:/rules/" + exercise.name());
        features = new FeaturePathFeatureSupplier(
                RuleBook.class::getClassLoader,
                new RuntimeOptionsBuilder().addFeature(
                        FeatureWithLines.create(folder, List.of())).build(),
                new FeatureParser(UUID::randomUUID)).get();
        features.forEach(feature -> feature.getPickles().forEach(pickle -> plan(feature, pickle)));
        if (checks.isEmpty()) {
            throw new GradingException("The exercise " + exercise.name() + " has no examples to grade by.");
        }
    }

    /** Which exercise are these the rules of? */
    public Exercise exercise() {
        return exercise;
    }

    /** Which examples is a submission held against? In the order of the features. */
    public List<Check> checks() {
        return List.copyOf(checks.values());
    }

    List<Feature> features() {
        return features;
    }

    /** Which example stands at this place of a feature file, if it is one that is marked? */
    Check check(URI feature, int line) {
        return checks.get(location(feature, line));
    }

    private void plan(Feature feature, Pickle pickle) {
        final List<String> tags = pickle.getTags();
        if (tags.contains("@console") || tags.contains("@given")) {
            return;
        }
        final int line = pickle.getLocation().getLine();
        final String place = location(feature.getUri(), line);
        final List<Matcher> ids = tags.stream().map(ID::matcher).filter(Matcher::matches).toList();
        if (ids.size() != 1) {
            throw new GradingException("An example needs the id of one rule, or of the one it guards, but " + place
                    + " has " + ids.stream().map(Matcher::group).toList() + ".");
        }
        final Matcher id = ids.get(0);
        checks.put(place, new Check(feature.getName().orElse(""), id.group(2), id.group(1) != null,
                law(feature, pickle), pickle.getName(), steps(pickle), file(feature.getUri()), line));
    }

    private static String law(Feature feature, Pickle pickle) {
        return feature.findPathTo(node -> !(node instanceof Node.Container<?>)
                        && node.getLocation().equals(pickle.getLocation())).orElse(List.of()).stream()
                .filter(Node.Rule.class::isInstance).findFirst().flatMap(Node::getName).orElse("");
    }

    private static List<String> steps(Pickle pickle) {
        final List<String> steps = new ArrayList<>();
        for (Step step : pickle.getSteps()) {
            final String picture = step.getArgument() instanceof DocStringArgument text ? "\n" + text.getContent() : "";
            steps.add(step.getKeyword().strip() + " " + step.getText() + picture);
        }
        return steps;
    }

    private static String location(URI feature, int line) {
        return file(feature) + ":" + line;
    }

    /** What is the feature file called, without its folder? */
    static String file(URI feature) {
        final String path = feature.toString();
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
