package quarto;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/**
 * What must be true of a state, worked out by another way than the game takes: lines and squares are described, not
 * listed, and pieces with a trait are counted. Only assertions use it.
 *
 * @param state the state
 */
record Certificate(State state) {

    /** Returns the player who placed the last piece if four pieces win, or nothing. */
    Optional<Player> winner() {
        final Player last = state.board().count() % 2 == 1 ? Player.FIRST : Player.SECOND;
        return shapes().anyMatch(shape -> isWin(piecesOn(shape))) ? Optional.of(last) : Optional.empty();
    }

    /** Checks that these four cells win, or that there are none and no pieces win. */
    boolean areWinningCells(Set<Cell> cells) {
        return cells.isEmpty() ? winner().isEmpty()
                : shapes().anyMatch(shape -> cells.stream().allMatch(shape)) && isWin(piecesOn(cells::contains));
    }

    /** Checks that all pieces on these cells have each of these traits, and no other. */
    boolean areInCommon(Set<Trait> traits, Set<Cell> cells) {
        final List<Piece> pieces = piecesOn(cells::contains);
        return Stream.of(Trait.values())
                .allMatch(trait -> traits.contains(trait) == (count(trait, pieces) == Quarto.IN_LINE));
    }

    /** Returns what all cells of one row, column, diagonal or square have in common, and no other cell has. */
    private static Stream<Predicate<Cell>> shapes() {
        final Stream<Predicate<Cell>> rows = upToSize().mapToObj(row -> cell -> cell.row() == row);
        final Stream<Predicate<Cell>> columns = upToSize().mapToObj(column -> cell -> cell.column() == column);
        final Stream<Predicate<Cell>> diagonals = Stream.of(cell -> cell.row() == cell.column(),
                cell -> cell.row() + cell.column() == Quarto.SIZE + 1);
        final Stream<Predicate<Cell>> squares = Cell.ALL.stream().map(corner -> cell -> isInSquare(corner, cell));
        return Stream.of(rows, columns, diagonals, squares).flatMap(each -> each);
    }

    private static IntStream upToSize() {
        return IntStream.rangeClosed(1, Quarto.SIZE);
    }

    /** Checks whether a cell is this corner, or right of it, below it, or below the one to its right. */
    private static boolean isInSquare(Cell corner, Cell cell) {
        final int right = cell.column() - corner.column();
        final int down = cell.row() - corner.row();
        return (right == 0 || right == 1) && (down == 0 || down == 1);
    }

    private List<Piece> piecesOn(Predicate<Cell> shape) {
        return Cell.ALL.stream().filter(shape).flatMap(cell -> state.board().at(cell).stream()).toList();
    }

    private static boolean isWin(List<Piece> pieces) {
        return Stream.of(Trait.values()).anyMatch(trait -> count(trait, pieces) == Quarto.IN_LINE);
    }

    private static long count(Trait trait, List<Piece> pieces) {
        return pieces.stream().filter(piece -> piece.has(trait)).count();
    }

    /** Checks that each of the 16 pieces is either in the pool or on the board, and none twice. */
    boolean hasSixteenPieces() {
        final Set<Piece> all = new HashSet<>(state.pool());
        all.addAll(state.board().pieces().values());
        return all.size() == Piece.ALL.size() && state.pool().size() + state.board().count() == Piece.ALL.size();
    }

    /** Checks that the chosen piece, if there is one, is in the pool. */
    boolean hasChosenFromPool() {
        return state.chosen().isEmpty() || state.pool().contains(state.chosen().get());
    }
}
