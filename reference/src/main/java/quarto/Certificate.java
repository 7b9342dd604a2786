package quarto;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/**
 * Works out once more, by another way, whether a piece has won: outwards from its cell, and by counting. How a win is
 * found elsewhere, by comparing every line with every trait, is not used here.
 *
 * @param board on which the piece lies
 * @param cell  where it lies
 */
record Certificate(Board board, Cell cell) {

    private static final List<Trait> FIRST_OF_EACH_PAIR = List.of(Trait.LARGE, Trait.WHITE, Trait.ROUND, Trait.SOLID);

    /** Does a row, a column, a diagonal or a square through the cell hold four pieces that share a trait? */
    boolean isWin() {
        return wins(other -> other.row() == cell.row())
                || wins(other -> other.column() == cell.column())
                || isOnFalling(cell) && wins(Certificate::isOnFalling)
                || isOnRising(cell) && wins(Certificate::isOnRising)
                || corners().anyMatch(corner -> wins(other -> isInSquare(corner, other)));
    }

    /** Are these the cells of one row, column, diagonal or square, with this one among them? */
    boolean isThroughHere(Set<Cell> cells) {
        return cells.size() == Quarto.IN_LINE && cells.contains(cell)
                && (cells.stream().allMatch(other -> other.row() == cell.row())
                || cells.stream().allMatch(other -> other.column() == cell.column())
                || cells.stream().allMatch(Certificate::isOnFalling)
                || cells.stream().allMatch(Certificate::isOnRising)
                || corners().anyMatch(corner -> cells.stream().allMatch(other -> isInSquare(corner, other))));
    }

    private static boolean isOnFalling(Cell cell) {
        return cell.column() == cell.row();
    }

    private static boolean isOnRising(Cell cell) {
        return cell.column() + cell.row() == Quarto.SIZE + 1;
    }

    /** Where may the top left corner of a square lie that has the cell in it? By their place in {@link Cell#ALL}. */
    private IntStream corners() {
        return IntStream.range(0, Cell.ALL.size()).filter(corner -> isInSquare(corner, cell));
    }

    /** Is a cell the one at the corner, the one to its right, the one below, or the one below that to the right? */
    private static boolean isInSquare(int corner, Cell cell) {
        final int right = cell.column() - Cell.ALL.get(corner).column();
        final int down = cell.row() - Cell.ALL.get(corner).row();
        return (right == 0 || right == 1) && (down == 0 || down == 1);
    }

    /** Do the cells where this holds hold four pieces, all or none of which have one value of an attribute? */
    private boolean wins(Predicate<Cell> holds) {
        final List<Piece> pieces = Cell.ALL.stream().filter(holds).map(board.pieces()::get).filter(Objects::nonNull)
                .toList();
        return pieces.size() == Quarto.IN_LINE && FIRST_OF_EACH_PAIR.stream()
                .mapToLong(trait -> pieces.stream().filter(piece -> piece.has(trait)).count())
                .anyMatch(having -> having == 0 || having == Quarto.IN_LINE);
    }
}
