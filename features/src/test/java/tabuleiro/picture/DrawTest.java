package tabuleiro.picture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Theme;

/** Tests the program that draws a picture. */
class DrawTest {

    private static final String GRID = (". . . . . . .\n".repeat(5) + "1 . . . . . 2").indent(8);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int draw(String text, String... arguments) throws IOException {
        return Draw.run(List.of(arguments), new ByteArrayInputStream(text.getBytes(UTF_8)),
                new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
    }

    @Test
    void aDocStringBecomesAFile() throws IOException {
        assertThat(draw(GRID, "connect-four")).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo(Game.CONNECT_FOUR.read(GRID).picture().file(Theme.SYSTEM));
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void cellsAreMarkedAndAThemeIsChosen() throws IOException {
        assertThat(draw(GRID, "connect-four", "--last", "row 6, column 7", "--theme", "dark", "--last",
                "row 6, column 1")).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo(Game.CONNECT_FOUR.read(GRID).markedByName(Mark.LAST,
                List.of("row 6, column 1", "row 6, column 7")).picture().file(Theme.DARK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "checkers", "connect-four --last", "connect-four --last a1", "connect-four --theme",
        "connect-four --theme blue", "connect-four --theme dark --blue a1", "quarto"})
    void whatIsNotUnderstoodIsSaidInALine(String arguments) throws IOException {
        assertThat(draw(GRID, arguments.split(" "))).isEqualTo(2);
        assertThat(out.toString(UTF_8)).isEmpty();
        assertThat(err.toString(UTF_8).lines()).hasSize(1);
    }
}
