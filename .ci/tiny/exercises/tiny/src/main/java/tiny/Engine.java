package tiny;

import java.util.Optional;
import tabuleiro.tiny.Player;
import tabuleiro.tiny.Position;
import tabuleiro.tiny.Refusal;
import tabuleiro.tiny.Tiny;

/** The engine of the game. The contract of every method stands in {@link Tiny}. */
public final class Engine implements Tiny {

    /** Starts a new game. */
    public Engine() {
        throw new UnsupportedOperationException("TODO 1: new Engine() — see TY-01, every cell is empty");
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (TY-03)
     */
    public Engine(Position position) {
        throw new UnsupportedOperationException("TODO 3: new Engine(position) — see TY-03");
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        throw new UnsupportedOperationException("TODO 3: whyNot — see TY-03, who has won");
    }

    @Override
    public Optional<Player> at(int cell) {
        throw new UnsupportedOperationException("TODO 1: at — see TY-01");
    }

    @Override
    public Player nextToPlay() {
        throw new UnsupportedOperationException("TODO 1: nextToPlay — see TY-02");
    }

    @Override
    public Optional<Refusal> whyNotPlay(int cell) {
        throw new UnsupportedOperationException("TODO 2: whyNotPlay — see TY-02");
    }

    @Override
    public void play(int cell) {
        throw new UnsupportedOperationException("TODO 2: play — see TY-02");
    }

    @Override
    public boolean isOver() {
        throw new UnsupportedOperationException("TODO 3: isOver — see TY-03");
    }

    @Override
    public Optional<Player> winner() {
        throw new UnsupportedOperationException("TODO 3: winner — see TY-03");
    }

    @Override
    public Position position() {
        throw new UnsupportedOperationException("TODO 1: position — see TY-01");
    }
}
