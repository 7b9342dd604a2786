package tabuleiro.feedback;

import io.cucumber.plugin.event.TestCase;
import java.io.Serializable;
import java.net.URI;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An example, as a report names it.
 *
 * @param id       of its rule, such as {@code C4-06}, or {@code guard-C4-06} if it checks a guard: what
 *                 {@code -Dgroups} runs it by; of a student's own example, the name of its file
 * @param sentence the rule in words
 * @param name     its name in the feature file
 * @param place    where it is written, such as {@code features/rules/connect-four/2-dropping.feature:7}
 * @param task     the number of the task that it belongs to; 0 if it has none
 */
public record Example(String id, String sentence, String name, String place, int task) implements Serializable {

    private static final String GUARD = "guard-";
    private static final Pattern ID = Pattern.compile("(?:" + GUARD + ")?[A-Z][A-Z0-9]-\\d\\d");
    private static final Pattern TASK = Pattern.compile(Tasks.TAG + "(\\d{1,3})");
    private static final String OWN = "src/test/resources/examples/";

    /** Returns the example that this test case runs, under a rule with this sentence. */
    static Example of(TestCase test, String sentence) {
        return of(test.getUri(), test.getLocation().getLine(), test.getName(), test.getTags(), sentence);
    }

    /** Returns the example in a line of a feature file, with its tags, under a rule with this sentence. */
    public static Example of(URI feature, int line, String name, List<String> tags, String sentence) {
        final String place = place(feature, line);
        if (place.startsWith(OWN)) {
            return new Example(file(place), "Your own examples", name, place, 0);
        }
        final List<String> words = tags.stream().map(tag -> tag.substring(1)).toList();
        final String id = words.stream().filter(Example::isId).findFirst().orElse("");
        return new Example(id, isGuard(id) ? "A call that breaks a precondition is stopped by an assertion" : sentence,
                name, place, task(words));
    }

    private static int task(List<String> tags) {
        return tags.stream().map(TASK::matcher).filter(Matcher::matches).findFirst()
                .map(tag -> Integer.parseInt(tag.group(1))).orElse(0);
    }

    /** Returns the place of a line of a feature: in the folder that its author edits, not where the build copies it. */
    static String place(URI feature, int line) {
        return feature.toString().replaceFirst("^classpath:/?examples/", OWN)
                .replaceFirst("^classpath:/?", "features/") + ":" + line;
    }

    private static String file(String place) {
        return place.substring(place.lastIndexOf('/') + 1, place.lastIndexOf(':'));
    }

    /** Returns whether this is the id of a rule, or of the guards of a rule. */
    static boolean isId(String tag) {
        return ID.matcher(tag).matches();
    }

    /** Returns whether it checks a guard, rather than the rule itself. */
    public boolean isGuard() {
        return isGuard(id);
    }

    private static boolean isGuard(String id) {
        return id.startsWith(GUARD);
    }

    /** Returns whether it is a student's own. */
    public boolean isOwn() {
        return !isId(id);
    }

    /** Returns its name below the id of a rule, with the id of its own if that is another. */
    String under(String rule) {
        return rule.equals(id) ? name : name + " (an example of " + id + ")";
    }

    /** Returns what it belongs to: a task such as {@code task 3}; without one, the rule or the file. */
    String part() {
        return task == 0 ? id : "task " + task;
    }
}
