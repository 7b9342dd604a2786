package draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** A game of draughts. The contract of every method stands in {@link Draughts}. */
public final class Engine implements Draughts {

    /** Starts a new game. */
    public Engine(Variant variant) {
        throw new UnsupportedOperationException("TODO 1: new Engine(variant) — see DR-02, twelve men each");
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (DR-28)
     */
    public Engine(Position position) {
        throw new UnsupportedOperationException("TODO 3: new Engine(position) — see DR-01, as it was given");
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        throw new UnsupportedOperationException("TODO 3: whyNot — see DR-01 and DR-28, position.fault(), game over");
    }

    @Override
    public Variant variant() {
        throw new UnsupportedOperationException("TODO 1: variant — as the game was started with");
    }

    @Override
    public Optional<Piece> at(Square square) {
        throw new UnsupportedOperationException("TODO 1: at — see DR-01 and DR-02, what stands on the square");
    }

    @Override
    public Player nextToPlay() {
        throw new UnsupportedOperationException("TODO 1: nextToPlay — see DR-03, White begins");
    }

    @Override
    public List<List<Square>> moves() {
        throw new UnsupportedOperationException("TODO 1: moves — see DR-03, none at the start");
    }

    @Override
    public int kingTurns() {
        throw new UnsupportedOperationException("TODO 1: kingTurns — see DR-18, none by the simplified rules");
    }

    @Override
    public int endgameTurns() {
        throw new UnsupportedOperationException("TODO 1: endgameTurns — see DR-19, none by the simplified rules");
    }

    @Override
    public Optional<Player> winner() {
        throw new UnsupportedOperationException("TODO 1 and 6: winner — see DR-20, who can move; nothing for now");
    }

    @Override
    public Optional<Ending> ending() {
        throw new UnsupportedOperationException("TODO 1 and 6: ending — see DR-20, how it ended; nothing for now");
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        throw new UnsupportedOperationException("TODO 3: whyNotMove — see DR-29 and DR-04, one after another");
    }

    @Override
    public void move(List<Square> way) {
        throw new UnsupportedOperationException("TODO 3: move — see DR-04; jumps follow in task 4");
    }

    @Override
    public List<Square> captured(List<Square> way) {
        throw new UnsupportedOperationException("TODO 4: captured — see DR-05 and DR-06, in the order of the jumps");
    }

    @Override
    public List<List<Square>> legalMoves() {
        throw new UnsupportedOperationException("TODO 3: legalMoves — see DR-04; jumps follow in task 4");
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        throw new UnsupportedOperationException("TODO 6: whyNotResign — see DR-28, only if the game is over");
    }

    @Override
    public void resign() {
        throw new UnsupportedOperationException("TODO 6: resign — see DR-24, the other player wins");
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
