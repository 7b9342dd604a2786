package quarto;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Quarto;

/** The sets of four cells on which pieces win: lines and squares. */
final class Lines {

    /** Four rows, four columns, two diagonals and nine squares (QT-10, QT-11, QT-12, QT-13). */
    static final List<Set<Cell>> ALL = Stream.of(rows(), columns(), diagonals(), squares())
            .flatMap(List::stream).toList();

    private Lines() {
    }

    private static List<Set<Cell>> rows() {
        return upTo(Quarto.SIZE, row -> line(column -> new Cell(row, column)));
    }

    private static List<Set<Cell>> columns() {
        return upTo(Quarto.SIZE, column -> line(row -> new Cell(row, column)));
    }

    private static List<Set<Cell>> diagonals() {
        return List.of(line(i -> new Cell(i, i)), line(i -> new Cell(Quarto.SIZE + 1 - i, i)));
    }

    private static List<Set<Cell>> squares() {
        return upTo(Quarto.SIZE - 1, row -> upTo(Quarto.SIZE - 1, column -> square(row, column)))
                .stream().flatMap(List::stream).toList();
    }

    private static Set<Cell> square(int top, int left) {
        return Set.of(new Cell(top, left), new Cell(top, left + 1), new Cell(top + 1, left),
                new Cell(top + 1, left + 1));
    }

    private static Set<Cell> line(IntFunction<Cell> cell) {
        return Set.copyOf(upTo(Quarto.SIZE, cell));
    }

    private static <T> List<T> upTo(int last, IntFunction<T> made) {
        return IntStream.rangeClosed(1, last).mapToObj(made).toList();
    }
}
