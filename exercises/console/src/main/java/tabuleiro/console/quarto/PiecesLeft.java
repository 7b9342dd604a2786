package tabuleiro.console.quarto;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;

/**
 * The pieces that may be chosen, each with a letter: {@code a} for the first, and so on without a gap (QT-34).
 *
 * @param pieces the pieces, in the order of {@link Piece#ALL}
 */
record PiecesLeft(List<Piece> pieces) {

    private static final int A_LINE = 4;

    /** Returns the pieces that may be chosen in a game, as its engine says. */
    static PiecesLeft of(Quarto game) {
        return new PiecesLeft(Piece.ALL.stream().filter(piece -> game.whyNotChoose(piece).isEmpty()).toList());
    }

    /** Checks whether no piece is left. */
    boolean isEmpty() {
        return pieces.isEmpty();
    }

    /** Returns the letters in use, as in {@code 'a' to 'm'}; there must be a piece. */
    String range() {
        final int last = pieces.size() - 1;
        return last == 0 ? quoted(0) : quoted(0) + " to " + quoted(last);
    }

    /** Checks whether a piece has this letter. */
    boolean has(String letter) {
        return indices().anyMatch(i -> letter(i).equals(letter));
    }

    /**
     * Returns the piece with this letter.
     *
     * @pre is_used {@code has(letter)}
     */
    Piece piece(String letter) {
        return pieces.get(letter.charAt(0) - 'a');
    }

    /** Lists the pieces with their letters, four to a line. */
    @Override
    public String toString() {
        return indices().filter(i -> i % A_LINE == 0).mapToObj(this::line).collect(Collectors.joining("\n"));
    }

    private String line(int start) {
        return indices().skip(start).limit(A_LINE).mapToObj(i -> "  " + letter(i) + ": " + pieces.get(i))
                .collect(Collectors.joining());
    }

    private IntStream indices() {
        return IntStream.range(0, pieces.size());
    }

    private static String quoted(int index) {
        return "'" + letter(index) + "'";
    }

    private static String letter(int index) {
        return String.valueOf((char) ('a' + index));
    }
}
