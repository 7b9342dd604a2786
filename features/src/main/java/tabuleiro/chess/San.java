package tabuleiro.chess;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.notation.NotationException;

/**
 * Standard algebraic notation: a move as chess players write it, such as {@code Nf3} or {@code exd5} (CH-27). What a
 * text means depends on the legal moves, so it is written and read for a game in which the move has not been made.
 *
 * <p>A move is read as it is found: with any marks, or none, after it, with {@code o-o} or {@code 0-0} for
 * {@code O-O}, with a hyphen or a colon, without {@code x} or {@code =}, and with more about the square it starts on
 * than is needed.
 */
public final class San {

    private static final Pattern CASTLING = Pattern.compile("[Oo0]-?[Oo0](-?[Oo0])?");
    private static final Pattern MOVE =
            Pattern.compile("([KQRBNP]?)([a-h]?)([1-8]?)([-x:]?)([a-h][1-8])(?:[=/(]?([QRBNqrbn])\\)?)?");

    private static final Pattern MARKS = Pattern.compile("(?:\\s|e\\.?p\\.?|mate|[-+#!?=:]|[^\\p{ASCII}])+$");
    private static final String FIGURES = "♔♕♖♗♘♙♚♛♜♝♞♟";
    private static final String LETTERS = "KQRBNPKQRBNP";

    private final ChessProvider provider;

    /** Creates the notation for games of this provider. */
    public San(ChessProvider provider) {
        this.provider = provider;
    }

    /** Writes a legal move of a game. */
    public String write(Chess game, Move move) {
        return withoutSuffix(game, move) + suffix(game, move);
    }

    private static String withoutSuffix(Chess game, Move move) {
        final Kind kind = kind(game, move);
        if (isCastling(game, move)) {
            return move.to().column() > move.from().column() ? "O-O" : "O-O-O";
        }
        final String capture = isCapture(game, move) ? "x" : "";
        final String promotion = move.promotion().map(each -> "=" + each.letter()).orElse("");
        if (kind != Kind.PAWN) {
            return kind.letter() + origin(game, move) + capture + move.to();
        }
        return (capture.isEmpty() ? "" : column(move.from())) + capture + move.to() + promotion;
    }

    /** Returns as much of the first square as tells the move from those of like pieces to the same square. */
    private static String origin(Chess game, Move move) {
        final List<Square> others = game.legalMoves().stream()
                .filter(other -> other.to().equals(move.to()) && kind(game, other) == kind(game, move))
                .map(Move::from).filter(from -> !from.equals(move.from())).toList();
        if (others.isEmpty()) {
            return "";
        }
        if (others.stream().noneMatch(other -> other.column() == move.from().column())) {
            return column(move.from());
        }
        return others.stream().noneMatch(other -> other.row() == move.from().row())
                ? String.valueOf(move.from().row()) : move.from().toString();
    }

    private static String column(Square square) {
        return square.toString().substring(0, 1);
    }

    private static Kind kind(Chess game, Move move) {
        return game.at(move.from()).map(Piece::kind).orElseThrow();
    }

    private static boolean isCastling(Chess game, Move move) {
        return kind(game, move) == Kind.KING && Math.abs(move.to().column() - move.from().column()) > 1;
    }

    private static boolean isCapture(Chess game, Move move) {
        return game.at(move.to()).isPresent()
                || kind(game, move) == Kind.PAWN && move.from().column() != move.to().column();
    }

    private String suffix(Chess game, Move move) {
        final Chess after = provider.newGame(game.position());
        after.move(move);
        if (after.ending().equals(Optional.of(Ending.CHECKMATE))) {
            return "#";
        }
        return after.isCheck() ? "+" : "";
    }

    /**
     * Reads a move of a game.
     *
     * @throws NotationException if no legal move, or more than one, is written like this; it says where and why
     */
    public Move read(Chess game, String text) {
        final String plain = plain(text);
        final Matcher castling = CASTLING.matcher(plain);
        if (castling.matches()) {
            final String written = castling.group(1) == null ? "O-O" : "O-O-O";
            return only(game, game.legalMoves().stream().filter(move -> isCastling(game, move))
                    .filter(move -> withoutSuffix(game, move).equals(written)).toList(), text);
        }
        final Matcher written = MOVE.matcher(plain);
        if (!written.matches()) {
            throw new NotationException(1, faultyColumn(plain), NotationException.quoted(text)
                    + " is no move: a move is written like e4, exd5, Nf3, Nbd2, e8=Q or O-O");
        }
        return only(game, game.legalMoves().stream().filter(move -> isWritten(game, move, written)).toList(), text);
    }

    /** Returns a move without the marks after it, and with letters for figures. */
    private static String plain(String text) {
        final StringBuilder plain = new StringBuilder(text);
        for (int i = 0; i < plain.length(); i++) {
            final int figure = FIGURES.indexOf(plain.charAt(i));
            if (figure >= 0) {
                plain.setCharAt(i, LETTERS.charAt(figure));
            }
        }
        return MARKS.matcher(plain).replaceFirst("");
    }

    private static int faultyColumn(String text) {
        int column = 1;
        for (Pattern pattern : List.of(CASTLING, MOVE)) {
            final Matcher matcher = pattern.matcher(text);
            int end = 1;
            while (end <= text.length() && (matcher.region(0, end).matches() || matcher.hitEnd())) {
                end++;
            }
            column = Math.max(column, end);
        }
        return column;
    }

    private static boolean isWritten(Chess game, Move move, Matcher written) {
        final Kind kind = written.group(1).matches("P?") ? Kind.PAWN : Kind.of(written.group(1).charAt(0));
        final Optional<Kind> promotion = Optional.ofNullable(written.group(6))
                .map(letter -> Kind.of(Character.toUpperCase(letter.charAt(0))));
        final String from = move.from().toString();
        final boolean isPawnCapture = kind == Kind.PAWN && isCapture(game, move);
        return kind(game, move) == kind && move.to().toString().equals(written.group(5))
                && from.startsWith(written.group(2)) && from.endsWith(written.group(3))
                && move.promotion().equals(promotion) && (isCapture(game, move) || !written.group(4).matches("[x:]"))
                && !(isPawnCapture && written.group(2).isEmpty());
    }

    private static Move only(Chess game, List<Move> moves, String text) {
        if (moves.size() != 1) {
            throw new NotationException(1, 1, NotationException.quoted(text) + whyNotOne(game, moves));
        }
        return moves.get(0);
    }

    private static String whyNotOne(Chess game, List<Move> moves) {
        if (!moves.isEmpty()) {
            return " may be any of " + moves + ": it must say from where";
        }
        return game.isOver() ? " comes after the end: the game is over" : " is no legal move";
    }
}
