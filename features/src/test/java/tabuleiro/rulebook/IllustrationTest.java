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

    /** Returns what an example shows of which no run is known. */
    private static Illustration shown(String game, String steps) {
        return shown(game, steps, Map.of());
    }

    private static Illustration shown(String game, String steps, Map<String, String> boards) {
        return Illustration.of(Case.of(FeatureFile.examplesOf(FeatureFile.parse("a.feature",
                "Feature: a\nRule: b\nExample: c\n" + steps).rules().get(0)).get(0)).get(0),
                new Recorded(Descriptor.in(game).orElseThrow(), boards));
    }

    private static String text(String picture) {
        return picture.replace("\"\"\"", "").strip().stripIndent();
    }

    private static Set<Place> marked(Board board, Mark mark) {
        return board.marks().getOrDefault(mark, Set.of());
    }

    @Test
    void aDiscThatFallsIsMarkedAndSoIsALineThatWins() {
        final String move = "Given the grid\n" + GRID + "When the first player drops a disc in column 4\n";
        final Map<String, String> run = Map.of("after: c", text(GRID.replace("1 1 1 .", "1 1 1 1")));
        final Illustration won = shown("connect-four", move + "Then the winning line is\n"
                + GRID.replace("1 1 1 . . 2 2", "* * * * . . ."), run);
        assertThat(marked(won.after().orElseThrow(), Mark.WON)).hasSize(4).contains(new Place(5, 3));
        final Illustration fallen = shown("connect-four", move + "Then the first player has won", run);
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
    void whatABoardShowsIsNotSaidBesideIt() {
        final Illustration shown = shown("chess", "Given the board\n" + KINGS
                + "When the white player moves d5-e6\nThen e6 holds a white pawn\nAnd e5 is empty",
                Map.of("after: c", text(KINGS.replace("P p", ". .").replace("6 . . . . .", "6 . . . . P")
                        .replace("en passant: e6", ""))));
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
    void theBoardBeforeTheMoveIsTheOneThatGivenMovesLeadTo() {
        final Illustration shown = shown("qwirkle", "Given the first player has the hand A1 A2\n"
                + "And the first player plays A1 on 0/0\nWhen the first player plays A2 on 1/2\n"
                + "Then the turn makes 2 points", Map.of("before: c", ". . .\n. A1 .\n. . .\n",
                "after: c", ". . . .\n. A1 A2 .\n. . . .\n"));
        assertThat(shown.before().orElseThrow().grid().columns()).hasSize(3);
        assertThat(marked(shown.after().orElseThrow(), Mark.LAST)).containsExactly(new Place(1, 2));
        assertThat(shown.start()).hasSize(2);
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
}
