package tabuleiro.checking.worker;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.feature.FeaturePath;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParserException;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runtime.FeaturePathFeatureSupplier;
import io.cucumber.plugin.event.Node;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.feedback.Example;
import tabuleiro.steps.FeatureText;

/** The examples of an exercise: those of the rules, which are read once, and the student's own. */
final class Features {

    private static final List<String> NOT_TO_BE_SOLVED = List.of("@console", "@given");
    private static final Pattern BROKEN = Pattern.compile("(?m)^\\((\\d+)(?::\\d+)?\\): (.*)$");

    private final FeatureParser parser = new FeatureParser(UUID::randomUUID);
    private final List<Feature> rules;

    /** Reads the rules of a game. */
    Features(String game) {
        rules = new FeaturePathFeatureSupplier(Features.class::getClassLoader,
                () -> List.of(FeaturePath.parse("classpath:rules/" + game)), parser).get();
    }

    /** Returns the rules. */
    List<Feature> rules() {
        return rules;
    }

    /**
     * Reads the student's own feature files.
     *
     * @param problems gets those that cannot be read
     */
    List<Feature> own(Path folder, List<Problem> problems) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".feature")).sorted()
                    .flatMap(file -> read(file, problems).stream()).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Optional<Feature> read(Path file, List<Problem> problems) {
        try {
            return parser.parseResource(new FeatureText("examples/" + file.getFileName(), Files.readAllBytes(file)));
        } catch (FeatureParserException broken) {
            final Matcher place = BROKEN.matcher(broken.getMessage());
            problems.add(place.find() ? new Problem(file.toString(), Integer.parseInt(place.group(1)), place.group(2))
                    : new Problem(file.toString(), 1, broken.getMessage()));
        } catch (IOException unreadable) {
            problems.add(new Problem(file.toString(), 1, "The file cannot be read: " + unreadable.getMessage()));
        }
        return Optional.empty();
    }

    /** Returns the examples of these features that are wanted, in the order of their tasks. */
    static List<RunnableExample> plan(List<Feature> features, Wanted wanted) {
        final List<RunnableExample> plan = new ArrayList<>();
        for (Feature feature : features) {
            for (Pickle pickle : feature.getPickles()) {
                if (pickle.getTags().stream().noneMatch(NOT_TO_BE_SOLVED::contains)
                        && wanted.fits(pickle.getTags(), pickle.getName())) {
                    plan.add(new RunnableExample(Example.of(feature.getUri(), pickle.getLocation().getLine(),
                            pickle.getName(), pickle.getTags(), sentence(feature, pickle)), pickle));
                }
            }
        }
        plan.sort(Comparator.comparingInt(runnable -> order(runnable.example())));
        return plan;
    }

    private static int order(Example example) {
        return example.task() == 0 ? Integer.MAX_VALUE : example.task();
    }

    private static String sentence(Feature feature, Pickle pickle) {
        return feature.findPathTo(node -> node.getLocation().equals(pickle.getLocation())).orElse(List.of()).stream()
                .filter(Node.Rule.class::isInstance).findFirst().flatMap(Node::getName).orElse("");
    }

    /**
     * An example and how it is run.
     *
     * @param example how a report names it
     * @param pickle  how Cucumber knows it
     */
    record RunnableExample(Example example, Pickle pickle) {
    }
}
