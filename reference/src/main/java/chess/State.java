package chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;

/**
 * The state of a game: all that changes in it. A state never changes: each move makes another one.
 *
 * @param situation     all that decides which moves are legal
 * @param halfmoveClock how many moves have passed since a pawn was moved or a piece captured
 * @param moveNumber    the number of the next move
 * @param drawOffer     whose offer of a draw waits for an answer
 * @param captured      the captured pieces
 * @param earlier       what counts for repetition of the earlier positions that can occur again
 * @param moves         the moves so far
 * @param settled       how the players have ended the game, if they have
 */
record State(Situation situation, int halfmoveClock, int moveNumber, Optional<Player> drawOffer,
        List<Piece> captured, List<Diagram> earlier, List<Move> moves, Optional<Ending> settled) {

    /** Returns the state that a position shows. */
    static State of(Position position) {
        return new State(Situation.of(position.diagram()), position.halfmoveClock(), position.moveNumber(),
                position.drawOffer(), position.captured(), position.earlier(), List.of(), position.settled());
    }

    /** Returns the position that shows this state. */
    Position position() {
        return new Position(new Diagram(situation.board().pieces(), nextToPlay(), situation.castlingRights(),
                situation.enPassant()), halfmoveClock, moveNumber, drawOffer, captured, earlier, settled);
    }

    /** Returns whose turn it is. */
    Player nextToPlay() {
        return situation.nextToPlay();
    }

    /** Returns how the game has ended: the first ending that applies; nothing if it goes on. */
    Optional<Ending> ending() {
        if (settled.isPresent()) {
            return settled;
        }
        if (!situation.hasLegalMove()) {
            return Optional.of(situation.isCheck() ? Ending.CHECKMATE : Ending.STALEMATE);
        }
        if (Material.isDead(situation.board())) {
            return Optional.of(Ending.DEAD_POSITION);
        }
        if (hasOccurred(Chess.DRAW_REPETITIONS)) {
            return Optional.of(Ending.FIVEFOLD_REPETITION);
        }
        return halfmoveClock >= Chess.DRAW_CLOCK ? Optional.of(Ending.SEVENTY_FIVE_MOVES) : Optional.empty();
    }

    /** Checks whether the position has occurred at least so often. */
    boolean hasOccurred(int times) {
        return earlier.size() + 1 >= times && 1 + Collections.frequency(earlier, situation.diagram()) >= times;
    }

    /** Checks whether what a draw is claimed by is true. */
    boolean justifies(Claim claim) {
        return claim == Claim.FIFTY_MOVES ? halfmoveClock >= Chess.CLAIM_CLOCK : hasOccurred(Chess.CLAIM_REPETITIONS);
    }

    /** Returns the state after a legal move. */
    State move(Move move) {
        final Situation next = situation.after(move);
        final int clock = isPawnMove(move) || captureOf(move).isPresent() ? 0 : halfmoveClock + 1;
        final State moved = new State(next, clock, nextToPlay() == Player.BLACK ? moveNumber + 1 : moveNumber,
                drawOffer.filter(player -> player == nextToPlay()), with(captured, captureOf(move)),
                earlierAfter(clock, next), with(moves, Optional.of(move)), settled);
        return moved.ending().isPresent() ? moved.withOffer(Optional.empty()) : moved;
    }

    private boolean isPawnMove(Move move) {
        return situation.board().is(nextToPlay(), Kind.PAWN, move.from());
    }

    private Optional<Piece> captureOf(Move move) {
        return situation.board().captureSquare(move).flatMap(situation.board()::at).map(ChessPiece::value);
    }

    private List<Diagram> earlierAfter(int clock, Situation next) {
        final boolean canRecur = clock > 0 && next.castlingRights().equals(situation.castlingRights());
        return canRecur ? with(earlier, Optional.of(situation.diagram())) : List.of();
    }

    private static <T> List<T> with(List<T> list, Optional<T> added) {
        final List<T> longer = new ArrayList<>(list);
        added.ifPresent(longer::add);
        return List.copyOf(longer);
    }

    /** Returns the state with another offer of a draw. */
    State withOffer(Optional<Player> offer) {
        return new State(situation, halfmoveClock, moveNumber, offer, captured, earlier, moves, settled);
    }

    /** Returns the state after the players have ended the game. */
    State settle(Ending ending) {
        return new State(situation, halfmoveClock, moveNumber, Optional.empty(), captured, earlier, moves,
                Optional.of(ending));
    }
}
