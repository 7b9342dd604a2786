package tabuleiro.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** One of the six kinds of pieces (CH-01). */
public enum Kind {
    /** The piece that must not be lost. */
    KING('K'),
    /** Moves like a rook or like a bishop. */
    QUEEN('Q'),
    /** Moves along rows and columns. */
    ROOK('R'),
    /** Moves along diagonals. */
    BISHOP('B'),
    /** Leaps. */
    KNIGHT('N'),
    /** Moves forward, and captures diagonally forward. */
    PAWN('P');

    /** The kinds that a pawn can become, in the order in which legal moves name them (CH-14). */
    public static final List<Kind> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

    private final char letter;

    Kind(char letter) {
        this.letter = letter;
    }

    /** Returns its international letter, a capital. */
    public char letter() {
        return letter;
    }

    /**
     * Returns the kind with this letter, a capital.
     *
     * @throws IllegalArgumentException if no kind has this letter
     */
    public static Kind of(char letter) {
        return Arrays.stream(values()).filter(kind -> kind.letter == letter).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no piece has the letter " + letter + ": the letters are K, Q, R, B, N and P"));
    }

    /** Returns its name, such as {@code queen}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
