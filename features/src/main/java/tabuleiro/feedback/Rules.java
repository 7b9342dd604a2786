package tabuleiro.feedback;

import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.Suite;

/**
 * How the rules of a game are checked in an exercise: with a time limit for each example, and with a report at the end.
 *
 * <p>An exercise extends this class and says where its rules and their steps are.
 */
@Suite(failIfNoTests = false)
@IncludeEngines("cucumber")
@ExcludeTags({"given", "console"})
@ConfigurationParameter(key = "cucumber.plugin", value = "tabuleiro.feedback.Feedback")
public abstract class Rules {

    /** Is extended, never made: JUnit reads its annotations. */
    protected Rules() {
    }

    /**
     * Checks that {@code -Dgroups} names what there is.
     *
     * @throws IllegalArgumentException if it does not; what there is has been printed
     */
    @BeforeSuite
    public static void checkGroups() {
        Groups.onClassPath(Tasks.ofExercise()).check(System.getProperty("groups", ""), System.out);
    }
}
