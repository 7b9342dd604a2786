package tabuleiro.specification;

import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.FeatureFile;

/**
 * Checks that feature files can be read: how many examples a rule has, how long rules and titles are, and how much
 * there is in all.
 */
final class FeatureLimits {

    /** At most so many examples explain a rule; an outline is one. */
    static final int EXAMPLES_OF_A_RULE = 8;
    /** At most so many rows has an outline. */
    static final int ROWS = 10;
    /** At most so many words has the title of an example. */
    static final int WORDS = 12;

    /** At most so many lines has a rule with its examples; in games with large boards, more. */
    static final int LINES = 120;
    static final int LINES_WITH_LARGE_BOARDS = 200;

    /** What the rules of a game may take together, or those of the console. */
    static final Size EACH = new Size(250, 450, 4_000);

    private static final Pattern NOT_ALONE = Pattern.compile("\\b(nor|too|or enough|so they are)\\b");

    /**
     * How much some feature files contain.
     *
     * @param examples how many examples, of which an outline is one
     * @param runs     how many examples, of which each row of an outline is one
     * @param lines    how many lines
     */
    record Size(int examples, int runs, int lines) {

        /** Returns the size of these files. */
        static Size of(List<FeatureFile> files) {
            final List<Scenario> examples = files.stream().flatMap(file -> file.examples().stream()).toList();
            return new Size(examples.size(), examples.stream().mapToInt(FeatureLimits::runs).sum(),
                    files.stream().mapToInt(file -> (int) file.text().lines().count()).sum());
        }

        /** Checks whether this is at most as much. */
        boolean isWithin(Size most) {
            return examples <= most.examples && runs <= most.runs && lines <= most.lines;
        }
    }

    private final FeatureFile file;
    private final List<String> faults = new ArrayList<>();

    private FeatureLimits(FeatureFile file) {
        this.file = file;
    }

    /** Returns what is too long in a file, with its places. */
    static List<String> faults(FeatureFile file) {
        final FeatureLimits limits = new FeatureLimits(file);
        final List<Rule> rules = file.rules();
        for (int i = 0; i < rules.size(); i++) {
            limits.checkRule(rules.get(i), i + 1 < rules.size() ? begin(rules.get(i + 1))
                    : file.text().lines().count() + 1);
        }
        file.examples().forEach(limits::checkExample);
        return limits.faults;
    }

    private static int runs(Scenario example) {
        return example.getExamples().isEmpty() ? 1
                : example.getExamples().stream().mapToInt(table -> table.getTableBody().size()).sum();
    }

    private static long begin(Rule rule) {
        return Stream.concat(rule.getTags().stream().map(tag -> tag.getLocation().getLine()),
                Stream.of(rule.getLocation().getLine())).mapToLong(Long::longValue).min().orElseThrow();
    }

    private void checkRule(Rule rule, long end) {
        final int examples = FeatureFile.examplesOf(rule).size();
        if (examples > EXAMPLES_OF_A_RULE) {
            add(rule.getLocation(), "a rule has at most %s examples, not %s: %s"
                    .formatted(EXAMPLES_OF_A_RULE, examples, rule.getName()));
        }
        final boolean isLarge = FeatureFile.idsAmong(rule.getTags()).stream()
                .anyMatch(id -> Descriptor.all().stream()
                        .anyMatch(game -> game.isLarge() && id.startsWith(game.prefix())));
        final int most = isLarge ? LINES_WITH_LARGE_BOARDS : LINES;
        final long lines = end - begin(rule);
        if (lines > most) {
            add(rule.getLocation(), "a rule with its examples has at most %s lines, %s if isLarge() of the game's "
                    .formatted(LINES, LINES_WITH_LARGE_BOARDS) + "descriptor says so, not %s: %s"
                    .formatted(lines, rule.getName()));
        }
    }

    private void checkExample(Scenario example) {
        if (runs(example) > ROWS) {
            add(example.getLocation(), "an outline has at most %s rows, not %s: %s"
                    .formatted(ROWS, runs(example), example.getName()));
        }
        final List<String> words = List.of(example.getName().split("\\s+"));
        if (words.size() > WORDS) {
            add(example.getLocation(), "a title has at most %s words, not %s: %s"
                    .formatted(WORDS, words.size(), example.getName()));
        }
        NOT_ALONE.matcher(example.getName()).results().findFirst().ifPresent(found -> add(example.getLocation(),
                "a title is read alone, so it does not say \"%s\": %s".formatted(found.group(), example.getName())));
    }

    private void add(Location location, String fault) {
        faults.add(file.name() + ":" + location.getLine() + ": " + fault);
    }
}
