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
 * What can be checked of an exercise besides its examples: {@code mvn test -Dgroups=games} plays recorded games when
 * all examples pass, {@code mvn test -Dgroups=contracts} tries whether contracts notice mistakes.
 *
 * <p>An exercise extends this class.
 */
public abstract class FurtherChecks {

    private static final String GAMES = "games";
    private static final String CONTRACTS = "contracts";

    /** Is extended, never made: JUnit reads its annotations. */
    protected FurtherChecks() {
    }

    /** Checks the exercise in the current directory, and prints what {@code check --games} does. */
    @Test
    @Tag(GAMES)
    @EnabledIfSystemProperty(named = "groups", matches = GAMES)
    @Timeout(value = 1, unit = TimeUnit.HOURS, threadMode = ThreadMode.SAME_THREAD)
    public void playGames() {
        check(true, false, "all examples and games");
    }

    /** Checks the exercise in the current directory, and prints what {@code check --contracts} does. */
    @Test
    @Tag(CONTRACTS)
    @EnabledIfSystemProperty(named = "groups", matches = CONTRACTS)
    @Timeout(value = 1, unit = TimeUnit.HOURS, threadMode = ThreadMode.SAME_THREAD)
    public void tryContracts() {
        check(false, true, "all examples, and enough mistakes that contracts notice");
    }

    private static void check(boolean withGames, boolean withContracts, String what) {
        final Path folder = Path.of("").toAbsolutePath();
        final Exercise exercise = new Exercise(folder.getParent(), folder.getFileName().toString());
        try (Checks checks = new Checks(exercise, Wanted.ALL, withGames, withContracts)) {
            final Checked checked = checks.check(() -> false, interim -> { }).orElseThrow();
            checked.brief().forEach(System.out::println);
            if (!checked.holds()) {
                System.out.println(Report.CLOSING);
            }
            assertThat(checked.holds()).as(what).isTrue();
        }
    }
}
