package tabuleiro.specification;

import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import io.cucumber.messages.types.Tag;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.rulebook.FeatureFile;

/** Checks the style of the feature files of one game, and reports faults with their places. */
final class FeatureStyle {

    private static final String ID = "(" + FeatureFile.GUARD + ")?" + FeatureFile.ID;
    private static final String TASK = "task-\\d+";
    /** What no example can show. */
    private static final String BY_HAND = "by-hand";
    private static final String NOT_TO_BE_SOLVED = "console|given";
    private static final Set<String> TAGS = Set.of("guard", "console", "given", BY_HAND);
    private static final Set<String> KEYWORDS = Set.of("Given", "When", "Then", "And");

    private final List<FeatureFile> files;
    private final List<String> faults = new ArrayList<>();
    private FeatureFile file;

    private FeatureStyle(List<FeatureFile> files) {
        this.files = files;
    }

    /** Returns the faults of these files, all of one game. */
    static List<String> faults(List<FeatureFile> files) {
        final FeatureStyle style = new FeatureStyle(files);
        final Set<String> ids = new HashSet<>();
        for (FeatureFile each : files) {
            style.file = each;
            style.checkText();
            style.checkTags(each.feature().getTags(), each.feature().getLocation());
            each.rules().forEach(rule -> style.checkRule(rule, ids));
            style.checkExamplesOutsideRules();
            each.examples().forEach(style::checkExample);
            each.rules().forEach(rule -> FeatureFile.examplesOf(rule).forEach(
                    example -> style.checkTask(example, rule.getTags())));
            each.examplesOutsideRules().forEach(example -> style.checkTask(example, List.of()));
        }
        if (ids.stream().map(id -> id.substring(0, 2)).distinct().count() > 1) {
            style.faults.add("all ids of a game must start alike: " + ids.stream().sorted().toList());
        }
        return style.faults;
    }

    private void checkText() {
        if (file.text().contains("\t")) {
            faults.add(file.name() + ": contains a tab");
        }
    }

    private void checkTags(List<Tag> tags, Location location) {
        FeatureFile.names(tags).stream().filter(tag -> !tag.matches(ID) && !tag.matches(TASK) && !TAGS.contains(tag))
                .forEach(tag -> add(location, "@" + tag + " is an unknown tag"));
    }

    private void checkRule(Rule rule, Set<String> ids) {
        checkTags(rule.getTags(), rule.getLocation());
        checkNoGuard(rule.getTags(), rule.getLocation());
        FeatureFile.examplesOf(rule).forEach(example -> checkNoGuard(example.getTags(), example.getLocation()));
        final List<String> own = FeatureFile.idsAmong(rule.getTags());
        if (own.size() != 1) {
            add(rule.getLocation(), "a rule must have exactly one id, not " + own.size() + ": " + rule.getName());
        }
        own.stream().filter(id -> !ids.add(id))
                .forEach(id -> add(rule.getLocation(), id + " is already the id of another rule"));
        final boolean isByHand = FeatureFile.names(file.feature().getTags()).contains(BY_HAND);
        if (FeatureFile.examplesOf(rule).isEmpty() != isByHand) {
            add(rule.getLocation(), (isByHand ? "what is marked by hand has no example: "
                    : "a rule must have an example: ") + rule.getName());
        }
        checkNames(FeatureFile.examplesOf(rule));
    }

    private void checkNoGuard(List<Tag> tags, Location location) {
        FeatureFile.guardedAmong(tags).forEach(id -> add(location, "an example of a rule must not guard " + id));
    }

    private void checkExamplesOutsideRules() {
        final Set<String> ruleIds = FeatureFile.ruleIds(files);
        for (Scenario example : file.examplesOutsideRules()) {
            final List<String> own = FeatureFile.guardedAmong(example.getTags());
            if (!FeatureFile.names(file.feature().getTags()).contains("guard")) {
                add(example.getLocation(), "without @guard an example must belong to a rule: " + example.getName());
            } else if (own.size() != 1 || !ruleIds.containsAll(own)) {
                add(example.getLocation(), "a guard must name exactly one rule, not " + own + ": " + example.getName());
            }
            if (!FeatureFile.idsAmong(example.getTags()).isEmpty()) {
                add(example.getLocation(), "an example outside a rule must not have its id: " + example.getName());
            }
        }
        checkNames(file.examplesOutsideRules());
    }

    private void checkNames(List<Scenario> examples) {
        final Set<String> names = new HashSet<>();
        examples.stream().filter(example -> !names.add(example.getName()))
                .forEach(example -> add(example.getLocation(), "another example has this name: " + example.getName()));
    }

    private void checkExample(Scenario example) {
        checkTags(example.getTags(), example.getLocation());
        example.getExamples().forEach(this::checkTable);
        final List<String> keywords = example.getSteps().stream().map(Step::getKeyword).map(String::strip).toList();
        if (keywords.stream().filter("When"::equals).count() > 1) {
            add(example.getLocation(), "an example must not have more than one When: " + example.getName());
        }
        keywords.stream().filter(keyword -> !KEYWORDS.contains(keyword)).forEach(keyword ->
                add(example.getLocation(), "a step must not start with " + keyword + ": " + example.getName()));
    }

    /** An example that is to be solved belongs to one task, which it or its rule or its feature names. */
    private void checkTask(Scenario example, List<Tag> above) {
        final List<String> tags = Stream.of(file.feature().getTags(), above, example.getTags())
                .flatMap(some -> FeatureFile.names(some).stream()).toList();
        final List<String> tasks = tags.stream().filter(tag -> tag.matches(TASK)).toList();
        if (tasks.size() != 1 && tags.stream().noneMatch(tag -> tag.matches(NOT_TO_BE_SOLVED))) {
            add(example.getLocation(), "an example must belong to exactly one task, not " + tasks + ": "
                    + example.getName());
        }
    }

    private void checkTable(Examples table) {
        checkTags(table.getTags(), table.getLocation());
        if (table.getName().isBlank()) {
            add(table.getLocation(), "a block of Examples must have a name");
        }
    }

    private void add(Location location, String fault) {
        faults.add(file.name() + ":" + location.getLine() + ": " + fault);
    }
}
