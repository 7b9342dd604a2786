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
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Theme;

/** Tests the program that draws a picture. */
class DrawTest {

    private static final String BOARD = "1 . . 2".indent(8);
    private static final Descriptor GAME = Descriptor.in("tiny").orElseThrow();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int draw(String text, String... arguments) throws IOException {
        return Draw.run(List.of(arguments), new ByteArrayInputStream(text.getBytes(UTF_8)),
                new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
    }

    @Test
    void aDocStringBecomesAFile() throws IOException {
        assertThat(draw(BOARD, "tiny")).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo(GAME.read(BOARD).picture().file(Theme.SYSTEM));
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void cellsAreMarkedAndAThemeIsChosen() throws IOException {
        assertThat(draw(BOARD, "tiny", "--last", "4", "--theme", "dark", "--last", "1")).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo(GAME.read(BOARD).markedByName(Mark.LAST, List.of("1", "4")).picture()
                .file(Theme.DARK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "checkers", "tiny --last", "tiny --last a1", "tiny --theme",
        "tiny --theme blue", "tiny --theme dark --blue a1", "quarto"})
    void whatIsNotUnderstoodIsSaidInALine(String arguments) throws IOException {
        assertThat(draw(BOARD, arguments.split(" "))).isEqualTo(2);
        assertThat(out.toString(UTF_8)).isEmpty();
        assertThat(err.toString(UTF_8).lines()).hasSize(1);
    }
}
