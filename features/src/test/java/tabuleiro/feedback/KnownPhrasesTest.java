package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Shows which phrase comes nearest to a step that is none. */
class KnownPhrasesTest {

    private final KnownPhrases phrases = new KnownPhrases();

    KnownPhrasesTest() {
        List.of("a new game( is started)", "the {player} player is next", "the {player} player has won",
                "{actor} drops a disc in column {int}", "the grid/board is", "nobody has won").forEach(phrases::add);
    }

    @Test
    void aWordThatIsSpeltWrongIsFound() {
        assertThat(phrases.nearest("the first player drop a disk in column 4"))
                .contains("{actor} drops a disc in column {int}");
    }

    @Test
    void aWordTooManyOrTooFewIsFound() {
        assertThat(phrases.nearest("the first player is the next")).contains("the {player} player is next");
        assertThat(phrases.nearest("new game")).contains("a new game( is started)");
        assertThat(phrases.nearest("the board is now")).contains("the grid/board is");
    }

    @Test
    void whatIsLikeNoneHasNone() {
        assertThat(phrases.nearest("castling is forbidden after check")).isEmpty();
    }
}
