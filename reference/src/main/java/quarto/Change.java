package quarto;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;

/**
 * The comparison of the state before and after a move. Only assertions use it.
 *
 * @param old the state before
 * @param now the state after
 */
record Change(State old, State now) {

    /** Checks that only the choice is another: board and pool are as they were. */
    boolean isOnlyTheChoice() {
        return now.board().equals(old.board()) && now.pool().equals(old.pool());
    }

    /** Checks that this player, who places next, did so before. */
    boolean keepsRoles(Player next) {
        return next == new Certificate(old).placer();
    }

    /** Checks that the piece that was chosen lies on this cell, and that the cell was empty. */
    boolean isChosenPieceOn(Cell cell) {
        return old.board().at(cell).isEmpty() && now.board().at(cell).equals(old.chosen());
    }

    /** Checks that every cell but this one is as it was. */
    boolean isOnlyOn(Cell cell) {
        return Cell.ALL.stream()
                .allMatch(other -> other.equals(cell) || now.board().at(other).equals(old.board().at(other)));
    }

    /** Checks that the pool has lost the piece that was chosen and no other. */
    boolean takesChosenPieceFromPool() {
        final Set<Piece> before = new HashSet<>(now.pool());
        return old.chosen().map(before::add).equals(Optional.of(true)) && before.equals(old.pool());
    }

    /** Checks that this player, who places next, did not do so before, unless the game is over. */
    boolean swapsRoles(Player next) {
        return keepsRoles(next) == new Certificate(now).isWonOrFull();
    }
}
