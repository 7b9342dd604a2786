package tabuleiro.slides;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A slide shows the lines of an output that it asks for. */
class CutTest {

    private static final List<String> OUTPUT = List.of("one", "two", "    at java.base/java.util.List.of(List.java:1)",
            "    at connectfour.Engine.play(Engine.java:2)", "three", "two again");

    @Test
    void theFramesOfJavaAreLeftOut() {
        assertThat(new Cut(Optional.empty(), Optional.empty(), Optional.empty()).in(OUTPUT))
                .containsExactly("one", "two", "    at connectfour.Engine.play(Engine.java:2)", "three", "two again");
    }

    @Test
    void itBeginsAndEndsWithTheFirstLineOfEachKind() {
        assertThat(new Cut(Optional.of("two"), Optional.of("three"), Optional.of("Engine")).in(OUTPUT))
                .containsExactly("two", "three");
    }

    @Test
    void theLastLineIsLookedForAfterTheFirst() {
        assertThat(new Cut(Optional.of("three"), Optional.of("two"), Optional.empty()).in(OUTPUT))
                .containsExactly("three", "two again");
    }

    @Test
    void aLineThatIsMissingIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Cut(Optional.of("missing"), Optional.empty(), Optional.empty()).in(OUTPUT))
                .withMessage("no line of the output contains: missing");
    }
}
