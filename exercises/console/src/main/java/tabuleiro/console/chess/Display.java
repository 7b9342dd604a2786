package tabuleiro.console.chess;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;
import tabuleiro.console.Ink;
import tabuleiro.console.Language;
import tabuleiro.console.Sign;

/** The letters of the pieces and the names of the squares that the board is shown with (CH-31). */
enum Display {
    /** Those of the original assignment. */
    BRIEF,
    /** Those that are used everywhere. */
    INTERNATIONAL;

    /** The characters of the pieces, in the order of {@link Kind}. */
    private static final String WHITE = "♔♕♖♗♘♙";
    private static final String BLACK = "♚♛♜♝♞♟";
    private static final Pattern FROM_ROW = Pattern.compile("([A-H][1-8])>>([A-H][1-8])?");
    private static final Pattern FROM_COLUMN = Pattern.compile("([a-h][1-8])-?([a-h][1-8])?");

    char letter(Piece piece) {
        return this == BRIEF ? BriefNotation.letter(piece) : piece.letter();
    }

    /** Returns what stands beside a row. */
    String row(int row) {
        return this == BRIEF ? String.valueOf((char) ('a' + Chess.SIZE - row)) : String.valueOf(row);
    }

    /** Returns what stands above and below a column. */
    String column(int column) {
        return this == BRIEF ? String.valueOf(column) : String.valueOf((char) ('a' + column - 1));
    }

    String write(Move move) {
        return this == BRIEF ? BriefNotation.write(move) : move.toString();
    }

    /** Returns what is typed of a move when the square is chosen from which the piece is to move. */
    String origin(Square square) {
        return destination(square) + (this == BRIEF ? ">>" : "");
    }

    /** Returns what is typed after that when the square is chosen to which the piece is to move. */
    String destination(Square square) {
        return this == BRIEF ? BriefNotation.name(square) : square.toString();
    }

    /** Returns what is typed after that when it is chosen what a pawn becomes. */
    String promotion(Kind kind) {
        return this == BRIEF ? "=" + BriefNotation.letter(kind)
                : String.valueOf(Character.toLowerCase(kind.letter()));
    }

    /** Returns the squares that the beginning of a move names: none, the first, or both. */
    List<Square> chosen(String typed) {
        return this == BRIEF ? squares(FROM_ROW, BriefNotation.plain(typed), BriefNotation::square)
                : squares(FROM_COLUMN, typed.strip(), Square::parse);
    }

    /** Returns how a piece looks on a screen. */
    Sign sign(Piece piece) {
        final boolean isWhite = piece.player() == Player.WHITE;
        final char figure = (isWhite ? WHITE : BLACK).charAt(piece.kind().ordinal());
        return new Sign(letter(piece) + "", "" + figure + letter(piece), isWhite ? Ink.WHITE : Ink.BLACK);
    }

    static Display of(Language language) {
        return language == Language.PT ? BRIEF : INTERNATIONAL;
    }

    Display other() {
        return this == BRIEF ? INTERNATIONAL : BRIEF;
    }

    private static List<Square> squares(Pattern form, String typed, Function<String, Square> reader) {
        final Matcher move = form.matcher(typed);
        return !move.matches() ? List.of() : Stream.of(move.group(1), move.group(2)).map(Optional::ofNullable)
                .flatMap(Optional::stream).map(reader).toList();
    }
}
