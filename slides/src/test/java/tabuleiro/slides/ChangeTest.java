package tabuleiro.slides;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** A fault is planted in one place, or not at all. */
class ChangeTest {

    private static final Map<String, String> SOURCES = Map.of("Engine.java", "a = 1; b = 2;", "Grid.java", "a = 1;");

    @Test
    void theTextIsReplacedInItsFileAlone() {
        assertThat(new Change("Engine.java", "a = 1", "a = 3").in(SOURCES))
                .isEqualTo(Map.of("Engine.java", "a = 3; b = 2;", "Grid.java", "a = 1;"));
    }

    @Test
    void aTextThatDoesNotOccurIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Change("Engine.java", "c = 1", "").in(SOURCES))
                .withMessage("this must occur exactly once in Engine.java: c = 1");
    }

    @Test
    void aTextThatOccursTwiceIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Change("Engine.java", " = ", "").in(SOURCES))
                .withMessageContaining("exactly once");
    }

    @Test
    void aFileThatDoesNotExistIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Change("Lines.java", "a", "").in(SOURCES))
                .withMessageContaining("Lines.java");
    }
}
