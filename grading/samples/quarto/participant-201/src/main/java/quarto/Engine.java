package quarto;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** A game of Quarto on eight bitboards, one for each trait. The contract of every method stands in {@link Quarto}. */
public final class Engine implements Quarto {

    private final int[] having = new int[Trait.values().length];
    private Piece chosen;

    /** Starts a new game. */
    public Engine() {
        assert invariant();
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("QT-17 position_can_be_played", whyNot(position), position);
        fill(position);
        assert position().equals(position) : ensure("QT-01 same_position", position, this);
        assert invariant();
    }

    private void fill(Position position) {
        for (Cell cell : Cell.ALL) {
            position.at(cell).ifPresent(piece -> put(piece, cell));
        }
        chosen = position.chosen().orElse(null);
    }

    private void put(Piece piece, Cell cell) {
        for (Trait trait : piece.traits()) {
            having[trait.ordinal()] |= Masks.of(cell);
        }
    }

    /** Returns why no game can be resumed from a position. */
    public static Optional<Refusal> whyNot(Position position) {
        final Engine trial = new Engine();
        trial.fill(position);
        return position.fault().or(() -> Optional.of(Refusal.GAME_OVER).filter(refusal -> trial.isOver()));
    }

    private int taken() {
        return having[Trait.LARGE.ordinal()] | having[Trait.SMALL.ordinal()];
    }

    private int winningMask() {
        return Arrays.stream(Masks.WINNING)
                .filter(mask -> Arrays.stream(having).anyMatch(cells -> (cells & mask) == mask)).findFirst().orElse(0);
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return Piece.ALL.stream().filter(piece -> (where(piece) & Masks.of(cell)) != 0).findFirst();
    }

    /** The cell that has all four traits of the piece; 0 if it is not on the board. */
    private int where(Piece piece) {
        return piece.traits().stream().mapToInt(trait -> having[trait.ordinal()]).reduce(Masks.FULL, (a, b) -> a & b);
    }

    @Override
    public Set<Piece> pool() {
        return Piece.ALL.stream().filter(piece -> where(piece) == 0).collect(Collectors.toSet());
    }

    @Override
    public Optional<Piece> chosen() {
        return Optional.ofNullable(chosen);
    }

    @Override
    public Player nextToPlay() {
        final int placed = Integer.bitCount(taken());
        return (isOver() ? placed - 1 : placed) % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return taken() == Masks.FULL || winningMask() != 0;
    }

    @Override
    public Optional<Player> winner() {
        return winningMask() == 0 ? Optional.empty() : Optional.of(nextToPlay());
    }

    @Override
    public Set<Cell> winningCells() {
        return Masks.cells(winningMask());
    }

    @Override
    public Set<Trait> sharedTraits() {
        final int mask = winningMask();
        final Set<Trait> shared = EnumSet.allOf(Trait.class);
        shared.removeIf(trait -> mask == 0 || (having[trait.ordinal()] & mask) != mask);
        return shared;
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen != null) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return where(piece) == 0 ? Optional.empty() : Optional.of(Refusal.PIECE_ON_BOARD);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : require("QT-06 may_be_chosen", piece, this);
        chosen = piece;
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen == null) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return (taken() & Masks.of(cell)) == 0 ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : require("QT-07 may_be_placed", cell, this);
        final int before = taken();
        final Piece piece = chosen;
        put(piece, cell);
        chosen = null;
        assert at(cell).equals(Optional.of(piece)) : ensure("QT-07 piece_is_placed", cell, this);
        assert taken() == (before | Masks.of(cell)) : ensure("QT-07 others_unchanged", cell, this);
        assert invariant();
    }

    private boolean invariant() {
        for (Trait trait : Trait.values()) {
            final int opposite = having[trait.opposite().ordinal()];
            assert (having[trait.ordinal()] ^ opposite) == taken() : maintain("QT-02 one_of_each_pair", this);
        }
        assert pool().size() + Integer.bitCount(taken()) == Piece.ALL.size() : maintain("QT-08 sixteen_pieces", this);
        assert chosen == null || pool().contains(chosen) : maintain("QT-08 chosen_is_in_pool", this);
        assert chosen == null || !isOver() : maintain("QT-17 none_chosen_at_end", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
