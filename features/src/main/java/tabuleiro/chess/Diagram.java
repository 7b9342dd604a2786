package tabuleiro.chess;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.Reason;

/**
 * What stands on the board, and what may be done there: two positions with equal diagrams are the same position, which
 * is repeated (CH-21). Counters, offers and captured pieces do not belong to it.
 *
 * @param pieces         in the order of {@link Square#ALL}; nothing on an empty square
 * @param nextToPlay     whose turn it is
 * @param castlingRights the ways to castle for which neither king nor rook has moved
 * @param enPassant      the square that a pawn has just passed, if the last move was a pawn's move of two squares
 */
public record Diagram(List<Optional<Piece>> pieces, Player nextToPlay, Set<Castling> castlingRights,
        Optional<Square> enPassant) {

    /** The diagram of a new game (CH-01). */
    public static final Diagram START = Fen.diagram("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");

    /** What is written where there is nothing to write. */
    static final String NONE = "-";

    /**
     * Keeps copies of the collections.
     *
     * @throws IllegalArgumentException if there are not exactly as many pieces and empty squares as the board has
     */
    public Diagram {
        if (pieces.size() != Square.ALL.size()) {
            throw new IllegalArgumentException(
                    "a board has %s squares, not %s".formatted(Square.ALL.size(), pieces.size()));
        }
        pieces = List.copyOf(pieces);
        castlingRights = Set.copyOf(castlingRights);
    }

    /**
     * Returns the piece on a square.
     *
     * @return nothing if the square is empty
     */
    public Optional<Piece> at(Square square) {
        return pieces.get(square.index());
    }

    /** Returns the squares on which this piece stands. */
    public List<Square> squaresOf(Piece piece) {
        return Square.ALL.stream().filter(square -> at(square).equals(Optional.of(piece))).toList();
    }

    /** Returns the same diagram without an en passant square. */
    public Diagram withoutEnPassant() {
        return new Diagram(pieces, nextToPlay, castlingRights, Optional.empty());
    }

    /** Returns all that is wrong with it. Whether a king is in check is not checked here. */
    Set<Refusal> faults() {
        return Reason.right(EnumSet.range(Refusal.KINGS, Refusal.EN_PASSANT_SQUARE), fault -> switch (fault) {
            case KINGS -> squaresOf(Piece.WHITE_KING).size() != 1 || squaresOf(Piece.BLACK_KING).size() != 1;
            case PAWN_ON_END_RANK -> Square.ALL.stream().anyMatch(this::isPawnOnEndRank);
            case CASTLING_RIGHTS -> !castlingRights.stream().allMatch(this::isAtHome);
            default -> enPassant.filter(square -> !canHaveBeenPassed(square)).isPresent();
        });
    }

    private boolean isPawnOnEndRank(Square square) {
        return (square.row() == 1 || square.row() == Chess.SIZE)
                && at(square).filter(piece -> piece.kind() == Kind.PAWN).isPresent();
    }

    private boolean isAtHome(Castling right) {
        return at(right.kingFrom()).equals(Optional.of(Piece.of(right.player(), Kind.KING)))
                && at(right.rookFrom()).equals(Optional.of(Piece.of(right.player(), Kind.ROOK)));
    }

    /** Checks whether a pawn of the opponent stands right beyond this square, and nothing on it and on its origin. */
    private boolean canHaveBeenPassed(Square square) {
        final Player mover = nextToPlay.opponent();
        if (square.row() != mover.homeRow() + 2 * mover.forward()) {
            return false;
        }
        final Square origin = new Square(square.row() - mover.forward(), square.column());
        final Square end = new Square(square.row() + mover.forward(), square.column());
        return at(square).isEmpty() && at(origin).isEmpty()
                && at(end).equals(Optional.of(Piece.of(mover, Kind.PAWN)));
    }

    /** Returns a drawing of the board: a line for each row, numbered, with White's side below, and the columns. */
    public String board() {
        return IntStream.range(0, Chess.SIZE).mapToObj(i -> row(Chess.SIZE - i)).collect(Collectors.joining("\n"))
                + "\n  a b c d e f g h";
    }

    private String row(int row) {
        return row + " " + IntStream.rangeClosed(1, Chess.SIZE).mapToObj(column -> at(new Square(row, column)))
                .map(piece -> piece.map(each -> String.valueOf(each.letter())).orElse("."))
                .collect(Collectors.joining(" "));
    }

    /** Returns the first four fields of a FEN: pieces, turn, castling rights and en passant square. */
    @Override
    public String toString() {
        final String turn = nextToPlay == Player.WHITE ? "w" : "b";
        return String.join(" ", placement(), turn, rights(), enPassant.map(Square::toString).orElse(NONE));
    }

    private String placement() {
        return IntStream.range(0, Chess.SIZE).mapToObj(i -> row(Chess.SIZE - i).substring(2).replace(" ", ""))
                .map(Diagram::withNumbers).collect(Collectors.joining("/"));
    }

    private static String withNumbers(String row) {
        String numbered = row;
        for (int empty = Chess.SIZE; empty > 0; empty--) {
            numbered = numbered.replace(".".repeat(empty), String.valueOf(empty));
        }
        return numbered;
    }

    private String rights() {
        final String letters = Arrays.stream(Castling.values()).filter(castlingRights::contains)
                .map(right -> String.valueOf(right.letter())).collect(Collectors.joining());
        return letters.isEmpty() ? NONE : letters;
    }
}
