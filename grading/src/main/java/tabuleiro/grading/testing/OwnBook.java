package tabuleiro.grading.testing;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tabuleiro.grading.Text;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.OwnExample;
import tabuleiro.grading.suite.Example;
import tabuleiro.grading.suite.Numbering;
import tabuleiro.grading.suite.Suite;
import tabuleiro.language.TranslatedFeatures;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.steps.FeatureText;

/**
 * The examples that a student has written, as text of strangers: nothing of it is run but the steps of the vocabulary,
 * and what is too large to be read, parsed or played at leisure is refused before it is.
 */
final class OwnBook {

    /** How many feature files are read. */
    static final int MOST_FILES = 10;
    /** How many examples are played, each row of an outline being one. */
    static final int MOST_EXAMPLES = 50;
    /** How many steps an example may have. */
    static final int MOST_STEPS = 30;
    /** How long a feature file may be. */
    static final int MOST_CHARACTERS = 32_768;
    /** How long a line may be: long ones make the expressions of steps dear. */
    static final int LONGEST_LINE = 200;
    /** How many rows of tables a file may have; each multiplies the steps of its outline. */
    static final int MOST_ROWS = 50;
    /** How many places for values a file may have; each may become as long as a line. */
    static final int MOST_PLACEHOLDERS = 200;

    /** How many steps and tags a file may have, those that an example shares with others counted for each. */
    static final int MOST_STEPS_OF_A_FILE = MOST_EXAMPLES * MOST_STEPS;
    /** How many things all examples together may name, such as {@code 100 turns}: they may take long. */
    static final int MOST_THINGS = 1000;

    /** A number of things; a seed is none. */
    private static final Pattern COUNT = Pattern.compile("(?<!seed )(?<!seeds )\\b(\\d{2,})(?= \\p{L})");
    private static final Pattern OTHER_LANGUAGE = Pattern.compile("(?m)^\\s*#\\s*language\\s*:\\s*+(?!en\\s*$).*");

    private final List<OwnExample> all = new ArrayList<>();
    private final Map<OwnExample, Example> playable = new HashMap<>();
    private final Set<List<String>> known = new HashSet<>();
    private final GivenExamples given;
    private int things;

    /** Reads these files, by name, beside examples that are given. */
    OwnBook(Map<String, String> files, GivenExamples given) {
        this.given = given;
        int read = 0;
        for (Map.Entry<String, String> file : new TreeMap<>(files).entrySet()) {
            read++;
            final Optional<String> problem = read <= MOST_FILES ? tooLarge(file.getValue())
                    : Optional.of("Only the first " + MOST_FILES + " feature files are read.");
            problem.ifPresentOrElse(why -> note(file.getKey(), 0, "", why),
                    () -> parse(file.getKey(), TranslatedFeatures.english(file.getValue())));
        }
    }

    private OwnExample note(String file, int line, String title, String problem) {
        final OwnExample example = new OwnExample(Text.clean(file), line, Text.clean(title), Text.clean(problem));
        all.add(example);
        return example;
    }

    private static Optional<String> tooLarge(String text) {
        if (text.length() > MOST_CHARACTERS) {
            return Optional.of("The file has more than " + MOST_CHARACTERS + " characters.");
        }
        if (text.lines().anyMatch(line -> line.length() > LONGEST_LINE)) {
            return Optional.of("A line has more than " + LONGEST_LINE + " characters.");
        }
        if (text.lines().filter(line -> line.strip().startsWith("|")).count() > MOST_ROWS) {
            return Optional.of("The file has more than " + MOST_ROWS + " rows of tables.");
        }
        return text.chars().filter(character -> character == '<').count() > MOST_PLACEHOLDERS
                ? Optional.of("The file has more than " + MOST_PLACEHOLDERS + " places for values in <>.")
                : Optional.empty();
    }

    /** Looks how much there is before examples are made of it: each has the steps of all its backgrounds. */
    private void parse(String name, String text) {
        if (OTHER_LANGUAGE.matcher(text).find()) {
            note(name, 0, "", "Only English and Portuguese are read: remove the line # language, or write pt there.");
            return;
        }
        try {
            final long steps = StepCount.of(FeatureFile.parse(name, text).feature());
            if (steps > MOST_STEPS_OF_A_FILE) {
                note(name, 0, "", "The file has more than " + MOST_STEPS_OF_A_FILE
                        + " steps and tags, those of a background or a feature counted for each example.");
            } else {
                plan(name, text);
            }
        } catch (RuntimeException | StackOverflowError broken) {
            note(name, 0, "", "The file is no Gherkin that can be read: " + firstLines(broken));
        }
    }

    private void plan(String name, String text) {
        final Optional<Feature> feature = new FeatureParser(new Numbering())
                .parseResource(new FeatureText(name, text.getBytes(StandardCharsets.UTF_8)));
        if (feature.isEmpty() || feature.get().getPickles().isEmpty()) {
            note(name, 0, "", "There is no example in the file.");
        }
        feature.ifPresent(read -> read.getPickles().forEach(pickle -> plan(name, pickle)));
    }

    private static String firstLines(Throwable broken) {
        return String.join(" ", String.valueOf(broken.getMessage()).lines().limit(2).map(String::strip).toList());
    }

    private void plan(String name, Pickle pickle) {
        final List<String> steps = Suite.steps(pickle);
        final int line = pickle.getLocation().getLine();
        final Optional<String> problem = problem(steps);
        if (problem.isPresent()) {
            note(name, line, pickle.getName(), problem.get());
            return;
        }
        final OwnExample example = note(name, line, pickle.getName(), "");
        playable.put(example, new Example(new Check("", "own-" + all.size(), false, "", example.title(), steps,
                example.file(), line), pickle));
    }

    private Optional<String> problem(List<String> steps) {
        if (playable.size() >= MOST_EXAMPLES) {
            return Optional.of("Only the first " + MOST_EXAMPLES + " examples are played.");
        }
        if (steps.isEmpty() || steps.size() > MOST_STEPS) {
            return Optional.of("An example has 1 to " + MOST_STEPS + " steps, not " + steps.size() + ".");
        }
        things += steps.stream().flatMap(step -> COUNT.matcher(step).results()).mapToInt(OwnBook::number).sum();
        if (things > MOST_THINGS) {
            return Optional.of("The numbers of things in all examples may be " + MOST_THINGS + " together.");
        }
        if (given.has(steps)) {
            return Optional.of("The exercise has this example already, mirrored or with the players exchanged.");
        }
        return known.add(GivenExamples.wording(steps)) ? Optional.empty()
                : Optional.of("An earlier example of yours has the same steps.");
    }

    private static int number(MatchResult count) {
        return count.group(1).length() > 4 ? MOST_THINGS + 1 : Integer.parseInt(count.group(1));
    }

    /** Returns all examples, in the order of their files, with what is wrong with each so far. */
    List<OwnExample> all() {
        return List.copyOf(all);
    }

    /** Returns how an example can be played; nothing if it cannot. */
    Optional<Example> playable(OwnExample example) {
        return Optional.ofNullable(playable.get(example));
    }
}
