package tabuleiro.chess;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A position: the whole state of a game between two moves. It can also show the board of a wrong engine;
 * {@link #fault()} says whether a game can look like this.
 *
 * @param diagram       the board, whose turn it is, the castling rights and the en passant square
 * @param halfmoveClock how many moves of either player have passed since a pawn was moved or a piece captured
 * @param moveNumber    the number of the move, which grows by one after each move of Black; a new game begins with 1
 * @param drawOffer     who has offered a draw that waits for an answer; nobody after the end
 * @param captured      the captured pieces, in the order in which they were captured, each by the other player
 * @param earlier       the diagrams of the positions since the last capture, pawn move or loss of a castling right, in
 *                      order: those that can occur again; each names an en passant square only if a legal move
 *                      captured there (CH-21)
 * @param settled       how the players have ended the game, if they have: by a claim, agreement or resignation
 */
public record Position(Diagram diagram, int halfmoveClock, int moveNumber, Optional<Player> drawOffer,
        List<Piece> captured, List<Diagram> earlier, Optional<Ending> settled) {

    /** The position of a new game (CH-01). */
    public static final Position START = of(Diagram.START, 0, 1);

    /**
     * Keeps copies of the collections.
     *
     * @throws IllegalArgumentException if the clock is negative, the number of the move is not positive, or the game
     *                                  was settled by something that players do not do
     */
    public Position {
        if (halfmoveClock < 0 || moveNumber < 1) {
            throw new IllegalArgumentException("the halfmove clock begins with 0 and the moves with 1, so they are not "
                    + halfmoveClock + " and " + moveNumber);
        }
        if (settled.filter(ending -> !ending.isByPlayers()).isPresent()) {
            throw new IllegalArgumentException("players do not settle a game by " + settled.get().words());
        }
        captured = List.copyOf(captured);
        earlier = List.copyOf(earlier);
        Objects.requireNonNull(diagram, "diagram");
        Objects.requireNonNull(drawOffer, "drawOffer");
    }

    /** Returns a position with nothing offered, captured, repeated or settled, as it is read from a FEN. */
    public static Position of(Diagram diagram, int halfmoveClock, int moveNumber) {
        return new Position(diagram, halfmoveClock, moveNumber, Optional.empty(), List.of(), List.of(),
                Optional.empty());
    }

    /**
     * Reads a position from a picture: eight numbered rows from row 8 down, the letters of the columns and then, as far
     * as they matter, lines such as {@code next: black} and {@code castling: KQkq}; see {@link #toString()}.
     *
     * @throws IllegalArgumentException if the picture has another form; the message says where
     */
    public static Position parse(String picture) {
        return PositionReader.read(picture);
    }

    /**
     * Returns the piece on a square.
     *
     * @return nothing if the square is empty
     */
    public Optional<Piece> at(Square square) {
        return diagram.at(square);
    }

    /** Returns whose turn it is. */
    public Player nextToPlay() {
        return diagram.nextToPlay();
    }

    /** Returns the ways to castle for which neither king nor rook has moved. */
    public Set<Castling> castlingRights() {
        return diagram.castlingRights();
    }

    /** Returns the square that a pawn has just passed, if the last move was a pawn's move of two squares. */
    public Optional<Square> enPassant() {
        return diagram.enPassant();
    }

    /**
     * Returns why no game can look like this: all of {@link Refusal#KINGS} (CH-01), {@link Refusal#PAWN_ON_END_RANK}
     * (CH-14), {@link Refusal#CASTLING_RIGHTS} (CH-13) and {@link Refusal#EN_PASSANT_SQUARE} (CH-12) that apply.
     * Whether a king is in check, and whether the game is over, is not checked here.
     */
    public Set<Refusal> faults() {
        return diagram.faults();
    }

    /** Returns one of {@link #faults()}, or nothing if there is none. */
    public Optional<Refusal> fault() {
        return faults().stream().findFirst();
    }

    /** Returns the picture that {@link #parse} reads: the board, and a line for everything else. */
    @Override
    public String toString() {
        final String[] fields = diagram.toString().split(" ");
        return String.join("\n", diagram.board(),
                line(Fact.NEXT, nextToPlay().name().toLowerCase(Locale.ROOT)),
                line(Fact.CASTLING, fields[2].replace(Diagram.NONE, "")),
                line(Fact.EN_PASSANT, enPassant().map(Square::toString).orElse("")),
                line(Fact.CLOCK, String.valueOf(halfmoveClock)),
                line(Fact.MOVE, String.valueOf(moveNumber)),
                line(Fact.OFFER, drawOffer.map(player -> player.name().toLowerCase(Locale.ROOT)).orElse("")),
                line(Fact.CAPTURED, captured.stream().map(piece -> String.valueOf(piece.letter()))
                        .collect(Collectors.joining(" "))),
                line(Fact.EARLIER, earlier.stream().map(Diagram::toString).collect(Collectors.joining(", "))),
                line(Fact.SETTLED, settled.map(Ending::words).orElse("")));
    }

    private static String line(Fact fact, String value) {
        return (fact.words() + ": " + value).stripTrailing();
    }

    /** What a line below the board says. */
    enum Fact {
        /** Whose turn it is. */
        NEXT("next"),
        /** The castling rights. */
        CASTLING("castling"),
        /** The en passant square. */
        EN_PASSANT("en passant"),
        /** The halfmove clock. */
        CLOCK("halfmove clock"),
        /** The number of the move. */
        MOVE("move"),
        /** Who has offered a draw. */
        OFFER("draw offered by"),
        /** The captured pieces. */
        CAPTURED("captured"),
        /** The earlier positions. */
        EARLIER("earlier"),
        /** How the players have ended the game. */
        SETTLED("settled by");

        private final String words;

        Fact(String words) {
            this.words = words;
        }

        /** Returns the words in front of the colon. */
        String words() {
            return words;
        }
    }
}
