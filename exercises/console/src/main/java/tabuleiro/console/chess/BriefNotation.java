package tabuleiro.console.chess;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/**
 * The notation of the original assignment (CH-31, CH-33): rows a to h from Black's side, columns 1 to 8, and moves such
 * as {@code G5>>E5} and {@code B2>>A2=D}.
 */
final class BriefNotation {

    /** The letters of the kinds, in the order of {@link Kind}: rei, dama, torre, bispo, cavalo, peão. */
    private static final String LETTERS = "RDTBCP";

    private static final Pattern MOVE = Pattern.compile("([A-H][1-8])>>([A-H][1-8])(?:=([" + LETTERS + "]))?");

    /** The piece, its squares, what a pawn becomes, and what the move does. */
    private static final Pattern STANDARD =
            Pattern.compile("([RDTBC]?)([a-h]?[1-8]?[x-]?[a-h][1-8])(?:=([DTBC]))?([+#]?)");

    private static final Pattern PROMOTION = Pattern.compile("([a-h][27][-x]?[a-h][18]=?)([DTCdtc])");

    private BriefNotation() {
    }

    /** Returns the letter of a piece: a small one for White, a capital for Black. */
    static char letter(Piece piece) {
        final char letter = letter(piece.kind());
        return piece.player() == Player.WHITE ? Character.toLowerCase(letter) : letter;
    }

    /** Returns the letter of a kind of pieces, a capital. */
    static char letter(Kind kind) {
        return LETTERS.charAt(kind.ordinal());
    }

    /** Returns the name of a square, such as {@code G5} for e2. */
    static String name(Square square) {
        return (char) ('A' + Chess.SIZE - square.row()) + "" + square.column();
    }

    static Square square(String name) {
        return new Square(Chess.SIZE - (name.charAt(0) - 'A'), name.charAt(1) - '0');
    }

    static String write(Move move) {
        return name(move.from()) + ">>" + name(move.to()) + move.promotion().map(kind -> "=" + letter(kind)).orElse("");
    }

    /** Returns the move with this notation, in either case and with spaces anywhere; nothing if the text is none. */
    static Optional<Move> read(String typed) {
        final Matcher move = MOVE.matcher(plain(typed));
        return move.matches() ? Optional.of(new Move(square(move.group(1)), square(move.group(2)),
                Optional.ofNullable(move.group(3)).map(each -> Kind.values()[LETTERS.indexOf(each)])))
                : Optional.empty();
    }

    /** Returns a move in standard notation with Portuguese letters, such as {@code Cf3}, with international ones. */
    static String international(String typed) {
        final Matcher squares = PROMOTION.matcher(typed);
        if (squares.matches()) {
            return squares.group(1) + kind(squares.group(2).toUpperCase(Locale.ROOT));
        }
        final Matcher move = STANDARD.matcher(typed);
        return !move.matches() ? typed : kind(move.group(1)) + move.group(2)
                + Optional.ofNullable(move.group(3)).map(letter -> "=" + kind(letter)).orElse("") + move.group(4);
    }

    /** Returns a move in standard notation with the Portuguese letters of the kinds. */
    static String portuguese(String san) {
        return san.chars().mapToObj(character -> Stream.of(Kind.values()).filter(kind -> kind.letter() == character)
                .findFirst()
                .map(BriefNotation::letter).orElse((char) character).toString()).collect(Collectors.joining());
    }

    private static String kind(String letter) {
        final int kind = LETTERS.indexOf(letter);
        return letter.isEmpty() || kind < 0 ? letter : String.valueOf(Kind.values()[kind].letter());
    }

    /** Returns a text in capitals and without spaces. */
    static String plain(String typed) {
        return typed.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
    }
}
