package tabuleiro.chess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.notation.NotationException;

/**
 * A move: from where to where a piece goes. Castling is the king's move of two squares.
 *
 * @param from      where the piece stands
 * @param to        where it goes
 * @param promotion what a pawn becomes that reaches the last row, otherwise nothing (CH-14)
 */
public record Move(Square from, Square to, Optional<Kind> promotion) {

    private static final Pattern UCI = Pattern.compile("([a-h][1-8])([a-h][1-8])([kqrbnp]?)");

    /** Makes a move without promotion. */
    public Move(Square from, Square to) {
        this(from, to, Optional.empty());
    }

    /** Makes a move of a pawn that becomes a piece of this kind. */
    public Move(Square from, Square to, Kind promotion) {
        this(from, to, Optional.of(promotion));
    }

    /** Returns the four moves of a pawn to the last row: it becomes a queen, rook, bishop or knight (CH-14). */
    public static List<Move> promotions(Square from, Square to) {
        return Kind.PROMOTIONS.stream().map(kind -> new Move(from, to, kind)).toList();
    }

    /** Returns every move between two squares that may be legal: without promotion and, to the end ranks, with one. */
    static List<Move> all(Square from, Square to) {
        final boolean mayPromote = to.row() == 1 || to.row() == Chess.SIZE;
        return mayPromote ? Stream.concat(Stream.of(new Move(from, to)), promotions(from, to).stream()).toList()
                : List.of(new Move(from, to));
    }

    /**
     * Returns the move with this notation, in which chess programs exchange moves (UCI).
     *
     * @param notation two squares and, for a promotion, a small letter, such as {@code e2e4} or {@code e7e8q}
     * @throws NotationException if it is none; it says where and why (CH-27)
     */
    public static Move parse(String notation) {
        final Matcher move = UCI.matcher(notation);
        if (!move.matches()) {
            throw new NotationException(1, faultyColumn(notation), "a move is written as two squares and, for a"
                    + " promotion, a small letter, such as e2e4 or e7e8q, not " + NotationException.quoted(notation));
        }
        return new Move(Square.parse(move.group(1)), Square.parse(move.group(2)), move.group(3).isEmpty()
                ? Optional.empty() : Optional.of(Kind.of(move.group(3).toUpperCase(Locale.ROOT).charAt(0))));
    }

    /** Returns the column of the first character that no move can have there. */
    private static int faultyColumn(String notation) {
        final Matcher move = UCI.matcher(notation);
        for (int end = 0; end < notation.length(); end++) {
            move.region(0, end + 1);
            if (!move.matches() && !move.hitEnd()) {
                return end + 1;
            }
        }
        return notation.length() + 1;
    }

    /** Returns the notation that {@link #parse} reads. */
    @Override
    public String toString() {
        return from + "" + to + promotion.map(kind -> String.valueOf(Character.toLowerCase(kind.letter()))).orElse("");
    }
}
