package client;

import java.util.Set;
import tabuleiro.quarto.Cell;

/** A client that compares values. */
final class EqualCells {

    private EqualCells() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final Cell one = new Cell(1, 2);
        final Cell other = Cell.parse("B1");
        System.out.println(one == other);
        System.out.println(one.equals(other));
        System.out.println(Set.of(one).contains(other));
        // end::program[]
    }
}
