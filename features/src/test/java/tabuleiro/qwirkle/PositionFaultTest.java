package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which positions have a fault, each beside a similar position without a fault. */
class PositionFaultTest {

    private static final String BELOW = """

            turn of 1:
            hand 1: A2 B3
            hand 2: C4
            points: 5 0
            options:
            seed: 7
            bag: F6""";

    private static final String BOARD = """
             .  .  .  .
             . A1 A3  .
             .  .  .  .""";

    private static final String PICTURE = BOARD + BELOW;

    @Test
    void theUnchangedPositionHasNoFault() {
        assertThat(Position.parse(PICTURE).fault()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, false", "2, true", "3, true", "4, true", "5, false"})
    void twoToFourPlay(int players, boolean canPlay) {
        final StringBuilder hands = new StringBuilder();
        for (int player = 1; player <= players; player++) {
            hands.append("hand ").append(player).append(":\n");
        }
        final Position position = Position.parse(PICTURE.replaceAll("hand 1.*\nhand 2.*\n", hands.toString())
                .replace("points: 5 0", "points:" + " 0".repeat(players)));
        assertThat(position.fault().filter(Refusal.NUMBER_OF_PLAYERS::equals).isEmpty())
                .as("%s can play", players).isEqualTo(canPlay);
        assertThat(position.fault().isEmpty()).as("%s can play, all else is consistent", players).isEqualTo(canPlay);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A2 B3>A2 B3 A1 A1", "C4>C4 A1 A1", "F6>F6 A1 A1", "C4>C4 A1;F6>A1"})
    void aTileOccursAtMostThreeTimes(String twoMore) {
        assertThat(changed(twoMore).fault()).as("three of a kind").isEmpty();
        assertThat(changed(twoMore + ";A3>A1").fault()).as("four of a kind").contains(Refusal.TOO_MANY_OF_A_KIND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"points: 5 0>points: 0 0", "points: 5 0>points: 2147483647 0", "turn of 1>turn of 2",
        "turn of 1:>turn of 1: 1/1", "turn of 1:>turn of 1: 1/2 1/1", "A2 B3>A2 B3 C1 C2 C3 C4", "A2 B3>", "F6>"})
    void aConsistentPositionHasNoFault(String change) {
        assertThat(changed(change).fault()).as(change).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"points: 5 0>points: 5", "points: 5 0>points: 5 0 0", "points: 5 0>points:",
        "points: 5 0>points: -1 0", "points: 5 0>points: 5 -1", "turn of 1>turn of 3",
        "A2 B3>A2 B3 C1 C2 C3 C4 C5", "C4>C4 D1 D2 D3 D4 D5 D6", "turn of 1:>turn of 1: 0/0",
        "turn of 1:>turn of 1: 1/1 1/3", "turn of 1:>turn of 1: 1/4", "turn of 1:>turn of 1: 3/1"})
    void playersHandsPointsAndTurnMustBeConsistent(String change) {
        assertThat(changed(change).fault()).as(change).contains(Refusal.PLAYERS_DO_NOT_FIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {".", ". . .\n. A1 .\n. . .", ". . .\n. A1 .\n. A2 .\n. . .", ". . . .\n. A1 A2 .\n. . . .",
        ". . . . .\n. A1 . B2 .\n. . . . .", ". . . .\n. A1 . .\n. . B2 .\n. . . ."})
    void anEmptyBorderOnAllSidesIsNotAFault(String board) {
        assertThat(Position.parse(board + BELOW).fault()).as(board).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A1", ". .", ".\n.", ". . .\n. . .\n. . .", "A1 .", ".\nA1", ". A1 .", ".\nA1\n.",
        ". A1 .\n. . .", ". . .\n. A1 .", ". .\nA1 .\n. .", ". .\n. A1\n. .",
        ". . .\n. . .\n. A1 .\n. . .", ". . .\n. A1 .\n. . .\n. . .", ". . . .\n. . A1 .\n. . . .",
        ". . . .\n. A1 . .\n. . . ."})
    void anyOtherBorderIsWrong(String board) {
        assertThat(Position.parse(board + BELOW).fault()).as(board).contains(Refusal.WRONG_BORDER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/1 1/1", "1/1 1/2 1/1", "1/2 1/2 2/1"})
    void aTurnNamesACellOnce(String turn) {
        assertThat(turn(turn).fault()).as(turn).contains(Refusal.CELL_REPEATED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/1 2/2", "1/1 1/2 2/2", "2/2 1/1", "1/1 2/1 2/2"})
    void theTilesOfATurnLieInOneRowOrOneColumn(String turn) {
        assertThat(turn(turn).fault()).as(turn).contains(Refusal.TURN_NOT_IN_LINE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2/1", "1/1 1/2", "1/2 1/1", "1/1 2/1", "2/2 2/1", "1/1 3/1"})
    void gapsInATurnAreNotChecked(String turn) {
        assertThat(turn(turn).fault()).as(turn).isEmpty();
    }

    /** Returns a position in which the tiles on these cells have been played in the turn. */
    private static Position turn(String cells) {
        return Position.parse("""
                 .  .  .  .
                 . A1 A3  .
                 . B1 B3  .
                 . C1  .  .
                 .  .  .  .""" + BELOW.replace("turn of 1:", "turn of 1: " + cells));
    }

    @Test
    void allFaultsAreReturned() {
        final Position position = changed("hand 2: C4\n>;F6>F6 F6 F6 F6;turn of 1:>turn of 2: 1/1 1/1;"
                + "\nturn of>\n . . . .\nturn of");
        assertThat(position.faults()).containsExactly(Refusal.NUMBER_OF_PLAYERS, Refusal.TOO_MANY_OF_A_KIND,
                Refusal.PLAYERS_DO_NOT_FIT, Refusal.WRONG_BORDER, Refusal.CELL_REPEATED);
        assertThat(position.fault()).contains(Refusal.NUMBER_OF_PLAYERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A3>A1", "A3>B2", "F6>", "A2 B3>;F6>;options:>options: PUBLISHED_END"})
    void linesAndTheEndAreNotChecked(String change) {
        assertThat(changed(change).fault()).as(change).isEmpty();
    }

    /** Returns the position of the picture after each of these changes. */
    private static Position changed(String changes) {
        String picture = PICTURE;
        for (String change : changes.split(";")) {
            final String[] parts = change.split(">", -1);
            assertThat(picture).contains(parts[0]);
            picture = picture.replace(parts[0], parts[1]);
        }
        return Position.parse(picture);
    }
}
