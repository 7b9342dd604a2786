package quarto;

import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** A game of Quarto. The contract of every method stands in {@link Quarto}. */
public final class Engine implements Quarto {

    /** Starts a new game. */
    public Engine() {
        throw new UnsupportedOperationException("TODO 1: new Engine() — see QT-01 and QT-02, what there is at first");
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (QT-08, QT-17)
     */
    public Engine(Position position) {
        throw new UnsupportedOperationException("TODO 4: new Engine(position) — see QT-01, as it was given");
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        throw new UnsupportedOperationException("TODO 4: whyNot — see QT-08 and QT-17, no piece twice, no game over");
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        throw new UnsupportedOperationException("TODO 1: at — see QT-01, an empty cell has none");
    }

    @Override
    public Set<Piece> pool() {
        throw new UnsupportedOperationException("TODO 1: pool — see QT-08, all pieces that are not on the board");
    }

    @Override
    public Optional<Piece> chosen() {
        throw new UnsupportedOperationException("TODO 1: chosen — see QT-05, the piece that waits to be placed");
    }

    @Override
    public Player nextToPlay() {
        throw new UnsupportedOperationException("TODO 1: nextToPlay — see QT-09, the players swap roles");
    }

    @Override
    public boolean isOver() {
        throw new UnsupportedOperationException("TODO 1 and 5: isOver — see QT-16, won or full; false for now");
    }

    @Override
    public Optional<Player> winner() {
        throw new UnsupportedOperationException("TODO 1 and 5: winner — see QT-10, who placed last; nothing for now");
    }

    @Override
    public Set<Cell> winningCells() {
        throw new UnsupportedOperationException("TODO 1 and 5: winningCells — see QT-18, which four won; none for now");
    }

    @Override
    public Set<Trait> sharedTraits() {
        throw new UnsupportedOperationException("TODO 1 and 6: sharedTraits — see QT-18, in common; none for now");
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        throw new UnsupportedOperationException("TODO 2: whyNotChoose — see QT-05, QT-06 and QT-17");
    }

    @Override
    public void choose(Piece piece) {
        throw new UnsupportedOperationException("TODO 2: choose — see QT-05, the piece waits to be placed");
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        throw new UnsupportedOperationException("TODO 3: whyNotPlace — see QT-05, QT-07 and QT-17");
    }

    @Override
    public void place(Cell cell) {
        throw new UnsupportedOperationException("TODO 3: place — see QT-07 and QT-08, from the pool to the board");
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
