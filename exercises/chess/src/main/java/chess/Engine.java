package chess;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A game of chess. The contract of every method stands in {@link Chess}. */
public final class Engine implements Chess {

    /** Starts a new game. */
    public Engine() {
        throw new UnsupportedOperationException("TODO 1: new Engine() — see CH-01, the opening position");
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (CH-01, CH-25)
     */
    public Engine(Position position) {
        throw new UnsupportedOperationException("TODO 1: new Engine(position) — see CH-01, as it is drawn");
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        throw new UnsupportedOperationException("TODO 1: whyNot — see CH-01 and CH-12 to CH-14, position.fault()");
    }

    /** Returns how a game has ended that looks like a position; nothing if it has not, or if no game looks like it. */
    public static Optional<Ending> ending(Position position) {
        throw new UnsupportedOperationException("TODO 9: ending(position) — see CH-25, all that a position shows");
    }

    @Override
    public Optional<Piece> at(Square square) {
        throw new UnsupportedOperationException("TODO 1: at — see CH-01, an empty square has none");
    }

    @Override
    public Set<Square> reach(Square square) {
        throw new UnsupportedOperationException("TODO 2: reach — see CH-02 to CH-09, first the knight's squares");
    }

    @Override
    public Player nextToPlay() {
        throw new UnsupportedOperationException("TODO 1: nextToPlay — see CH-01, White begins");
    }

    @Override
    public List<Move> moves() {
        throw new UnsupportedOperationException("TODO 4: moves — see CH-41, all moves so far");
    }

    @Override
    public boolean isCheck() {
        throw new UnsupportedOperationException("TODO 1 and 5: isCheck — see CH-15, an attacked king; false for now");
    }

    @Override
    public Optional<Refusal> whyNotMove(Move move) {
        throw new UnsupportedOperationException("TODO 4: whyNotMove — see CH-02 to CH-17");
    }

    @Override
    public void move(Move move) {
        throw new UnsupportedOperationException("TODO 4: move — see CH-10 and CH-01, the other player is next");
    }

    @Override
    public Optional<Refusal> whyNotOfferDraw() {
        throw new UnsupportedOperationException("TODO 10: whyNotOfferDraw — see CH-23, one offer at a time");
    }

    @Override
    public void offerDraw() {
        throw new UnsupportedOperationException("TODO 10: offerDraw — see CH-23, the turn stays");
    }

    @Override
    public Optional<Refusal> whyNotAcceptDraw() {
        throw new UnsupportedOperationException("TODO 10: whyNotAcceptDraw — see CH-23, what the opponent offered");
    }

    @Override
    public void acceptDraw() {
        throw new UnsupportedOperationException("TODO 10: acceptDraw — see CH-23, the game has ended by agreement");
    }

    @Override
    public Optional<Refusal> whyNotClaimDraw(Claim claim) {
        throw new UnsupportedOperationException("TODO 10: whyNotClaimDraw — see CH-21 and CH-22");
    }

    @Override
    public void claimDraw(Claim claim) {
        throw new UnsupportedOperationException("TODO 10: claimDraw — see CH-21 and CH-22, the game is a draw");
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        throw new UnsupportedOperationException("TODO 10: whyNotResign — see CH-25, not after the end");
    }

    @Override
    public void resign() {
        throw new UnsupportedOperationException("TODO 10: resign — see CH-24, the opponent has won");
    }

    @Override
    public Optional<Ending> ending() {
        throw new UnsupportedOperationException("TODO 1 and 9: ending() — see CH-18 to CH-25; nothing for now");
    }

    @Override
    public Optional<Player> winner() {
        throw new UnsupportedOperationException("TODO 9: winner — see CH-18 and CH-24");
    }

    @Override
    public Position position() {
        throw new UnsupportedOperationException("TODO 1: position — see CH-01, the whole state");
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
