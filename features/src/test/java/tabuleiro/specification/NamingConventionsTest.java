package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that every game has the same names for the same things, and shows on wrong types that each check can fail. */
class NamingConventionsTest {

    private static final String ALL_GAMES = "tabuleiro.specification.SpecifiedGame#all";

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void aCellIsARowAndAColumn(SpecifiedGame game) {
        assertThat(game.types()).filteredOn(NamingConventions::isCell)
                .flatExtracting(NamingConventions::cellFaults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void whatLiesOnACellIsCalledAt(SpecifiedGame game) {
        assertThat(NamingConventions.atFaults(game.type(game.name()))).isEmpty();
        assertThat(NamingConventions.atFaults(game.type("Position"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void whoseTurnItIsAndWhoHasWonArePlayers(SpecifiedGame game) {
        assertThat(NamingConventions.turnFaults(game.type(game.name()), game.type("Player"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void noPlayerIsANumber(SpecifiedGame game) {
        assertThat(game.types()).filteredOn(type -> type.isInterface() || type.isRecord())
                .contains(game.type("Position"))
                .flatExtracting(NamingConventions::numberedPlayers).isEmpty();
    }

    @Test
    void aCellOfColumnAndRowIsNamed() {
        assertThat(NamingConventions.cellFaults(Wrong.Cell.class))
                .containsExactly("Cell is no record of row and column, but has [column, row]");
        assertThat(NamingConventions.cellFaults(Wrong.class))
                .containsExactly("Wrong is no record of row and column, but has []");
    }

    @Test
    void anotherNameForWhatLiesOnACellIsNamed() {
        assertThat(NamingConventions.atFaults(Wrong.class)).containsExactly(
                "Wrong.discIn(int, int) returns what lies on a cell, but is not called at",
                "Wrong.manOn(Square) returns what lies on a cell, but is not called at",
                "Wrong.pieceOn(Cell) returns what lies on a cell, but is not called at",
                "Wrong has no query at(cell)");
        assertThat(NamingConventions.atFaults(Right.class)).isEmpty();
    }

    @Test
    void aTurnOrWinnerThatIsNoPlayerIsNamed() {
        assertThat(NamingConventions.turnFaults(Wrong.class, Wrong.Side.class)).containsExactly(
                "Side is no enum",
                "Wrong has no query Player nextToPlay()",
                "Wrong has no query Optional<Player> winner() and no Set<Player> winners()");
        assertThat(NamingConventions.turnFaults(Right.class, Right.Player.class)).isEmpty();
    }

    @Test
    void aPlayerThatIsANumberIsNamed() {
        assertThat(NamingConventions.numberedPlayers(Wrong.class)).containsExactly(
                "Wrong.next() returns a number for a player",
                "Wrong.winners() returns a number for a player",
                "Wrong.hand(int) takes a number for the player");
        assertThat(NamingConventions.numberedPlayers(Wrong.Turn.class)).containsExactly(
                "Turn.mover() returns a number for a player");
        assertThat(NamingConventions.numberedPlayers(Right.class)).isEmpty();
    }

    /** Breaks every convention of names, each in its own way. */
    interface Wrong {

        Optional<String> pieceOn(Cell cell);

        Optional<String> manOn(Square square);

        Optional<String> discIn(int row, int column);

        int next();

        Set<Integer> winners();

        List<String> hand(int player);

        /** Has its components in the wrong order. */
        record Cell(int column, int row) {
        }

        /** Is another name for a cell. */
        record Square(int row, int column) {
        }

        /** Has a number for a player. */
        record Turn(int mover) {
        }

        /** Is no enum. */
        final class Side {
        }
    }

    /** Keeps every convention of names. */
    interface Right {

        Optional<String> at(int row, int column);

        Optional<String> whyNotPlace(Wrong.Cell cell);

        int players();

        Player nextToPlay();

        Optional<Player> winner();

        int points(Player player);

        /** The players. */
        enum Player { FIRST, SECOND }
    }
}
