package tabuleiro.draughts;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.Reason;

/**
 * A position: the whole state of a game between two turns. It can also show the state of a wrong engine; {@link
 * #fault()} says whether a game can look like this. That a player has resigned is no part of it.
 *
 * @param variant      by which rules the game is played
 * @param pieces       which piece stands on which square, in the order of the squares; empty squares are left out
 * @param nextToPlay   whose turn it is
 * @param kingTurns    how many turns in a row were moves of kings without a capture
 * @param endgameTurns how many turns have been played with the same few pieces
 */
public record Position(Variant variant, Map<Square, Piece> pieces, Player nextToPlay, int kingTurns,
        int endgameTurns) {

    private static final Set<Refusal> FAULTS = EnumSet.of(Refusal.PIECE_ON_LIGHT_SQUARE, Refusal.TOO_MANY_PIECES,
            Refusal.UNCROWNED_MAN, Refusal.COUNTERS);
    private static final char EMPTY = '.';
    private static final char LIGHT = ' ';
    private static final String COLUMNS = "a b c d e f g h";

    /** Keeps a copy of the pieces. */
    public Position {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(nextToPlay, "nextToPlay");
        final Map<Square, Piece> inOrder = new LinkedHashMap<>();
        for (Square square : Square.ALL) {
            if (pieces.containsKey(square)) {
                inOrder.put(square, Objects.requireNonNull(pieces.get(square), "a piece"));
            }
        }
        pieces = Collections.unmodifiableMap(inOrder);
    }

    /** Returns the position of a game now. Calls {@code at} for every square, and every other query that it needs. */
    public static Position of(Draughts game) {
        final Map<Square, Piece> pieces = new LinkedHashMap<>();
        for (Square square : Square.ALL) {
            Objects.requireNonNull(game.at(square), "at returned null").ifPresent(piece -> pieces.put(square, piece));
        }
        return new Position(game.variant(), pieces, game.nextToPlay(), game.kingTurns(), game.endgameTurns());
    }

    /**
     * Reads a position from a picture, as {@link #toString} writes it: rows 8 to 1, each after its number, then a line
     * with the letters of the columns, then perhaps lines such as {@code next: black}. In a row the squares have spaces
     * between them: {@code .} on an empty dark square, a space on an empty light one, or a piece.
     *
     * @throws IllegalArgumentException if the picture has another form; the message says where
     */
    public static Position parse(String picture) {
        return PositionReader.read(picture);
    }

    /** Returns the piece on a square, or nothing if the square is empty. */
    public Optional<Piece> at(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    /** Returns how many pieces a player has. */
    public int count(Player player) {
        return (int) pieces.values().stream().filter(piece -> piece.player() == player).count();
    }

    /**
     * Returns what is wrong with this position as far as it can be seen without the rules of moves. Whether the game is
     * over is left to the engine.
     *
     * @return all that apply of {@link Refusal#PIECE_ON_LIGHT_SQUARE}, {@link Refusal#TOO_MANY_PIECES}, {@link
     *         Refusal#UNCROWNED_MAN} and {@link Refusal#COUNTERS}
     */
    public Set<Refusal> faults() {
        return Reason.right(FAULTS, this::has);
    }

    /** Returns one of {@link #faults()}, or nothing if there is none. */
    public Optional<Refusal> fault() {
        return faults().stream().findFirst();
    }

    private boolean has(Refusal fault) {
        return switch (fault) {
            case PIECE_ON_LIGHT_SQUARE -> !pieces.keySet().stream().allMatch(Square::isDark);
            case TOO_MANY_PIECES -> count(Player.WHITE) > Draughts.PIECES || count(Player.BLACK) > Draughts.PIECES;
            case UNCROWNED_MAN ->
                    pieces.entrySet().stream().anyMatch(entry -> isUncrowned(entry.getKey(), entry.getValue()));
            default -> !countersFit();
        };
    }

    private static boolean isUncrowned(Square square, Piece piece) {
        return piece == Piece.WHITE_MAN && square.row() == Draughts.SIZE
                || piece == Piece.BLACK_MAN && square.row() == 1;
    }

    private boolean countersFit() {
        return variant == Variant.SIMPLIFIED ? kingTurns == 0 && endgameTurns == 0
                : 0 <= kingTurns && kingTurns <= Draughts.KING_TURNS
                && 0 <= endgameTurns && endgameTurns <= Draughts.ENDGAME_TURNS;
    }

    /** Returns the picture of the board alone. */
    public String board() {
        return IntStream.rangeClosed(1, Draughts.SIZE).map(i -> Draughts.SIZE + 1 - i).mapToObj(this::row)
                .collect(Collectors.joining("\n")) + "\n  " + COLUMNS;
    }

    private String row(int row) {
        return (row + " " + IntStream.rangeClosed(1, Draughts.SIZE)
                .mapToObj(column -> mark(new Square(row, column)).toString()).collect(Collectors.joining(" ")))
                .stripTrailing();
    }

    private Character mark(Square square) {
        return at(square).map(Piece::mark).orElse(square.isDark() ? EMPTY : LIGHT);
    }

    /** Returns the picture that {@link #parse} reads. */
    @Override
    public String toString() {
        return board() + "\n" + PositionReader.VARIANT + ": " + PositionReader.word(variant) + "\n"
                + PositionReader.NEXT + ": " + PositionReader.word(nextToPlay) + "\n" + PositionReader.KING_TURNS + ": "
                + kingTurns + "\n" + PositionReader.ENDGAME_TURNS + ": " + endgameTurns;
    }
}
