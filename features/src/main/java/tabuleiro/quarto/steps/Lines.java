package tabuleiro.quarto.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** What random games of Quarto know of boards: lines, and boards that are almost full. */
final class Lines {

    /** How often a board is made anew that does not come out as wanted. */
    private static final int ATTEMPTS = 50;

    /** One line in so many is to share two traits. */
    private static final int SELDOM = 3;

    /** The rows, columns, diagonals and squares of two by two cells. */
    private static final List<Set<Cell>> ALL = all();

    private static final Position EMPTY =
            new Position(Collections.nCopies(Cell.ALL.size(), Optional.empty()), Optional.empty());

    private Lines() {
    }

    /**
     * A position, and the cell where the chosen piece is to be placed.
     *
     * @param position the position, in which nobody has won and a piece is chosen
     * @param cell     an empty cell
     */
    record Chance(Position position, Cell cell) {
    }

    private static List<Set<Cell>> all() {
        final List<Set<Cell>> lines = new ArrayList<>();
        for (int i = 1; i <= Quarto.SIZE; i++) {
            final int number = i;
            lines.add(cells(cell -> cell.row() == number));
            lines.add(cells(cell -> cell.column() == number));
        }
        lines.add(cells(cell -> cell.row() == cell.column()));
        lines.add(cells(cell -> cell.row() + cell.column() == Quarto.SIZE + 1));
        for (Cell corner : cells(cell -> cell.row() < Quarto.SIZE && cell.column() < Quarto.SIZE)) {
            lines.add(cells(cell -> cell.row() - corner.row() >> 1 == 0 && cell.column() - corner.column() >> 1 == 0));
        }
        return lines;
    }

    private static Set<Cell> cells(Predicate<Cell> wanted) {
        return Cell.ALL.stream().filter(wanted).collect(Collectors.toSet());
    }

    /** Returns the cells of each line that wins. */
    static List<Set<Cell>> winning(Position position) {
        return ALL.stream().filter(cells -> !shared(position, cells).isEmpty()).toList();
    }

    /** Returns the traits that the pieces on some cells share; none if a cell is empty. */
    static Set<Trait> shared(Position position, Collection<Cell> cells) {
        return Arrays.stream(Trait.values())
                .filter(trait -> cells.stream().allMatch(cell -> position.at(cell).filter(each -> each.has(trait))
                        .isPresent())).collect(Collectors.toCollection(() -> EnumSet.noneOf(Trait.class)));
    }

    /**
     * Returns a position in which a piece may win in any line by any one trait, each as likely as the others, or by
     * that and another; seldom nothing.
     */
    static Optional<Chance> chance(RandomGenerator random) {
        final List<Cell> line = shuffled(Cell.ALL.stream()
                .filter(ALL.get(random.nextInt(ALL.size()))::contains).toList(), random);
        final Trait trait = Trait.values()[random.nextInt(Trait.values().length)];
        final Trait other = random.nextInt(SELDOM) == 0
                ? Trait.values()[random.nextInt(Trait.values().length)] : trait;
        final Set<Trait> traits = other == trait.opposite() ? EnumSet.of(trait) : EnumSet.of(trait, other);
        return Stream.generate(() -> chance(line, traits, random)).limit(ATTEMPTS).flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Chance> chance(List<Cell> line, Set<Trait> traits, RandomGenerator random) {
        final List<Piece> pieces = shuffled(Piece.ALL, random);
        final List<Piece> alike = pieces.stream().filter(each -> each.traits().containsAll(traits))
                .limit(line.size()).toList();
        pieces.removeAll(alike);
        final List<Cell> others = shuffled(Cell.ALL.stream().filter(cell -> !line.contains(cell)).toList(), random);
        Position position = EMPTY;
        for (int i = 1; i < line.size(); i++) {
            position = with(position, line.get(i), alike.get(i));
        }
        for (int left = random.nextInt(others.size()); left > 0; left--) {
            position = with(position, others.get(left), pieces.get(left));
        }
        final Position before = new Position(position.pieces(), Optional.of(alike.get(0)));
        final Position after = with(position, line.get(0), alike.get(0));
        return Optional.of(new Chance(before, line.get(0))).filter(each -> winning(before).isEmpty()
                && winning(after).size() == 1 && shared(after, line).equals(traits));
    }

    /** Returns the position after the piece has been placed, which wins. */
    static Position won(Chance chance) {
        final Position placed = with(chance.position(), chance.cell(), chance.position().chosen().orElseThrow());
        return new Position(placed.pieces(), Optional.empty());
    }

    /** Returns a position in which one cell is empty, where the last piece may win; seldom nothing. */
    static Optional<Chance> last(RandomGenerator random) {
        return filled(Cell.ALL.size() - 1, random).map(position -> new Chance(new Position(position.pieces(),
                Piece.ALL.stream().filter(each -> !position.pieces().contains(Optional.of(each))).findFirst()),
                Cell.ALL.stream().filter(cell -> position.at(cell).isEmpty()).findFirst().orElseThrow()));
    }

    /** Returns a position with so many pieces, in which nobody has won and none is chosen; seldom nothing. */
    static Optional<Position> filled(int pieces, RandomGenerator random) {
        final List<Cell> cells = new ArrayList<>(Cell.ALL);
        while (cells.size() > pieces) {
            cells.remove(random.nextInt(cells.size()));
        }
        return filled(EMPTY, cells, shuffled(Piece.ALL, random));
    }

    /** Fills cells in the order of rows, so that it is seen early that somebody has won. */
    private static Optional<Position> filled(Position position, List<Cell> cells, List<Piece> pieces) {
        if (cells.isEmpty()) {
            return Optional.of(position);
        }
        return pieces.stream().map(piece -> Optional.of(with(position, cells.get(0), piece))
                        .filter(each -> winning(each).isEmpty())
                        .flatMap(each -> filled(each, cells.subList(1, cells.size()),
                                pieces.stream().filter(other -> other != piece).toList())))
                .flatMap(Optional::stream).findFirst();
    }

    private static Position with(Position position, Cell cell, Piece piece) {
        final List<Optional<Piece>> pieces = new ArrayList<>(position.pieces());
        pieces.set(Cell.ALL.indexOf(cell), Optional.of(piece));
        return new Position(pieces, position.chosen());
    }

    private static <T> List<T> shuffled(List<T> some, RandomGenerator random) {
        final List<T> shuffled = new ArrayList<>(some);
        Collections.shuffle(shuffled, new Random(random.nextLong()));
        return shuffled;
    }
}
