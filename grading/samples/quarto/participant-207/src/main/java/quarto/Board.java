package quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** The cells and what lies on them. */
class Board {

    /** A rectangle or diagonal of cells that counts if it is complete. */
    record Line(List<Cell> cells) {

        static final List<Line> ALL = new ArrayList<>();

        static {
            for (int n = 1; n <= Quarto.SIZE; n++) {
                ALL.add(rectangle(1, n, Quarto.SIZE, n));
                ALL.add(rectangle(n, 1, n, Quarto.SIZE));
            }
            for (int column = 1; column < Quarto.SIZE; column++) {
                for (int row = 1; row < Quarto.SIZE; row++) {
                    ALL.add(rectangle(column, row, column + 1, row + 1));
                }
            }
            ALL.add(new Line(List.of(new Cell(1, 1), new Cell(2, 2), new Cell(3, 3), new Cell(4, 4))));
            ALL.add(new Line(List.of(new Cell(1, 4), new Cell(2, 3), new Cell(3, 2), new Cell(4, 1))));
        }

        private static Line rectangle(int left, int top, int right, int bottom) {
            return new Line(Cell.ALL.stream().filter(cell -> left <= cell.column() && cell.column() <= right
                    && top <= cell.row() && cell.row() <= bottom).toList());
        }
    }

    private final List<Optional<Piece>> pieces = new ArrayList<>();

    Board() {
        Cell.ALL.forEach(cell -> pieces.add(Optional.empty()));
    }

    Board(Position position) {
        pieces.addAll(position.pieces());
    }

    Optional<Piece> get(Cell cell) {
        return pieces.get(Cell.ALL.indexOf(cell));
    }

    void put(Cell cell, Piece piece) {
        pieces.set(Cell.ALL.indexOf(cell), Optional.of(piece));
    }

    boolean contains(Piece piece) {
        return pieces.contains(Optional.of(piece));
    }

    boolean isFull() {
        return !pieces.contains(Optional.<Piece>empty());
    }

    Set<Trait> common(Line line) {
        Set<Trait> common = new TreeSet<>(List.of(Trait.values()));
        for (Cell cell : line.cells()) {
            common.removeIf(trait -> get(cell).isEmpty() || !get(cell).get().has(trait));
        }
        return common;
    }

    Optional<Line> winner() {
        return Line.ALL.stream().filter(line -> !common(line).isEmpty()).findFirst();
    }
}
