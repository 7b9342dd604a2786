package tabuleiro.grading.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process is ended so that nothing of it is left behind. */
class WorkerTest {

    @TempDir
    private Path folder;

    private Process shell(String script) throws IOException {
        return new ProcessBuilder("sh", "-c", script).directory(folder.toFile()).start();
    }

    @Test
    void aProcessThatIsStillOnItsWayMayComeInAndEndByItself() throws IOException {
        new Worker(shell("sleep 0.5; cat; touch came-in")).close();
        assertThat(folder.resolve("came-in")).exists();
    }

    @Test
    void aProcessThatHasAnsweredIsEndedAtOnce() throws IOException, InterruptedException {
        final Process process = shell("printf '\\000\\000\\000\\000'; sleep 100");
        try (Worker worker = new Worker(process)) {
            worker.ask(out -> { }, Duration.ofSeconds(10));
        }
        assertThat(process.waitFor()).as("the exit code of a process that was killed").isEqualTo(137);
    }
}
