package tabuleiro.console.quarto.steps;

import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** A game of Quarto that answers as another one does. What is wrong with a faulty engine, a class below it says. */
class Honest implements Quarto {

    private final Quarto right;

    Honest(Quarto right) {
        this.right = right;
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return right.at(cell);
    }

    @Override
    public Set<Piece> pool() {
        return right.pool();
    }

    @Override
    public Optional<Piece> chosen() {
        return right.chosen();
    }

    @Override
    public Player nextToPlay() {
        return right.nextToPlay();
    }

    @Override
    public void choose(Piece piece) {
        right.choose(piece);
    }

    @Override
    public void place(Cell cell) {
        right.place(cell);
    }

    @Override
    public boolean isOver() {
        return right.isOver();
    }

    @Override
    public Optional<Player> winner() {
        return right.winner();
    }

    @Override
    public Set<Cell> winningCells() {
        return right.winningCells();
    }

    @Override
    public Set<Trait> sharedTraits() {
        return right.sharedTraits();
    }
}
