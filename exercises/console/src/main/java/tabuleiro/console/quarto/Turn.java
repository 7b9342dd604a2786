package tabuleiro.console.quarto;

import java.util.List;
import java.util.Optional;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;

/**
 * A turn that was played.
 *
 * @param piece the piece that was placed
 * @param cell  the cell on which it was placed
 */
record Turn(Piece piece, Cell cell) {

    /** Reads a turn: a piece and a cell, as in {@code [p; A1}. Returns nothing if the text is not a turn. */
    static Optional<Turn> parse(String text) {
        final List<String> words = List.of(text.split("\\s+"));
        if (words.size() != 2) {
            return Optional.empty();
        }
        return parsePiece(words.get(0)).flatMap(piece -> Cell.ALL.stream()
                .filter(cell -> cell.toString().equals(words.get(1))).findFirst()
                .map(cell -> new Turn(piece, cell)));
    }

    /** Reads a piece. Returns nothing if the text is not a piece. */
    static Optional<Piece> parsePiece(String text) {
        return Piece.ALL.stream().filter(piece -> piece.toString().equals(text)).findFirst();
    }

    /** Writes the turn as {@link #parse} reads it. */
    @Override
    public String toString() {
        return piece + " " + cell;
    }
}
