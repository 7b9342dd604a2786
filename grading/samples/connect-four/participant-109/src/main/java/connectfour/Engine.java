package connectfour;

import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** A game of Connect Four. The contract of every method stands in {@link ConnectFour}. */
public final class Engine implements ConnectFour {

    /** Starts a new game. */
    public Engine() {
        throw new UnsupportedOperationException("TODO 1: new Engine() — see C4-02, a new game is empty");
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (C4-06)
     */
    public Engine(Position position) {
        throw new UnsupportedOperationException("TODO 3: new Engine(position) — see C4-07, the grid as it was given");
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        throw new UnsupportedOperationException("TODO 3: whyNot — see C4-06, no game that is over can be resumed");
    }

    @Override
    public Optional<Player> at(int row, int column) {
        throw new UnsupportedOperationException("TODO 1: at — see C4-01 and C4-07, any cell can be asked for");
    }

    @Override
    public Player nextToPlay() {
        throw new UnsupportedOperationException("TODO 1: nextToPlay — see C4-03, it follows from the grid");
    }

    @Override
    public boolean isOver() {
        throw new UnsupportedOperationException("TODO 1 and 4: isOver — see C4-11, won or full; false for now");
    }

    @Override
    public Optional<Player> winner() {
        throw new UnsupportedOperationException("TODO 1 and 4: winner — see C4-13, who has won; nothing for now");
    }

    @Override
    public boolean hasSpace(int column) {
        throw new UnsupportedOperationException("TODO 2: hasSpace — see C4-05, the top cell is empty");
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        throw new UnsupportedOperationException("TODO 2: whyNotPlay — see C4-06");
    }

    @Override
    public void play(int column) {
        throw new UnsupportedOperationException("TODO 2: play — see C4-04, a disc comes to rest in the lowest cell");
    }

    @Override
    public List<Cell> winningLine() {
        throw new UnsupportedOperationException("TODO 1 and 5: winningLine — see C4-14, which four won; none for now");
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
