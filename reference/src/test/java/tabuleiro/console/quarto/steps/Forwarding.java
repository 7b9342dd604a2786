package tabuleiro.console.quarto.steps;

import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/**
 * A game of Quarto that forwards every call to another game. Its subclasses change single queries or commands. Why a
 * move is refused follows from the changed queries.
 */
class Forwarding implements Quarto {

    private final Quarto right;

    Forwarding(Quarto right) {
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
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen().isPresent()) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return pool().contains(piece) ? Optional.empty() : Optional.of(Refusal.PIECE_ON_BOARD);
    }

    @Override
    public void choose(Piece piece) {
        right.choose(piece);
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen().isEmpty()) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return isFree(cell) ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
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
