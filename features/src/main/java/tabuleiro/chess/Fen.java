package tabuleiro.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.notation.NotationException;

/**
 * Forsyth-Edwards notation: a position as one line of six fields with one space between (CH-27). Draw offers, captured
 * pieces and earlier positions are not part of it: read from a FEN, they start empty.
 */
public final class Fen {

    private static final String SEPARATOR = " ";
    private static final int FIELDS = 6;
    private static final int FIELDS_OF_DIAGRAM = 4;
    private static final int MOST_DIGITS = 4;

    private Fen() {
    }

    /**
     * Reads a position. Whether a game can be resumed from it is for the provider to say.
     *
     * @throws NotationException if the text is no FEN; it says where and why
     */
    public static Position read(String text) {
        final String[] fields = fields(text, FIELDS);
        final int clock = column(fields, FIELDS - 2);
        return Position.of(diagram(fields), number(fields[FIELDS - 2], clock, 0),
                number(fields[FIELDS - 1], column(fields, FIELDS - 1), 1));
    }

    /**
     * Writes a position. The en passant square is named only where a legal move captures en passant.
     *
     * @param provider of the games in which legal moves are looked for
     */
    public static String write(Position position, ChessProvider provider) {
        final Diagram diagram = isCapturedEnPassant(position, provider) ? position.diagram()
                : position.diagram().withoutEnPassant();
        return diagram + SEPARATOR + position.halfmoveClock() + SEPARATOR + position.moveNumber();
    }

    private static boolean isCapturedEnPassant(Position position, ChessProvider provider) {
        return position.enPassant().isPresent() && provider.whyNotNewGame(position).isEmpty()
                && provider.newGame(position).legalMoves().stream()
                        .anyMatch(move -> Optional.of(move.to()).equals(position.enPassant())
                                && position.at(move.from()).filter(piece -> piece.kind() == Kind.PAWN).isPresent());
    }

    /** Returns the diagram that the first four fields of a FEN describe. */
    static Diagram diagram(String text) {
        return diagram(fields(text, FIELDS_OF_DIAGRAM));
    }

    private static String[] fields(String text, int number) {
        final String[] fields = text.split(SEPARATOR, -1);
        if (fields.length != number) {
            throw new NotationException(1, fields.length < number ? text.length() + 1 : column(fields, number),
                    "a FEN has " + number + " fields with one space between, not " + fields.length);
        }
        return fields;
    }

    /** Returns the column in which a field begins; the first field has the number 0. */
    private static int column(String[] fields, int number) {
        int column = 1;
        for (int i = 0; i < number; i++) {
            column += fields[i].length() + 1;
        }
        return column;
    }

    private static Diagram diagram(String[] fields) {
        if (!fields[1].matches("[wb]")) {
            throw new NotationException(1, column(fields, 1), "the turn is w or b, not "
                    + NotationException.quoted(fields[1]));
        }
        return new Diagram(pieces(fields[0]), fields[1].equals("w") ? Player.WHITE : Player.BLACK,
                rights(fields[2], column(fields, 2)), enPassant(fields[3], column(fields, 3)));
    }

    private static List<Optional<Piece>> pieces(String placement) {
        final String[] rows = placement.split("/", -1);
        if (rows.length != Chess.SIZE) {
            throw new NotationException(1, rows.length < Chess.SIZE ? placement.length() + 1
                    : column(rows, Chess.SIZE),
                    "a board has " + Chess.SIZE + " rows with / between, not " + rows.length);
        }
        final List<Optional<Piece>> pieces = new ArrayList<>(
                Collections.nCopies(Square.ALL.size(), Optional.empty()));
        for (int i = 0; i < rows.length; i++) {
            readRow(rows[i], column(rows, i), pieces.subList((Chess.SIZE - 1 - i) * Chess.SIZE,
                    (Chess.SIZE - i) * Chess.SIZE));
        }
        return pieces;
    }

    private static void readRow(String row, int column, List<Optional<Piece>> pieces) {
        int filled = 0;
        for (int i = 0; i < row.length(); i++) {
            final char mark = row.charAt(i);
            final Optional<Piece> piece = Piece.of(mark);
            final boolean isNumber = '1' <= mark && mark <= '8';
            if (piece.isEmpty() && (!isNumber || i > 0 && Character.isDigit(row.charAt(i - 1)))) {
                throw new NotationException(1, column + i, "a row has letters of pieces, and single digits for empty"
                        + " squares, not " + NotationException.quoted(String.valueOf(mark)));
            }
            if (piece.isPresent() && filled < Chess.SIZE) {
                pieces.set(filled, piece);
            }
            filled += isNumber ? mark - '0' : 1;
        }
        if (filled != Chess.SIZE) {
            throw new NotationException(1, column, "a row has " + Chess.SIZE + " squares, not " + filled);
        }
    }

    /** Reads castling rights. */
    static Set<Castling> rights(String field, int column) {
        final Set<Castling> rights = EnumSet.noneOf(Castling.class);
        if (!field.matches("-|(?=.)K?Q?k?q?")) {
            throw new NotationException(1, column, "castling rights are written as -, or as those of KQkq that there"
                    + " are, in this order, not " + NotationException.quoted(field));
        }
        for (Castling right : Castling.values()) {
            if (field.indexOf(right.letter()) >= 0) {
                rights.add(right);
            }
        }
        return rights;
    }

    private static Optional<Square> enPassant(String field, int column) {
        if (!field.matches("-|[a-h][1-8]")) {
            throw new NotationException(1, column, "an en passant square is written as - or as a square such as e3,"
                    + " not " + NotationException.quoted(field));
        }
        return field.equals(Diagram.NONE) ? Optional.empty() : Optional.of(Square.parse(field));
    }

    /** Reads a number that is not less than another. */
    static int number(String field, int column, int least) {
        if (!field.matches("0|[1-9]\\d{0," + (MOST_DIGITS - 1) + "}") || Integer.parseInt(field) < least) {
            throw new NotationException(1, column, "this is a number from " + least + " to 9999, not "
                    + NotationException.quoted(field));
        }
        return Integer.parseInt(field);
    }
}
