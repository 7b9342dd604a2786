package tabuleiro.slides;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A run is described in full, or refused with what is missing. */
class RunTest {

    private static final Project PROJECT = new Project(Path.of("..").toAbsolutePath().normalize());

    private static Run read(Map<?, ?> entry) {
        return Run.of("sample", entry, PROJECT);
    }

    @Test
    void aProgramRunsOnTheReferenceWithAssertionsAndMustFail() {
        final Run run = read(Map.of("program", "SevenDiscs", "shows", "precondition"));
        assertThat(run.of()).isEqualTo("reference/src/main/java");
        assertThat(run.asserts()).isTrue();
        assertThat(run.ends()).isEqualTo(Run.Ending.FAILS);
    }

    @Test
    void assertionsCanBeOff() {
        assertThat(read(Map.of("program", "SevenDiscs", "shows", "x", "assertions", false)).asserts()).isFalse();
    }

    @Test
    void aFaultBringsItsOwnSources() {
        final Run run = read(Map.of("fault", "C4-03: the turn does not pass", "rules", "C4-03", "shows", "C4-03"));
        assertThat(run.of()).startsWith("grading/faults/");
        assertThat(run.changes()).hasSize(1);
    }

    @Test
    void anUnknownFaultIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(Map.of("fault", "C4-03: none", "rules", "C4-03", "shows", "C4-03")))
                .withMessage("no fault of connect-four is named C4-03: none");
    }

    @Test
    void whatIsRunMustBeSaidOnce() {
        assertThatIllegalArgumentException().isThrownBy(() -> read(Map.of("shows", "x")))
                .withMessageContaining("exactly one of the keys");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(Map.of("shows", "x", "program", "SevenDiscs", "rules", "C4-03")))
                .withMessageContaining("exactly one of the keys");
    }

    @Test
    void whatItShowsMustBeSaid() {
        assertThatIllegalArgumentException().isThrownBy(() -> read(Map.of("program", "SevenDiscs")))
                .withMessage("sample must have the key shows");
    }

    @Test
    void anUnknownKeyIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(Map.of("program", "SevenDiscs", "shows", "x", "show", "y")))
                .withMessageContaining("unknown key: show");
    }
}
