package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tabuleiro.checking.worker.Wanted;
import tabuleiro.feedback.Report;

/**
 * Plays recorded games with the engine of an exercise when all of its examples pass: {@code mvn test -Dgroups=games}.
 *
 * <p>An exercise extends this class.
 */
@Tag("games")
public abstract class RecordedGames {

    /** Is extended, never made: JUnit reads its annotations. */
    protected RecordedGames() {
    }

    /** Checks the exercise in the current directory, and prints what {@code check --games} does. */
    @Test
    @EnabledIfSystemProperty(named = "groups", matches = "games")
    @Timeout(value = 1, unit = TimeUnit.HOURS, threadMode = ThreadMode.SAME_THREAD)
    public void play() {
        final Path folder = Path.of("").toAbsolutePath();
        final Exercise exercise = new Exercise(folder.getParent(), folder.getFileName().toString());
        try (Checks checks = new Checks(exercise, Wanted.ALL, true)) {
            final Checked checked = checks.check(() -> false, interim -> { }).orElseThrow();
            checked.brief().forEach(System.out::println);
            if (!checked.holds()) {
                System.out.println(Report.CLOSING);
            }
            assertThat(checked.holds()).as("all examples and games").isTrue();
        }
    }
}
