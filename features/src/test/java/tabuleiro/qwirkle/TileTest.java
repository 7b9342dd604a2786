package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the 36 kinds of tiles, how they are written, and their order. */
class TileTest {

    private static final String ALL = "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 "
            + "D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6";

    /** Characters with which a tile is written, and characters next to them. */
    private static final List<String> CHARACTERS = List.of("@ABCDEFGabcdef0123456789. ".split(""));

    @Test
    void sixShapesInSixColoursMakeThirtySixKinds() {
        assertThat(Tile.KINDS.stream().map(Tile::toString).collect(Collectors.joining(" "))).isEqualTo(ALL);
    }

    @ParameterizedTest
    @CsvSource({"A1, 1, 1", "A6, 1, 6", "F1, 6, 1", "F6, 6, 6", "B5, 2, 5", "E2, 5, 2"})
    void theLetterIsTheShapeAndTheDigitTheColour(String notation, int shape, int colour) {
        assertThat(Tile.parse(notation)).as("the tile written %s", notation).isEqualTo(new Tile(shape, colour));
        assertThat(new Tile(shape, colour)).hasToString(notation);
    }

    @Test
    void everyTileIsReadAsItIsWritten() {
        assertThat(Tile.KINDS).allSatisfy(tile -> assertThat(Tile.parse(tile.toString())).isEqualTo(tile));
    }

    @Test
    void ofAllTextsOfTwoCharactersThirtySixAreTiles() {
        final Stream<String> texts = CHARACTERS.stream()
                .flatMap(first -> CHARACTERS.stream().map(second -> first + second));
        assertThat(texts.filter(TileTest::isRead).sorted().collect(Collectors.joining(" "))).isEqualTo(ALL);
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {"A", "1", "A7", "G1", "a1", "1A", "A11", "AA1", " A1", "A1 ", "A 1", ".", "A1 A2", "Á1"})
    void noOtherTextIsATile(String notation) {
        assertThatThrownBy(() -> Tile.parse(notation)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no tile is written %s: tiles go from A1 to F6", notation);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "7, 1", "1, 0", "1, 7", "0, 0", "7, 7", "-1, 3", "3, -1", "2147483647, -2147483648"})
    void thereIsNoOtherShapeOrColour(int shape, int colour) {
        assertThatThrownBy(() -> new Tile(shape, colour)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no tile of shape %s and colour %s: both go from 1 to 6", shape, colour);
    }

    @Test
    void tilesAreOrderedByShapeAndThenByColour() {
        final List<Tile> tiles = new ArrayList<>(Tile.KINDS);
        Collections.shuffle(tiles, new Random(1));
        assertThat(tiles.stream().sorted().map(Tile::toString).collect(Collectors.joining(" "))).isEqualTo(ALL);
    }

    @Test
    void onlyEqualTilesCompareAsEqual() {
        for (Tile one : Tile.KINDS) {
            for (Tile other : Tile.KINDS) {
                assertThat(Integer.signum(one.compareTo(other))).as("%s compared to %s", one, other)
                        .isEqualTo(Integer.signum(one.toString().compareTo(other.toString())));
            }
        }
    }

    private static boolean isRead(String text) {
        try {
            Tile.parse(text);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }
}
