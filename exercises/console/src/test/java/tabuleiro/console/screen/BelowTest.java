package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.console.Canvas;

/** Tests what stands below the board on a small screen (CO-13). */
class BelowTest {

    private static final List<String> NEWS = List.of("one", "two", "three", "four", "five");

    private static String shown(int rows, int width) {
        final Canvas canvas = new Canvas();
        final Below below = Below.of(NEWS, "Refused: no.", "Which column?", rows, 4, width);
        below.draw(canvas, 0);
        assertThat(below.height()).isEqualTo(canvas.height());
        return canvas.toString().replaceAll("(?m)^ ", "").strip().replace("\n", "/");
    }

    @Test
    void theLastNewsTheRefusalAndTheQuestionAreShown() {
        assertThat(shown(21, 40)).isEqualTo("four/five/Refused: no./Which column?");
    }

    @Test
    void onASmallScreenTheNewsGiveWayAndTheBoardKeepsThreeRows() {
        assertThat(shown(7, 40)).isEqualTo("four/five/Refused: no./Which column?");
        assertThat(shown(4, 40)).isEqualTo("Refused: no./Which column?");
    }

    @Test
    void onATinyScreenTheEndOfTheQuestionStays() {
        assertThat(shown(2, 7)).isEqualTo("Which/column?");
        assertThat(shown(1, 40)).isEqualTo("Which column?");
    }
}
