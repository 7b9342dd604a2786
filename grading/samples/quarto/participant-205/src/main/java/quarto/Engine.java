package quarto;

import java.util.HashSet;
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

    private Sums sums = new Sums();
    private Set<Piece> pool = new HashSet<>(Piece.ALL);
    private Piece chosen;
    private Player placer = Player.FIRST;

    /** Starts a new game. */
    public Engine() {
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "this position cannot be played: " + whyNot(position);
        setUp(position);
    }

    private void setUp(Position position) {
        for (Cell cell : Cell.ALL) {
            position.at(cell).ifPresent(piece -> {
                sums.put(cell, piece);
                pool.remove(piece);
            });
        }
        placer = position.count() % 2 == 0 ? Player.FIRST : Player.SECOND;
        chosen = position.chosen().orElse(null);
    }

    /** Returns why no game can be resumed from a position: the first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        Engine engine = new Engine();
        engine.setUp(position);
        return engine.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return sums.isEmpty(cell) ? Optional.empty() : Optional.of(sums.piece(cell));
    }

    @Override
    public Set<Piece> pool() {
        return Set.copyOf(pool);
    }

    @Override
    public Optional<Piece> chosen() {
        return Optional.ofNullable(chosen);
    }

    @Override
    public Player nextToPlay() {
        return placer;
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || pool.isEmpty();
    }

    @Override
    public Optional<Player> winner() {
        return sums.winner().isEmpty() ? Optional.empty() : Optional.of(placer);
    }

    @Override
    public Set<Cell> winningCells() {
        return Set.copyOf(sums.winner());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return Set.copyOf(sums.common(sums.winner()));
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen != null) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return pool.contains(piece) ? Optional.empty() : Optional.of(Refusal.PIECE_ON_BOARD);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : "this piece cannot be chosen: " + piece + ", " + whyNotChoose(piece);
        chosen = piece;
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen == null) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return sums.isEmpty(cell) ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "the piece cannot be placed: " + cell + ", " + whyNotPlace(cell);
        sums.put(cell, chosen);
        pool.remove(chosen);
        chosen = null;
        if (!isOver()) {
            placer = placer.opponent();
        }
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
