package quarto;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;

// tag::record[]
/**
 * The state of a game: all that changes in it. A state never changes: choosing or
 * placing a piece makes another one.
 *
 * @param board the pieces that have been placed
 * @param pool the pieces that have not been placed
 * @param chosen the piece that waits to be placed, or nothing
 */
record State(Board board, Set<Piece> pool, Optional<Piece> chosen) {
// end::record[]

    /** The state in which a game begins (QT-01, QT-02). */
    static final State START = new State(Board.EMPTY, Set.copyOf(Piece.ALL), Optional.empty());

    /** Returns the state that a position shows. */
    static State of(Position position) {
        final Board board = Board.of(position);
        return new State(board, board.missing(), position.chosen());
    }

    /** Returns who places the next piece; after the end, who placed the last (QT-09). */
    Player nextToPlay() {
        final int turns = isOver() ? board.count() - 1 : board.count();
        return turns % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    /** Checks whether four pieces win, or no cell is empty (QT-16). */
    boolean isOver() {
        return board.isFull() || !board.win().isEmpty();
    }

    /** Returns the state after a piece has been chosen. */
    State choose(Piece piece) {
        return new State(board, pool, Optional.of(piece));
    }

    // tag::place[]
    /** Returns the state after the chosen piece has been placed on an empty cell. */
    State place(Cell cell) {
        final Piece piece = chosen.orElseThrow();
        final Set<Piece> others = pool.stream().filter(other -> !other.equals(piece))
                .collect(Collectors.toUnmodifiableSet());
        return new State(board.with(cell, piece), others, Optional.empty());
    }
    // end::place[]
}
