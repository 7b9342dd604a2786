package tabuleiro.console.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.chess.Piece;

/** What a player has captured, in the order in which it was captured (CH-32). The heading says who has captured it. */
record Captured(String heading, List<Piece> pieces, Display display) {

    private static final int A_LINE = 8;

    /** Returns the letters of the pieces, eight to a line. */
    List<String> lines() {
        return lines(piece -> String.valueOf(display.letter(piece)));
    }

    /** Returns the pieces as they are drawn, eight to a line. */
    List<String> lines(Function<Piece, String> drawing) {
        final List<String> lines = new ArrayList<>();
        for (int first = 0; first < pieces.size(); first += A_LINE) {
            lines.add(pieces.subList(first, Math.min(pieces.size(), first + A_LINE)).stream()
                    .map(drawing).collect(Collectors.joining(" ")));
        }
        return lines;
    }
}
