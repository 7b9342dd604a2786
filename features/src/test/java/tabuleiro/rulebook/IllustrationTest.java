package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/** Tests what is drawn of an example: the board before the move and after it, with what changed. */
class IllustrationTest {

    private static final String GRID = """
              \"""
              . . . . . . .
              . . . . . . .
              . . . . . . .
              . . . . . . .
              . . . . . . .
              1 1 1 . . 2 2
              \"""
            """;
    private static final String KINGS = """
              \"""
              8 . . . . k . . .
              7 . . . . . . . .
              6 . . . . . . . .
              5 . . . P p . . .
              4 . . . . . . . .
              3 . . . . . . . .
              2 . . . . . . . .
              1 . . . . K . . .
                a b c d e f g h
              en passant: e6
              \"""
            """;

    private static Illustration shown(String game, String steps) {
        return Illustration.of(Descriptor.in(game).orElseThrow(), FeatureFile.examplesOf(FeatureFile.parse("a.feature",
                "Feature: a\nRule: b\nExample: c\n" + steps).rules().get(0)).get(0));
    }

    private static Set<Place> marked(Board board, Mark mark) {
        return board.marks().getOrDefault(mark, Set.of());
    }

    @Test
    void aDiscThatFallsIsMarkedAndSoIsALineThatWins() {
        final String move = "Given the grid\n" + GRID + "When the first player drops a disc in column 4\n";
        final Illustration won = shown("connect-four", move + "Then the winning line is\n"
                + GRID.replace("1 1 1 . . 2 2", "* * * * . . ."));
        assertThat(marked(won.after().orElseThrow(), Mark.WON)).hasSize(4).contains(new Place(5, 3));
        final Illustration fallen = shown("connect-four", move + "Then the first player has won");
        assertThat(marked(fallen.after().orElseThrow(), Mark.LAST)).containsExactly(new Place(5, 3));
        assertThat(fallen.before().orElseThrow().marks()).isEmpty();
        assertThat(fallen.told()).isEqualTo("The first player drops a disc in column 4");
        assertThat(fallen.sight()).isEqualTo("The first player has won");
    }

    @Test
    void whatIsRefusedIsCrossedOut() {
        final Illustration shown = shown("chess", "Given the board\n" + KINGS
                + "When the white player moves d5-c6\nThen the move is refused: a pawn takes nothing there");
        assertThat(shown.isRefused()).isTrue();
        assertThat(shown.refusal()).isEqualTo("a pawn takes nothing there");
        assertThat(marked(shown.before().orElseThrow(), Mark.REFUSED)).containsExactly(new Place(2, 2));
        assertThat(shown.after()).isEmpty();
    }

    @Test
    void whatAnExampleSaysOfCellsIsDrawn() {
        final Illustration shown = shown("chess", "Given the board\n" + KINGS
                + "When the white player moves d5-e6\nThen e6 holds a white pawn\nAnd e5 is empty");
        assertThat(shown.after().orElseThrow().things().keySet())
                .containsExactly(new Place(0, 4), new Place(2, 4), new Place(7, 4));
        assertThat(shown.sight()).isEmpty();
    }

    @Test
    void aBoardThatIsOnlyAskedAboutHasItsAnswersMarked() {
        final Illustration shown = shown("chess", "Given the board\n" + KINGS
                + "Then the piece on d5 has legal moves to exactly d6, e6");
        assertThat(marked(shown.before().orElseThrow(), Mark.NAMED))
                .containsExactly(new Place(2, 3), new Place(2, 4));
        assertThat(shown.after()).isEmpty();
    }

    @Test
    void theBoardOfQwirkleGrows() {
        final Illustration shown = shown("qwirkle", "Given the first player has the hand A1 A2\n"
                + "When the first player plays A1 on 0/0, A2 on 1/2\nThen the turn makes 2 points");
        assertThat(shown.after().orElseThrow().things().entrySet()).extracting(Map.Entry::getKey)
                .containsExactly(new Place(1, 1), new Place(1, 2));
        assertThat(shown.after().orElseThrow().grid().columns()).hasSize(4);
    }

    @Test
    void menJumpAndPawnsBecomeWhatIsSaid() {
        assertThat(shown("draughts", "Given a new game\nWhen the players in turn play c3-d4, f6-e5, d4-f6\n"
                + "Then e5 is empty").after().orElseThrow().things()).hasSize(23);
        final Illustration queen = shown("chess", "Given the board\n" + KINGS.replace("8 . . . . k", "8 . . . . .")
                .replace("7 . . .", "7 P . .").replace("en passant: e6\n", "")
                + "When the white player moves a7-a8=Q\nThen the game is not over");
        assertThat(queen.after().orElseThrow().things().get(new Place(0, 0)).words()).isEqualTo("white queen");
    }

    @Test
    void withoutABoardAnExampleIsToldInWords() {
        final Illustration shown = shown("qwirkle", "Given a table of 2 players\nWhen the first player passes\n"
                + "Then the second player is next\nAnd the game is not over");
        assertThat(shown.isDrawn()).isFalse();
        assertThat(shown.told() + ". " + shown.sight()).isEqualTo("A table of 2 players. The first player passes. "
                + "The second player is next. The game is not over");
    }

    @Test
    void whereNoPieceMovesTheBoardIsDrawnOnce() {
        final Illustration shown = shown("chess", "Given a new game\nWhen the white player resigns\n"
                + "Then the black player has won");
        assertThat(shown.before().orElseThrow().things()).hasSize(32);
        assertThat(shown.after()).isEmpty();
    }

    @Test
    void movesThatAreOnlyListedAreNotMade() {
        final Illustration shown = shown("chess", "Given the board\n" + KINGS
                + "And the legal moves are d5-d6, d5-e6\n"
                + "When the white player moves d5-d6\nThen the game is not over");
        assertThat(shown.before().orElseThrow().things()).containsKey(new Place(3, 3));
        assertThat(shown.after().orElseThrow().things()).containsKey(new Place(2, 3)).hasSize(4);
    }
}
