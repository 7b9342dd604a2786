package tabuleiro.grading.suite;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.DocStringArgument;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParserException;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.gherkin.Step;
import io.cucumber.plugin.event.Node;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Contract;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Origin;
import tabuleiro.grading.results.Check;
import tabuleiro.steps.FeatureText;

/** The rules of one exercise and every example under them: what each submission is held against. */
public final class Suite {

    private static final Pattern ID = Pattern.compile("@(guard-)?([A-Z][A-Z0-9]-\\d\\d)");

    private final Exercise exercise;
    private final FirstTasks tasks;
    private final List<Example> examples;
    private final List<Example> book;

    /** Creates the suite of the examples of another that belong to these tasks. */
    private Suite(Suite whole, FirstTasks tasks) {
        exercise = whole.exercise;
        this.tasks = tasks;
        book = whole.book;
        examples = whole.examples.stream().filter(example -> tasks.has(example.pickle().getTags())).toList();
    }

    /**
     * Reads the rules of an exercise.
     *
     * @throws GradingException if there is not a single example, or one that could not fail or belongs to no rule
     */
    public Suite(Exercise exercise) {
        this(exercise, OwnRules.NONE);
    }

    /** Reads the rules of an exercise, and those of an instructor's own. */
    public Suite(Exercise exercise, OwnRules own) {
        this(exercise, given(exercise), own);
    }

    /** Reads the rules of an exercise from these feature files alone, by name. */
    public Suite(Exercise exercise, SortedMap<String, byte[]> files) {
        this(exercise, files, OwnRules.NONE);
    }

    private static SortedMap<String, byte[]> given(Exercise exercise) {
        return Origin.of(Contract.class).contents(
                name -> name.startsWith("rules/" + exercise.name() + "/") && name.endsWith(".feature"));
    }

    private Suite(Exercise exercise, SortedMap<String, byte[]> files, OwnRules own) {
        this.exercise = exercise;
        tasks = FirstTasks.ALL;
        examples = new ArrayList<>();
        book = examples;
        final FeatureParser parser = new FeatureParser(new Numbering());
        try {
            Stream.of(files, own.files()).flatMap(some -> some.entrySet().stream())
                    .map(file -> new FeatureText(file.getKey(), file.getValue())).forEach(text ->
                            parser.parseResource(text).ifPresent(feature ->
                                    feature.getPickles().forEach(pickle -> plan(feature, pickle))));
        } catch (FeatureParserException broken) {
            throw new GradingException("A feature file is no Gherkin: "
                    + broken.getMessage().lines().map(String::strip).collect(Collectors.joining(" ")), broken);
        }
        if (examples.isEmpty()) {
            throw new GradingException("The exercise " + exercise.name() + " has no examples to grade by.");
        }
    }

    /** Returns the same with only the examples of these tasks. */
    public Suite upTo(FirstTasks some) {
        return some.equals(FirstTasks.ALL) ? this : new Suite(this, some);
    }

    /** Returns the ids of the rules of which it has an example, and no later task has another. */
    public Set<String> completeRules() {
        final Set<String> rules = examples.stream().map(example -> example.check().rule()).collect(Collectors.toSet());
        book.stream().filter(example -> !example.check().guard()
                && !tasks.has(example.pickle().getTags())).forEach(example -> rules.remove(example.check().rule()));
        return rules;
    }

    /** Returns to which tasks its examples belong. */
    public FirstTasks tasks() {
        return tasks;
    }

    /** Returns the exercise to which these rules belong. */
    public Exercise exercise() {
        return exercise;
    }

    /** Returns the examples by which a submission is checked, in the order of the features. */
    public List<Check> checks() {
        return examples.stream().map(Example::check).toList();
    }

    /** The same examples as {@link #checks}, as they can be played. */
    public List<Example> examples() {
        return examples;
    }

    /** Returns the examples of all tasks, on whose boards random games begin. */
    public List<Example> book() {
        return book;
    }

    private void plan(Feature feature, Pickle pickle) {
        final List<String> tags = pickle.getTags();
        if (tags.contains("@console") || tags.contains("@given")) {
            return;
        }
        final int line = pickle.getLocation().getLine();
        final List<Matcher> ids = tags.stream().map(ID::matcher).filter(Matcher::matches).toList();
        if (ids.size() != 1) {
            throw new GradingException("An example needs the id of one rule, or of the one it guards, but "
                    + file(feature.getUri()) + ":" + line + " has " + ids.stream().map(Matcher::group).toList() + ".");
        }
        if (pickle.getSteps().isEmpty()) {
            throw new GradingException("The example " + file(feature.getUri()) + ":" + line + " has no steps.");
        }
        final Matcher id = ids.get(0);
        examples.add(new Example(new Check(feature.getName().orElse(""), id.group(2), id.group(1) != null,
                law(feature, pickle), pickle.getName(), steps(pickle), file(feature.getUri()), line), pickle));
    }

    private static String law(Feature feature, Pickle pickle) {
        return feature.findPathTo(node -> !(node instanceof Node.Container<?>)
                        && node.getLocation().equals(pickle.getLocation())).orElse(List.of()).stream()
                .filter(Node.Rule.class::isInstance).findFirst().flatMap(Node::getName).orElse("");
    }

    /** Returns the steps of an example, each with its keyword and its picture. */
    public static List<String> steps(Pickle pickle) {
        final List<String> steps = new ArrayList<>();
        for (Step step : pickle.getSteps()) {
            final String picture = step.getArgument() instanceof DocStringArgument text ? "\n" + text.getContent() : "";
            steps.add(step.getKeyword().strip() + " " + step.getText() + picture);
        }
        return steps;
    }

    private static String file(URI feature) {
        final String path = feature.toString();
        return (path.startsWith("classpath:/" + Check.OWN) ? Check.OWN : "")
                + path.substring(path.lastIndexOf('/') + 1);
    }
}
