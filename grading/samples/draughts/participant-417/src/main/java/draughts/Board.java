package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/** A board whose pieces can be moved. An empty square has no entry. */
final class Board {

    private final Piece[][] cells = new Piece[Draughts.SIZE + 1][Draughts.SIZE + 1];

    /** Makes a board with three rows of men for each player. */
    static Board opening() {
        final Board board = new Board();
        for (Square square : Square.ALL) {
            if (square.isDark() && square.row() <= 3) {
                board.put(square, Piece.WHITE_MAN);
            } else if (square.isDark() && square.row() >= 6) {
                board.put(square, Piece.BLACK_MAN);
            }
        }
        return board;
    }

    /** Makes another board with the same pieces. */
    Board copy() {
        final Board board = new Board();
        for (int row = 1; row <= Draughts.SIZE; row++) {
            board.cells[row] = cells[row].clone();
        }
        return board;
    }

    /** Returns the piece on a square. */
    Optional<Piece> at(Square square) {
        return Optional.ofNullable(cells[square.row()][square.column()]);
    }

    /** Puts a piece on a square. */
    void put(Square square, Piece piece) {
        cells[square.row()][square.column()] = piece;
    }

    /** Takes what stands on a square away. */
    void clear(Square square) {
        cells[square.row()][square.column()] = null;
    }

    /** Checks whether nothing stands on a square. */
    boolean isFree(Square square) {
        return cells[square.row()][square.column()] == null;
    }

    /** Checks whether a piece of a player stands on a square. */
    boolean belongsTo(Square square, Player player) {
        return !isFree(square) && cells[square.row()][square.column()].player() == player;
    }

    /** Returns where the pieces of a player stand. */
    List<Square> squaresOf(Player player) {
        return Square.ALL.stream().filter(square -> belongsTo(square, player)).toList();
    }

    /** Returns the squares between two squares of a diagonal; none if they are not on one. */
    static List<Square> between(Square from, Square to) {
        final List<Square> squares = new ArrayList<>();
        final int distance = Math.abs(to.row() - from.row());
        if (distance == 0 || distance != Math.abs(to.column() - from.column())) {
            return squares;
        }
        final int up = Integer.signum(to.row() - from.row());
        final int right = Integer.signum(to.column() - from.column());
        for (int i = 1; i < distance; i++) {
            squares.add(new Square(from.row() + i * up, from.column() + i * right));
        }
        return squares;
    }
}
