package quarto;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Trait;

/** Four numbers for each cell: 1 for large, white, round or solid, -1 for the opposite, 0 if no piece lies there. */
final class Sums {

    private static final List<Trait> POSITIVE = List.of(Trait.LARGE, Trait.WHITE, Trait.ROUND, Trait.SOLID);

    private static final List<List<Cell>> LINES = Stream.of(
            "A1 B1 C1 D1", "A2 B2 C2 D2", "A3 B3 C3 D3", "A4 B4 C4 D4",
            "A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4",
            "A1 B2 C3 D4", "D1 C2 B3 A4",
            "A1 B1 A2 B2", "B1 C1 B2 C2", "C1 D1 C2 D2",
            "A2 B2 A3 B3", "B2 C2 B3 C3", "C2 D2 C3 D3",
            "A3 B3 A4 B4", "B3 C3 B4 C4", "C3 D3 C4 D4")
            .map(line -> Arrays.stream(line.split(" ")).map(Cell::parse).toList()).toList();

    private final int[][] numbers = new int[Cell.ALL.size()][POSITIVE.size()];

    void put(Cell cell, Piece piece) {
        for (int i = 0; i < POSITIVE.size(); i++) {
            numbers[Cell.ALL.indexOf(cell)][i] = piece.has(POSITIVE.get(i)) ? 1 : -1;
        }
    }

    boolean isEmpty(Cell cell) {
        return numbers[Cell.ALL.indexOf(cell)][0] == 0;
    }

    Piece piece(Cell cell) {
        int[] here = numbers[Cell.ALL.indexOf(cell)];
        return new Piece(trait(0, here[0]), trait(1, here[1]), trait(2, here[2]), trait(3, here[3]));
    }

    private static Trait trait(int i, int number) {
        return number > 0 ? POSITIVE.get(i) : POSITIVE.get(i).opposite();
    }

    /** What do the pieces on these cells have in common? Three against one make only 2 or -2. */
    List<Trait> common(List<Cell> line) {
        return Stream.of(0, 1, 2, 3).filter(i -> Math.abs(sum(line, i)) > 2).map(i -> trait(i, sum(line, i))).toList();
    }

    private int sum(List<Cell> line, int i) {
        return line.stream().mapToInt(cell -> numbers[Cell.ALL.indexOf(cell)][i]).sum();
    }

    /** The line or square that won, or an empty list. */
    List<Cell> winner() {
        return LINES.stream().filter(line -> !common(line).isEmpty()).findFirst().orElse(List.of());
    }
}
