package client;

import tabuleiro.quarto.Cell;

/** A client that makes a cell that does not exist. */
final class CellOutside {

    private CellOutside() {
    }

    public static void main(String[] arguments) {
        final Cell cell = new Cell(5, 1);
        System.out.println(cell);
    }
}
