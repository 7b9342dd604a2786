package tabuleiro.quarto.steps;

import java.util.Arrays;
import java.util.List;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;

/** A piece on a cell, as in {@code (B! on A1}. */
record Placement(Piece piece, Cell cell) {

    private static final String BETWEEN = " on ";

    /** Reads a list of placements such as {@code (B! on A1, [p; on B2}, in this order. */
    static List<Placement> list(String words) {
        return Arrays.stream(words.split(", ")).map(word -> word.split(BETWEEN))
                .map(parts -> new Placement(Piece.parse(parts[0]), Cell.parse(parts[1]))).toList();
    }
}
