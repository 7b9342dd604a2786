package tabuleiro.steps;

import io.cucumber.plugin.event.TestCase;
import java.net.URI;
import java.util.regex.Pattern;

/**
 * An example that is being run, as it is told to whoever writes an engine.
 *
 * @param id    of its rule, such as {@code C4-06}, or {@code guard-C4-06} if it checks a guard: what {@code -Dgroups}
 *              runs it by
 * @param name  what it is called
 * @param place where it stands, such as {@code features/rules/connect-four/2-dropping.feature:7}
 */
record Example(String id, String name, String place) {

    private static final String GUARD = "guard-";
    private static final Pattern ID = Pattern.compile("@(" + GUARD + ")?[A-Z][A-Z0-9]-\\d\\d");

    /** Which example is this? */
    static Example of(TestCase test) {
        final String tag = test.getTags().stream().filter(each -> ID.matcher(each).matches()).findFirst().orElse("@");
        return new Example(tag.substring(1), test.getName(), place(test.getUri(), test.getLocation().getLine()));
    }

    /** Where does a line of a feature stand? In the folder that its author edits, not where the build copied it to. */
    static String place(URI feature, int line) {
        return feature.toString().replaceFirst("^classpath:/?", "features/") + ":" + line;
    }

    /** Does an id stand for the guards of a rule, rather than for the rule itself? */
    static boolean isGuard(String id) {
        return id.startsWith(GUARD);
    }
}
