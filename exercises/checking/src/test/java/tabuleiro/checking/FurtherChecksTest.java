package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Shows when Maven checks more than examples. */
class FurtherChecksTest {

    /** Checks as the test of an exercise does. */
    static class Games extends FurtherChecks {
    }

    @Test
    void onlyWhoAsksForMoreGetsMore() {
        final SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(Games.class)).build(), summary);
        assertThat(summary.getSummary().getTestsSkippedCount()).isEqualTo(2);
    }

    @Test
    void aWorkerHasNoClassesOfTheExerciseOnItsClassPath() {
        final Path exercises = Path.of("course", "exercises");
        assertThat(Workers.classPath(new Exercise(exercises, "quarto"), String.join(File.pathSeparator, "library.jar",
                exercises.resolve("quarto/target/classes").toString(), exercises.resolve("console").toString())))
                .isEqualTo("library.jar" + File.pathSeparator + exercises.resolve("console"));
    }
}
