package quarto;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.Reason;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/**
 * A game of Quarto. It keeps its state, and each move replaces that by another.
 */
public final class Engine implements Quarto {

    /** All that changes. */
    private State state;

    /** Starts a new game. */
    public Engine() {
        state = State.START;

        assert Cell.ALL.stream().allMatch(this::isFree) : ensure("QT-01 board_is_empty", this);
        assert chosen().isEmpty() && nextToPlay() == Player.FIRST : ensure("QT-01 board_is_empty", this);
        assert pool().equals(Set.copyOf(Piece.ALL)) : ensure("QT-02 pool_is_full", this);
        assert invariant();
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (QT-08, QT-17)
     */
    // tag::resume[]
    public Engine(Position position) {
        assert whyNot(position).isEmpty()
                : require("position_can_be_played", whyNot(position), "", position);

        state = State.of(position);

        assert position().equals(position) : ensure("QT-01 same_position", this);
        assert invariant();
    }
    // end::resume[]

    /** Returns why no game can be resumed from a position, or nothing. */
    static Optional<Refusal> whyNot(Position position) {
        return refusals(position).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNot}. */
    static Set<Refusal> refusals(Position position) {
        if (position.fault().isPresent()) {
            return position.faults();
        }
        return State.of(position).isOver() ? Set.of(Refusal.GAME_OVER) : Set.of();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return state.board().at(cell);
    }

    @Override
    public Set<Piece> pool() {
        return state.pool();
    }

    @Override
    public Optional<Piece> chosen() {
        return state.chosen();
    }

    @Override
    public Player nextToPlay() {
        final Player result = state.nextToPlay();
        assert result == new Certificate(state).placer() : ensure("QT-09 follows_from_board", result, this);
        return result;
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        return refusalsOfChoose(piece).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotChoose}. */
    public Set<Refusal> refusalsOfChoose(Piece piece) {
        final Map<Refusal, Boolean> applies = Map.of(
                Refusal.GAME_OVER, isOver(),
                Refusal.ALREADY_CHOSEN, chosen().isPresent(),
                Refusal.PIECE_ON_BOARD, !pool().contains(piece));
        return Reason.right(applies.keySet(), applies::get);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : require("may_be_chosen", whyNotChoose(piece), piece, this);
        final State old = state;

        state = state.choose(piece);

        final Change change = new Change(old, state);
        assert chosen().equals(Optional.of(piece)) : ensure("QT-05 piece_is_chosen", this);
        assert change.isOnlyTheChoice() : ensure("QT-08 only_choice_changes", this);
        assert change.keepsRoles(nextToPlay()) : ensure("QT-05 roles_stay", this);
        assert invariant();
    }

    // tag::whyNotPlace[]
    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        return refusalsOfPlace(cell).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotPlace}. */
    public Set<Refusal> refusalsOfPlace(Cell cell) {
        final Map<Refusal, Boolean> applies = Map.of(
                Refusal.GAME_OVER, isOver(),
                Refusal.NONE_CHOSEN, chosen().isEmpty(),
                Refusal.CELL_OCCUPIED, !isFree(cell));
        return Reason.right(applies.keySet(), applies::get);
    }
    // end::whyNotPlace[]

    // tag::place[]
    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty()
                : require("may_be_placed", whyNotPlace(cell), cell, this);
        final State old = state;

        state = state.place(cell);

        assert hasPlaced(cell, new Change(old, state));
        assert invariant();
    }
    // end::place[]

    private boolean hasPlaced(Cell cell, Change change) {
        // tag::hasPlaced[]
        assert change.isChosenPieceOn(cell) : ensure("QT-07 piece_is_placed", this);
        assert change.isOnlyOn(cell) : ensure("QT-07 others_unchanged", this);
        assert change.takesChosenPieceFromPool()
                : ensure("QT-08 piece_leaves_pool", this);
        assert chosen().isEmpty() : ensure("QT-05 none_is_chosen", this);
        assert change.swapsRoles(nextToPlay()) : ensure("QT-09 roles_swap", this);
        assert winner().isEmpty() || winningCells().contains(cell)
                : ensure("QT-18 has_last_piece", this);
        // end::hasPlaced[]
        return true;
    }

    @Override
    public boolean isOver() {
        final boolean result = state.isOver();
        assert result == new Certificate(state).isWonOrFull() : ensure("QT-16 won_or_full", result, this);
        return result;
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> result = winningCells().isEmpty() ? Optional.empty() : Optional.of(nextToPlay());
        assert result.equals(new Certificate(state).winner()) : ensure("QT-10 last_placer_wins", result, this);
        return result;
    }

    @Override
    public Set<Cell> winningCells() {
        final Set<Cell> result = state.board().win();
        assert new Certificate(state).areWinningCells(result) : ensure("QT-18 cells_win", result, this);
        return result;
    }

    @Override
    public Set<Trait> sharedTraits() {
        final Set<Cell> cells = winningCells();
        final Set<Trait> result = state.board().shared(cells);
        assert new Certificate(state).areInCommon(result, cells) : ensure("QT-14 all_in_common", result, this);
        return result;
    }

    // tag::invariant[]
    private boolean invariant() {
        final Certificate certificate = new Certificate(state);
        assert certificate.hasSixteenPieces()
                : maintain("QT-08 sixteen_pieces", this);
        assert certificate.hasChosenFromPool()
                : maintain("QT-08 chosen_is_in_pool", this);
        assert chosen().isEmpty() || !isOver()
                : maintain("QT-17 none_chosen_at_end", this);
        return true;
    }
    // end::invariant[]

    @Override
    public String toString() {
        return position().toString();
    }
}
