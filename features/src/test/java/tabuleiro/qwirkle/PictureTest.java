package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which pictures cannot be read, and the messages about them. */
class PictureTest {

    private static final String PICTURE = """
             .  .  .
             . A1  .
             .  .  .
            turn of 1: 1/1
            hand 1: A2 B3
            hand 2: C4
            points: 5 0
            options: CHEATING
            seed: 7
            bag: F6""";

    @Test
    void theUnchangedPictureIsRead() {
        assertThat(Position.parse(PICTURE)).hasToString(PICTURE);
    }

    @ParameterizedTest
    @CsvSource({"turn of 1: 1/1, turn of", "points: 5 0, points", "options: CHEATING, options", "seed: 7, seed",
        "bag: F6, bag"})
    void aMissingLineIsReported(String line, String name) {
        assertThatThrownBy(() -> Position.parse(PICTURE.replace(line, "").replace("\n\n", "\n")))
                .isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith("the picture has no line " + name);
    }

    @Test
    void thereMustBeHands() {
        final Position position = Position.parse(PICTURE.replaceAll("hand.*\n", ""));
        assertThat(position.hands()).isEmpty();
        assertThat(position.fault()).contains(Refusal.NUMBER_OF_PLAYERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"turn of 1>turn of one", "turn of 1>turn of ", "turn of 1>turn of 1 2",
        "points: 5>points: x", "points: 5>points: 5.0", "points: 5>points: 2147483648", "seed: 7>seed: ",
        "seed: 7>seed: seven", "seed: 7>seed: 9223372036854775808"})
    void aNumberMustBeANumber(String change) {
        assertThatThrownBy(() -> changed(change)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the picture has words where a number belongs: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"turn of 1>turn of 0", "turn of 1>turn of 5", "turn of 1>turn of -1"})
    void whoseTurnItIsMustBeAPlayer(String change) {
        assertThatThrownBy(() -> changed(change)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("the picture says \"turn of .*\", but players have the numbers 1 to 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A2 B3>A2 B7", "hand 2: C4>hand 2: c4", "F6>F6 G1", "F6>F6, A1", ". A1  .>. A7  .",
        ". A1  .>. A1 -", ". A1  .>. A1 .."})
    void aTileMustBeATile(String change) {
        assertThatThrownBy(() -> changed(change)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("no tile is written .*: tiles go from A1 to F6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/1>A1", "1/1>1/1, 1/2", "1/1>-1/1"})
    void aCellMustBeACell(String change) {
        assertThatThrownBy(() -> changed(change)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("no cell is written .*: write row/column, as 1/2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"CHEATING>CHEAT", "CHEATING>cheating", "CHEATING>CHEATING, PUBLISHED_END"})
    void anOptionMustBeAnOption(String change) {
        assertThatThrownBy(() -> changed(change)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {" . A1  .\n>. A1\n", " . A1  .\n> . A1  .  .\n", "bag: F6>bag: F6\n . A1  .  ."})
    void allRowsMustHaveTheSameLength(String change) {
        assertThatThrownBy(() -> changed(change)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a board has rows of the same length, of one cell at least");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n \n", "turn of 1:\nhand 1: A1\nhand 2:\npoints: 0 0\noptions:\nseed: 1\nbag:"})
    void aBoardMustHaveRows(String picture) {
        assertThatThrownBy(() -> Position.parse(picture)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEmptyLineIsNotARow() {
        assertThatThrownBy(() -> changed(" . A1  .\n> . A1  .\n\n")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Position.parseBoard(". .\n\n. .")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aBoardAloneIsReadAndDrawn() {
        final String board = " .  .\nF6  .\n . A1";
        assertThat(Position.draw(Position.parseBoard(board))).isEqualTo(board);
        assertThat(Position.draw(Position.parseBoard("\n . .\n\tF6   . \n.  A1  \n"))).isEqualTo(board);
        assertThat(Position.draw(Position.parseBoard("."))).isEqualTo(" .");
    }

    private static Position changed(String change) {
        final String[] parts = change.split(">");
        assertThat(PICTURE).contains(parts[0]);
        return Position.parse(PICTURE.replace(parts[0], parts[1]));
    }
}
