package qwirkle;

import tabuleiro.qwirkle.*;

/** A tile that has been played, and where it lies. */
record Stone(Tile tile, int row, int column) {

    boolean liesOn(int otherRow, int otherColumn) { return row == otherRow && column == otherColumn; }
    Stone moved(int down, int right) { return new Stone(tile, row + down, column + right); }
    Cell cell() { return new Cell(row, column); }
}
