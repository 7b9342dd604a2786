package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.quarto.Trait.BLACK;
import static tabuleiro.quarto.Trait.HOLLOW;
import static tabuleiro.quarto.Trait.LARGE;
import static tabuleiro.quarto.Trait.ROUND;
import static tabuleiro.quarto.Trait.SMALL;
import static tabuleiro.quarto.Trait.SOLID;
import static tabuleiro.quarto.Trait.SQUARE;
import static tabuleiro.quarto.Trait.WHITE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the sixteen pieces, and how they are written. */
class PieceTest {

    /** Characters with which a piece is written, and characters near them on a keyboard. */
    private static final List<String> CHARACTERS = List.of("([{)]BbPpCcRr!;:.1 ".split(""));

    private static final String NONE = "it is not refused";

    @ParameterizedTest
    @CsvSource({
        "1111, (B!, large white round solid",
        "1110, (B;, large white round hollow",
        "1101, [B!, large white square solid",
        "1100, [B;, large white square hollow",
        "1011, (P!, large black round solid",
        "1010, (P;, large black round hollow",
        "1001, [P!, large black square solid",
        "1000, [P;, large black square hollow",
        "0111, (b!, small white round solid",
        "0110, (b;, small white round hollow",
        "0101, [b!, small white square solid",
        "0100, [b;, small white square hollow",
        "0011, (p!, small black round solid",
        "0010, (p;, small black round hollow",
        "0001, [p!, small black square solid",
        "0000, [p;, small black square hollow"})
    void everyLineOfTheBinaryTableIsAPiece(String line, String notation, String words) {
        final Piece piece = Piece.ALL.get(0b1111 - Integer.parseInt(line, 2));
        assertThat(piece).as("the piece of line %s", line).hasToString(notation).isEqualTo(Piece.parse(notation));
        assertThat(piece.words()).as("%s in words", notation).isEqualTo(words);
        assertThat(piece.traits()).as("the traits of %s", notation).isEqualTo(traits(words));
    }

    @Test
    void thereAreNoMoreThanSixteen() {
        assertThat(Piece.ALL).hasSize(16).doesNotHaveDuplicates();
    }

    @Test
    void aPieceHasItsFourTraitsAndNotTheirOpposites() {
        final Piece piece = new Piece(LARGE, BLACK, ROUND, HOLLOW);
        assertThat(Arrays.stream(Trait.values()).filter(piece::has)).as("the traits of %s", piece)
                .containsExactly(LARGE, BLACK, ROUND, HOLLOW);
    }

    @Test
    void eightPiecesHaveEachTrait() {
        assertThat(Trait.values()).allSatisfy(trait ->
                assertThat(Piece.ALL.stream().filter(piece -> piece.has(trait))).as("pieces that are %s", trait)
                        .hasSize(8));
    }

    @Test
    void ofAllTextsOfThreeCharactersSixteenArePieces() {
        final List<String> read = texts().filter(PieceTest::isRead).sorted().toList();
        assertThat(read).isEqualTo(Piece.ALL.stream().map(Piece::toString).sorted().toList());
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {"(B", "B!", "(B!!", "((B!", " (B!", "(B! ", "(B?", "{B!", "(C!", "B(!", "!B(", "   ", "."})
    void noOtherTextIsAPiece(String notation) {
        assertThatThrownBy(() -> Piece.parse(notation)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no piece is written %s: a piece has 3 characters, ( or [, then B, b, P or p,"
                        + " then ! or ;", notation);
    }

    @ParameterizedTest
    @CsvSource({"0, LARGE, SMALL", "1, WHITE, BLACK", "2, ROUND, SQUARE", "3, SOLID, HOLLOW"})
    void eachComponentTakesOnlyTheValuesOfItsAttribute(int place, Trait one, Trait other) {
        for (Trait trait : Trait.values()) {
            assertThat(refusalOf(trait, place)).as("the refusal of %s at place %s", trait, place)
                    .isEqualTo(trait == one || trait == other ? NONE
                            : trait + " stands where only " + one + " or " + other + " may stand");
        }
    }

    @Test
    void noTraitMayBeMissing() {
        assertThatThrownBy(() -> new Piece(null, WHITE, ROUND, SOLID)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("null stands where only LARGE or SMALL may stand");
        assertThatThrownBy(() -> new Piece(SMALL, BLACK, SQUARE, null)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("null stands where only SOLID or HOLLOW may stand");
    }

    private static String refusalOf(Trait trait, int place) {
        final List<Trait> traits = new ArrayList<>(List.of(SMALL, BLACK, SQUARE, HOLLOW));
        traits.set(place, trait);
        try {
            new Piece(traits.get(0), traits.get(1), traits.get(2), traits.get(3));
            return NONE;
        } catch (IllegalArgumentException refused) {
            return refused.getMessage();
        }
    }

    private static Set<Trait> traits(String words) {
        return Arrays.stream(words.split(" ")).map(word -> Trait.valueOf(word.toUpperCase(Locale.ROOT)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Trait.class)));
    }

    private static Stream<String> texts() {
        return CHARACTERS.stream().flatMap(first -> CHARACTERS.stream()
                .flatMap(second -> CHARACTERS.stream().map(third -> first + second + third)));
    }

    private static boolean isRead(String text) {
        try {
            Piece.parse(text);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }
}
