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
    BRIEF {
        @Override
        char letter(Piece piece) {
            return BriefNotation.letter(piece);
        }

        @Override
        String row(int row) {
            return String.valueOf((char) ('a' + Chess.SIZE - row));
        }

        @Override
        String column(int column) {
            return String.valueOf(column);
        }

        @Override
        String write(Move move) {
            return BriefNotation.write(move);
        }

        @Override
        String origin(Square square) {
            return BriefNotation.name(square) + ">>";
        }

        @Override
        String destination(Square square) {
            return BriefNotation.name(square);
        }

        @Override
        String promotion(Kind kind) {
            return "=" + BriefNotation.letter(kind);
        }

        @Override
        List<Square> chosen(String typed) {
            return squares(FROM_ROW, BriefNotation.plain(typed), BriefNotation::square);
        }
    },
    /** Those that are used everywhere. */
    INTERNATIONAL {
        @Override
        char letter(Piece piece) {
            return piece.letter();
        }

        @Override
        String row(int row) {
            return String.valueOf(row);
        }

        @Override
        String column(int column) {
            return String.valueOf((char) ('a' + column - 1));
        }

        @Override
        String write(Move move) {
            return move.toString();
        }

        @Override
        String origin(Square square) {
            return square.toString();
        }

        @Override
        String destination(Square square) {
            return square.toString();
        }

        @Override
        String promotion(Kind kind) {
            return String.valueOf(Character.toLowerCase(kind.letter()));
        }

        @Override
        List<Square> chosen(String typed) {
            return squares(FROM_COLUMN, typed.strip(), Square::parse);
        }
    };

    /** The characters of the pieces, in the order of {@link Kind}. */
    private static final String WHITE = "♔♕♖♗♘♙";
    private static final String BLACK = "♚♛♜♝♞♟";
    private static final Pattern FROM_ROW = Pattern.compile("([A-H][1-8])>>([A-H][1-8])?");
    private static final Pattern FROM_COLUMN = Pattern.compile("([a-h][1-8])-?([a-h][1-8])?");

    /** Returns the letter of a piece. */
    abstract char letter(Piece piece);

    /** Returns what stands beside a row. */
    abstract String row(int row);

    /** Returns what stands above and below a column. */
    abstract String column(int column);

    /** Returns a move as it is typed. */
    abstract String write(Move move);

    /** Returns what is typed of a move when the square is chosen from which the piece is to move. */
    abstract String origin(Square square);

    /** Returns what is typed after that when the square is chosen to which the piece is to move. */
    abstract String destination(Square square);

    /** Returns what is typed after that when it is chosen what a pawn becomes. */
    abstract String promotion(Kind kind);

    /** Returns the squares that the beginning of a move names: none, the first, or both. */
    abstract List<Square> chosen(String typed);

    /** Returns how a piece looks on a screen. */
    Sign sign(Piece piece) {
        final boolean isWhite = piece.player() == Player.WHITE;
        final int kind = piece.kind().ordinal();
        return new Sign(letter(piece) + "", (isWhite ? WHITE : BLACK).substring(kind, kind + 1) + letter(piece),
                isWhite ? Ink.WHITE : Ink.BLACK);
    }

    /** Returns the display that is usual in a language. */
    static Display of(Language language) {
        return language == Language.PT ? BRIEF : INTERNATIONAL;
    }

    /** Returns the other display. */
    Display other() {
        return this == BRIEF ? INTERNATIONAL : BRIEF;
    }

    private static List<Square> squares(Pattern form, String typed, Function<String, Square> reader) {
        final Matcher move = form.matcher(typed);
        return !move.matches() ? List.of() : Stream.of(move.group(1), move.group(2)).map(Optional::ofNullable)
                .flatMap(Optional::stream).map(reader).toList();
    }
}
