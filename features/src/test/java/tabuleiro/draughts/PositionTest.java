package tabuleiro.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests positions: reading, drawing, and what can be wrong with them. */
class PositionTest {

    private static final String PICTURE = """
            8   W   .   .   b
            7 .   .   b   .
            6   .   .   .   .
            5 w   .   .   .
            4   .   .   .   .
            3 .   .   .   .
            2   .   .   .   .
            1 .   .   .   B
              a b c d e f g h
            rules: classic
            next: black
            turns of kings: 7
            turns with these pieces: 2""";

    private static final Position POSITION = Position.parse(PICTURE);

    @Test
    void aPictureIsReadAndDrawnAlike() {
        assertThat(POSITION.toString()).isEqualTo(PICTURE);
        assertThat(POSITION.board()).isEqualTo(PICTURE.substring(0, PICTURE.indexOf("\nrules")));
        assertThat(POSITION.at(Square.parse("b8"))).contains(Piece.WHITE_KING);
        assertThat(POSITION.at(Square.parse("h8"))).contains(Piece.BLACK_MAN);
        assertThat(POSITION.at(Square.parse("a5"))).contains(Piece.WHITE_MAN);
        assertThat(POSITION.at(Square.parse("g1"))).contains(Piece.BLACK_KING);
        assertThat(POSITION.at(Square.parse("c3"))).isEmpty();
        assertThat(POSITION.nextToPlay()).isEqualTo(Player.BLACK);
        assertThat(POSITION.kingTurns()).isEqualTo(7);
        assertThat(POSITION.endgameTurns()).isEqualTo(2);
        assertThat(POSITION.count(Player.WHITE)).isEqualTo(2);
        assertThat(POSITION.count(Player.BLACK)).isEqualTo(3);
    }

    @Test
    void whatIsNotSaidIsAsAtTheStart() {
        final Position said = Position.parse(POSITION.board());
        assertThat(said).isEqualTo(new Position(Variant.SIMPLIFIED, POSITION.pieces(), Player.WHITE, 0, 0));
    }

    @Test
    void aPieceOnALightSquareIsReadAndDrawn() {
        final Position light = Position.parse(PICTURE.replace("7 .   .   b", "7 . w .   b"));
        assertThat(light.at(Square.parse("b7"))).contains(Piece.WHITE_MAN);
        assertThat(Position.parse(light.toString())).isEqualTo(light);
        assertThat(light.fault()).contains(Refusal.PIECE_ON_LIGHT_SQUARE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "b   .|x   .|on e7 stands a \"x\": a piece is drawn w, W, b or B, or a full stop if the square is empty",
        "7 .  |7 . .|on b7 stands a \".\": a piece is drawn w, W, b or B, or a space if the square is empty",
        "b   .|b|row 7 ends before column h: 7 .   .   b",
        "7 .  |7 .x |row 7 has a \"x\" where the space between two squares must be: 7 .x   .   b   .",
        "a b c d e f g h|a b c|below row 1 the columns are written a b c d e f g h, not a b c",
        "rules: classic|rules: foreign|rules: foreign is none of [simplified, classic]",
        "turns of kings: 7|turns of kings: many|turns of kings: many is no number"})
    void aPictureOfAnotherFormIsRefusedWithItsPlace(String was, String is, String fault) {
        final int place = PICTURE.indexOf(was, PICTURE.indexOf("\n7 "));
        final String other = PICTURE.substring(0, place) + is + PICTURE.substring(place + was.length());
        assertThatThrownBy(() -> Position.parse(other)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage(fault);
    }

    @Test
    void aRowThatIsMissingIsRefused() {
        assertThatThrownBy(() -> Position.parse(PICTURE.replace("\n7 ", "\n6 ")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 7 is written as 7, a space, and its squares with a space between two,"
                        + " not as: 6 .   .   b   .");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules: classic", "bag: A1", "hello"})
    void belowTheBoardNothingElseStandsAndNothingTwice(String line) {
        assertThatThrownBy(() -> Position.parse(PICTURE + "\n" + line)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("below the board each of these may stand once: rules:, next:, turns of kings:,"
                        + " turns with these pieces:, not " + line);
    }

    @Test
    void aPictureWithTooFewLinesIsRefused() {
        assertThatThrownBy(() -> Position.parse("8   b")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a picture has 8 rows and then the letters of the columns, but this one has 1 lines");
    }

    @Test
    void thePiecesAreCopiedInTheOrderOfTheSquares() {
        final Map<Square, Piece> pieces = new LinkedHashMap<>();
        pieces.put(Square.parse("h8"), Piece.BLACK_MAN);
        pieces.put(Square.parse("a1"), Piece.WHITE_MAN);
        final Position position = new Position(Variant.CLASSIC, pieces, Player.WHITE, 0, 0);
        pieces.clear();
        assertThat(position.pieces().keySet()).containsExactly(Square.parse("a1"), Square.parse("h8"));
        assertThatThrownBy(() -> position.pieces().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @ParameterizedTest
    @CsvSource({"0, 0,", "20, 5,", "21, 0, COUNTERS", "0, 6, COUNTERS", "-1, 0, COUNTERS", "0, -1, COUNTERS"})
    void theCountedTurnsHaveLimitsByTheClassicRules(int kingTurns, int endgameTurns, Refusal fault) {
        assertThat(new Position(Variant.CLASSIC, POSITION.pieces(), Player.WHITE, kingTurns, endgameTurns).fault())
                .isEqualTo(Optional.ofNullable(fault));
    }
}
