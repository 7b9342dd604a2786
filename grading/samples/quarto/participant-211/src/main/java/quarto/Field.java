package quarto;

import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;

/** A place on the board; no piece if it is empty. */
final class Field {

    final Cell cell;
    Piece piece;

    Field(Cell cell) {
        this.cell = cell;
    }
}
