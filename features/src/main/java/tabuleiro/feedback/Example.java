package tabuleiro.feedback;

import io.cucumber.plugin.event.TestCase;
import java.net.URI;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An example that is being run, as a report names it.
 *
 * @param id    of its rule, such as {@code C4-06}, or {@code guard-C4-06} if it checks a guard: what {@code -Dgroups}
 *              runs it by; of a student's own example, the name of its file
 * @param name  its name in the feature file
 * @param place where it is written, such as {@code features/rules/connect-four/2-dropping.feature:7}
 * @param task  the number of the task that it belongs to; 0 if it has none
 */
record Example(String id, String name, String place, int task) {

    private static final String GUARD = "guard-";
    private static final Pattern ID = Pattern.compile("(?:" + GUARD + ")?[A-Z][A-Z0-9]-\\d\\d");
    private static final Pattern TASK = Pattern.compile(Tasks.TAG + "(\\d{1,3})");
    private static final String OWN = "src/test/resources/examples/";

    /** Returns the example that this test case runs. */
    static Example of(TestCase test) {
        final String place = place(test.getUri(), test.getLocation().getLine());
        final List<String> tags = test.getTags().stream().map(each -> each.substring(1)).toList();
        if (place.startsWith(OWN)) {
            return new Example(file(place), test.getName(), place, 0);
        }
        final String id = tags.stream().filter(Example::isId).findFirst().orElse("");
        return new Example(id, test.getName(), place, task(tags));
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

    /** Returns whether an id is that of the guards of a rule, rather than of the rule itself. */
    static boolean isGuard(String id) {
        return id.startsWith(GUARD);
    }

    /** Returns whether an id is that of a student's own examples. */
    static boolean isOwn(String id) {
        return !isId(id);
    }

    /** Returns the file and line alone, such as {@code 2-dropping.feature:7}. */
    String line() {
        return place.substring(place.lastIndexOf('/') + 1);
    }
}
