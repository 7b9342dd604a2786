package tabuleiro.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where the kernel lets this program make groups, whatever has run in one is counted, and nothing is left of it. */
class ControlGroupTest {

    private static final String WORKS_IN_A_CHILD = "for door in $DOORS; do echo $$ >\"$door\"; done;"
            + " (i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done); echo done; read end";

    @Test
    void whatHasEndedIsCountedTooAndTheGroupIsRemoved() throws IOException, InterruptedException {
        final Optional<ControlGroup> group = ControlGroup.next(1_000);
        assumeTrue(group.isPresent(), "no control groups here");
        final List<Path> doors = group.get().doors();
        final ProcessBuilder builder = new ProcessBuilder("sh", "-c", WORKS_IN_A_CHILD);
        builder.environment().put("DOORS", doors.stream().map(Path::toString).collect(Collectors.joining(" ")));
        final Process process = builder.start();
        group.get().holds(process);
        process.inputReader().readLine();
        assertThat(ControlGroup.worked(process).orElseThrow()).isGreaterThan(Stream
                .concat(Stream.of(process.toHandle()), process.descendants())
                .flatMap(each -> each.info().totalCpuDuration().stream()).reduce(Duration.ZERO, Duration::plus));
        process.getOutputStream().close();
        process.waitFor();
        assertThat(doors).as("doors before").isNotEmpty();
        for (int left = 100; left > 0 && doors.stream().anyMatch(Files::exists); left--) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(doors).noneMatch(Files::exists);
        assertThat(ControlGroup.worked(process)).isEmpty();
    }
}
