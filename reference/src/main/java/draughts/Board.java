package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;

/**
 * A board with its pieces. A board never changes: putting a piece on it makes another one.
 *
 * @param squares what stands on each square, in their order
 */
record Board(List<Optional<Piece>> squares) {

    private static final int ROWS_OF_MEN = 3;

    /** The squares on which pieces can stand. */
    private static final List<Square> DARK = Square.ALL.stream().filter(Square::isDark).toList();

    /** Returns the board on which a game begins (DR-02). */
    static Board start() {
        return new Board(Square.ALL.stream().map(Board::atStart).toList());
    }

    private static Optional<Piece> atStart(Square square) {
        if (!square.isDark()) {
            return Optional.empty();
        }
        if (square.row() <= ROWS_OF_MEN) {
            return Optional.of(Piece.WHITE_MAN);
        }
        return square.row() > Draughts.SIZE - ROWS_OF_MEN ? Optional.of(Piece.BLACK_MAN) : Optional.empty();
    }

    /** Returns the board that a position shows. */
    static Board of(Position position) {
        return new Board(Square.ALL.stream().map(position::at).toList());
    }

    /** Returns the place of a square in their order. */
    static int index(Square square) {
        return (square.row() - 1) * Draughts.SIZE + square.column() - 1;
    }

    /** Returns the piece on a square, or nothing if it is empty. */
    Optional<Piece> at(Square square) {
        return squares.get(index(square));
    }

    /** Returns the piece on a square that is not empty. */
    Piece piece(Square square) {
        return at(square).orElseThrow();
    }

    /** Returns the empty squares with which this line of squares begins, but no more than are within reach. */
    List<Square> emptyIn(List<Square> line, int reach) {
        int empty = 0;
        while (empty < Math.min(reach, line.size()) && isEmpty(line.get(empty))) {
            empty++;
        }
        return line.subList(0, empty);
    }

    /** Checks whether no piece stands on a square. */
    boolean isEmpty(Square square) {
        return at(square).isEmpty();
    }

    /** Checks whether a piece of this player stands on a square. */
    boolean has(Player player, Square square) {
        final Optional<Piece> piece = at(square);
        return piece.isPresent() && piece.get().player() == player;
    }

    /** Returns where the pieces of a player stand, in the order of the squares. */
    List<Square> squares(Player player) {
        final List<Square> own = new ArrayList<>(Draughts.PIECES);
        for (Square square : DARK) {
            if (has(player, square)) {
                own.add(square);
            }
        }
        return own;
    }

    /** Returns the board with this piece on a square. */
    Board with(Piece piece, Square square) {
        return changed(List.of(square), Optional.of(piece));
    }

    /** Returns the board without the pieces on these squares. */
    Board without(List<Square> emptied) {
        return changed(emptied, Optional.empty());
    }

    private Board changed(List<Square> these, Optional<Piece> piece) {
        final List<Optional<Piece>> changed = new ArrayList<>(squares);
        these.forEach(square -> changed.set(index(square), piece));
        return new Board(changed);
    }
}
