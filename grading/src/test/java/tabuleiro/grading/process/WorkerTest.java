package tabuleiro.grading.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Thorough;

/** A process is ended so that nothing of it is left behind. */
class WorkerTest {

    @TempDir
    private Path folder;

    private Process shell(String script) throws IOException {
        return new ProcessBuilder("sh", "-c", script).directory(folder.toFile()).start();
    }

    @Test
    void aProcessThatIsStillOnItsWayMayComeInAndEndByItself() throws IOException {
        new Worker(shell("sleep 0.5; cat; touch came-in"), 1).close();
        assertThat(folder.resolve("came-in")).exists();
    }

    @Test
    void aProcessThatHasAnsweredIsEndedAtOnce() throws IOException, InterruptedException {
        final Process process = shell("printf '\\000\\000\\000\\000'; sleep 100");
        try (Worker worker = new Worker(process, 1)) {
            worker.ask(out -> { }, new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(10)));
        }
        assertThat(process.waitFor()).as("the exit code of a process that was killed").isEqualTo(137);
    }

    @Test
    void whoOnlyWaitsForTheProcessorIsNotLate() throws IOException {
        final TimeLimits limits = new TimeLimits(Duration.ofMillis(500), Duration.ofSeconds(60));
        try (Worker worker = new Worker(shell("sleep 1.5; printf '\\000\\000\\000\\001x'; sleep 100"), 1)) {
            assertThat(worker.ask(out -> { }, limits).readByte()).isEqualTo((byte) 'x');
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"while :; do :; done", "(while :; do :; done) & wait"})
    void whoWorksTooLongIsEndedWhateverTheClockSays(String loop) throws IOException {
        assertLate(loop, new TimeLimits(Duration.ofMillis(500), Duration.ofDays(1)), Failure.Kind.TIMEOUT);
    }

    @Test
    void whoDoesNothingIsEndedByTheClock() throws IOException {
        assertLate("sleep 100", new TimeLimits(Duration.ofDays(1), Duration.ofMillis(500)), Failure.Kind.SILENCE);
    }

    /** On a busy machine the clock ends a loop, too; that must make no difference. */
    @Test
    @Thorough
    void whoLoopsIsTakenForThatAlsoByTheClock() throws IOException {
        assertLate("while :; do :; done", new TimeLimits(Duration.ofDays(1), Duration.ofSeconds(5)),
                Failure.Kind.TIMEOUT);
    }

    private void assertLate(String script, TimeLimits limits, Failure.Kind kind) throws IOException {
        try (Worker worker = new Worker(shell("printf '\\000\\000\\000\\000'; " + script), 1)) {
            worker.ask(out -> { }, limits);
            assertThatThrownBy(() -> worker.ask(out -> { }, limits)).isInstanceOf(Failure.class)
                    .extracting(failure -> ((Failure) failure).kind()).isEqualTo(kind);
        }
    }

    /** What a call used that was late is charged by itself, the same each time. */
    @Test
    void theWorkOfAnAnswerThatWasLateIsLeftOut() throws IOException {
        final TimeLimits limits = new TimeLimits(Duration.ofSeconds(1), Duration.ofDays(1));
        try (Worker worker = new Worker(shell("printf '\\000\\000\\000\\000'; while :; do :; done"), 1)) {
            worker.ask(out -> { }, limits);
            assertThatThrownBy(() -> worker.ask(out -> { }, limits)).isInstanceOf(Failure.class);
            assertThat(worker.worked()).isLessThan(limits.work());
        }
    }
}
