package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.steps.EngineLimits;

/** Tests that a program has the same stack and time at home, as the exercises are run, and when it is graded. */
class SameLimitsTest {

    @Test
    void theExercisesAreRunWithTheLimitsOfGrading() throws IOException {
        assertThat(Files.readString(Path.of("../exercises/pom.xml")))
                .contains("<argLine>" + String.join(" ", EngineLimits.JAVA) + "</argLine>")
                .contains("<seconds>" + EngineLimits.CLOCK_OF_A_CALL.toSeconds() + "</seconds>");
    }
}
