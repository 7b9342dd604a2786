package tabuleiro.draughts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Positions in PDN, the notation of the field, such as {@code W:W21,22,K30:B1,2,K4}: who is next, then the pieces of
 * each player by the numbers of their squares, kings with a K (DR-27). Counted turns are not written; what is read has
 * none.
 */
public final class PdnFen {

    private static final int IN_ROW = Draughts.SIZE / 2;
    private static final int SQUARES = IN_ROW * Draughts.SIZE;

    private final String text;
    private final Map<Square, Piece> pieces = new LinkedHashMap<>();
    /** Where the next character is read. */
    private int place;

    private PdnFen(String text) {
        this.text = text;
    }

    /** Returns the number of a dark square: 1 is b8, 32 is g1. */
    public static int number(Square square) {
        return (Draughts.SIZE - square.row()) * IN_ROW + (square.column() + 1) / 2;
    }

    /**
     * Returns the dark square with a number.
     *
     * @throws IllegalArgumentException if the number is not from 1 to 32
     */
    public static Square square(int number) {
        return Square.ALL.stream().filter(Square::isDark).filter(square -> number(square) == number).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "the squares have the numbers 1 to " + SQUARES + ", not " + number));
    }

    /**
     * Returns the position that a text shows. Whether a game can look like it is not checked.
     *
     * @param variant by which rules the game is played: the text does not say
     * @throws IllegalArgumentException if the text has another form; the message says where
     */
    public static Position parse(String text, Variant variant) {
        final PdnFen fen = new PdnFen(text);
        final Player next = fen.readPlayer();
        fen.readPieces();
        if (fen.place < text.length() && fen.next() == ':') {
            fen.readPieces();
        }
        if (fen.place < text.length() && fen.next() == '.') {
            fen.place++;
        }
        if (fen.place < text.length()) {
            throw fen.fault("nothing may follow");
        }
        return new Position(variant, fen.pieces, next, 0, 0);
    }

    private char next() {
        return place < text.length() ? text.charAt(place) : '\0';
    }

    private IllegalArgumentException fault(String expected) {
        return new IllegalArgumentException("character %s of \"%s\": %s, but there is %s".formatted(place + 1, text,
                expected, place < text.length() ? "\"" + next() + "\"" : "the end"));
    }

    private Player readPlayer() {
        if (next() != 'W' && next() != 'B') {
            throw fault("W or B must stand here");
        }
        place++;
        return text.charAt(place - 1) == 'W' ? Player.WHITE : Player.BLACK;
    }

    private void readPieces() {
        if (next() != ':') {
            throw fault("a colon must stand here");
        }
        place++;
        final Player player = readPlayer();
        if (next() != ':' && next() != '.' && place < text.length()) {
            readRange(player);
            while (next() == ',') {
                place++;
                readRange(player);
            }
        }
    }

    private void readRange(Player player) {
        final boolean isKing = next() == 'K';
        place += isKing ? 1 : 0;
        final int first = readNumber();
        int last = first;
        if (next() == '-') {
            place++;
            last = readNumber();
        }
        for (int number = first; number <= last; number++) {
            if (pieces.put(square(number), isKing ? Piece.king(player) : Piece.man(player)) != null) {
                throw fault("no square may be named twice, as " + number + " is");
            }
        }
    }

    private int readNumber() {
        final int start = place;
        while (Character.digit(next(), 10) >= 0 && next() < 128 && place - start < 2) {
            place++;
        }
        final int number = place == start ? 0 : Integer.parseInt(text.substring(start, place));
        if (number < 1 || number > SQUARES) {
            place = start;
            throw fault("a number from 1 to " + SQUARES + " must stand here");
        }
        return number;
    }

    /** Returns the text that {@link #parse} reads; counted turns are lost. Every piece must stand on a dark square. */
    public static String draw(Position position) {
        return letter(position.nextToPlay()) + Stream.of(Player.values())
                .map(player -> ":" + letter(player) + pieces(position, player)).collect(Collectors.joining());
    }

    private static String letter(Player player) {
        return player.name().substring(0, 1);
    }

    private static String pieces(Position position, Player player) {
        return Square.ALL.stream().filter(Square::isDark)
                .sorted((one, other) -> number(one) - number(other))
                .flatMap(square -> position.at(square).filter(piece -> piece.player() == player)
                        .map(piece -> (piece.isKing() ? "K" : "") + number(square)).stream())
                .collect(Collectors.joining(","));
    }
}
