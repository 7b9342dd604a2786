package client;

import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;

/** A client that compares values. */
final class EqualCells {

    private EqualCells() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        System.out.println(new Cell(1, 2) == new Cell(1, 2));
        System.out.println(new Cell(1, 2).equals(new Cell(1, 2)));
        System.out.println(Set.of(Cell.parse("B1")).contains(new Cell(1, 2)));
        System.out.println(Piece.parse("(B!").words());
        // end::program[]
    }
}
