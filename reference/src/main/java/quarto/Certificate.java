package quarto;

import java.util.Collection;
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
 * What must be true of a state, worked out by another way than the game takes: lines and squares are found among all
 * cells by what their cells have in common, and pieces with a trait are counted. Only assertions use it.
 *
 * @param state the state
 */
record Certificate(State state) {

    /** The cells of each row, column, diagonal and square. */
    private static final List<List<Cell>> SHAPES = Stream.of(rows(), columns(), diagonals(), squares())
            .flatMap(each -> each).map(shape -> Cell.ALL.stream().filter(shape).toList())
            .filter(cells -> cells.size() == Quarto.IN_LINE).toList();

    private static Stream<Predicate<Cell>> rows() {
        return IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(row -> cell -> cell.row() == row);
    }

    private static Stream<Predicate<Cell>> columns() {
        return IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(column -> cell -> cell.column() == column);
    }

    private static Stream<Predicate<Cell>> diagonals() {
        return Stream.of(cell -> cell.row() == cell.column(), cell -> cell.row() + cell.column() == Quarto.SIZE + 1);
    }

    private static Stream<Predicate<Cell>> squares() {
        return Cell.ALL.stream().map(corner -> cell -> isInSquare(corner, cell));
    }

    /** Checks whether a cell is this corner, or right of it, below it, or below the one to its right. */
    private static boolean isInSquare(Cell corner, Cell cell) {
        final int right = cell.column() - corner.column();
        final int down = cell.row() - corner.row();
        return (right == 0 || right == 1) && (down == 0 || down == 1);
    }

    /** Returns the player who placed the last piece if four pieces win, or nothing. */
    Optional<Player> winner() {
        return SHAPES.stream().anyMatch(this::isWin) ? Optional.of(last()) : Optional.empty();
    }

    private Player last() {
        return state.board().count() % 2 == 1 ? Player.FIRST : Player.SECOND;
    }

    /** Returns who places the next piece, or has placed the last. */
    Player placer() {
        return isWonOrFull() ? last() : last().opponent();
    }

    /** Checks whether four pieces win, or the pool is empty. */
    boolean isWonOrFull() {
        return winner().isPresent() || state.pool().isEmpty();
    }

    /** Checks that these cells are one row, column, diagonal or square that wins, or that there are none and no win. */
    boolean areWinningCells(Set<Cell> cells) {
        return cells.isEmpty() ? winner().isEmpty()
                : SHAPES.stream().anyMatch(shape -> isWin(shape) && cells.equals(Set.copyOf(shape)));
    }

    private boolean isWin(List<Cell> cells) {
        return cells.stream().allMatch(state.board().pieces()::containsKey)
                && Stream.of(Trait.values()).anyMatch(trait -> count(trait, cells) == Quarto.IN_LINE);
    }

    private long count(Trait trait, Collection<Cell> cells) {
        return cells.stream().flatMap(cell -> state.board().at(cell).stream())
                .filter(piece -> piece.has(trait)).count();
    }

    /** Checks that all pieces on these cells have each of these traits, and no other. */
    boolean areInCommon(Set<Trait> traits, Set<Cell> cells) {
        return Stream.of(Trait.values())
                .allMatch(trait -> traits.contains(trait) == (count(trait, cells) == Quarto.IN_LINE));
    }

    // tag::hasSixteenPieces[]
    /** Checks that each of the 16 pieces is once in the pool or on the board. */
    boolean hasSixteenPieces() {
        final Set<Piece> all = new HashSet<>(state.pool());
        all.addAll(state.board().pieces().values());
        return all.size() == Piece.ALL.size()
                && state.pool().size() + state.board().count() == Piece.ALL.size();
    }
    // end::hasSixteenPieces[]

    /** Checks that the chosen piece, if there is one, is in the pool. */
    boolean hasChosenFromPool() {
        return state.chosen().isEmpty() || state.pool().contains(state.chosen().get());
    }
}
