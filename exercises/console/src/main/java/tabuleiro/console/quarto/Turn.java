package tabuleiro.console.quarto;

import java.util.List;
import java.util.Optional;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;

/**
 * What happened in a turn.
 *
 * @param piece which was placed
 * @param cell  where it was placed
 */
record Turn(Piece piece, Cell cell) {

    /** Which turn is written like this? A piece and a cell, as in {@code [p; A1}; nothing if it is no turn. */
    static Optional<Turn> parse(String text) {
        final List<String> words = List.of(text.split("\\s+"));
        if (words.size() != 2) {
            return Optional.empty();
        }
        return parsePiece(words.get(0)).flatMap(piece -> Cell.ALL.stream()
                .filter(cell -> cell.toString().equals(words.get(1))).findFirst()
                .map(cell -> new Turn(piece, cell)));
    }

    /** Which piece is written like this? Nothing if none is. */
    static Optional<Piece> parsePiece(String text) {
        return Piece.ALL.stream().filter(piece -> piece.toString().equals(text)).findFirst();
    }

    /** Writes it as {@link #parse} reads it. */
    @Override
    public String toString() {
        return piece + " " + cell;
    }
}
