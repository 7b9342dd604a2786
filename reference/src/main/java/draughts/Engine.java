package draughts;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * A game of draughts. It keeps its state and the moves so far, and each move replaces both.
 */
public final class Engine implements Draughts {

    /** The board, whose turn it is, and the turns that are counted. */
    private State state;
    /** The ways that have been played, in their order. */
    private List<List<Square>> moves = List.of();

    /** Starts a new game. */
    public Engine(Variant variant) {
        state = State.start(variant);

        assert new Certificate(state).isOpening() : ensure("DR-02 twelve_men_each", this);
        assert new Certificate(state).isUnplayed(Player.WHITE) : ensure("DR-03 white_begins", this);
        assert invariant();
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (DR-28)
     */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", whyNot(position), "", position);

        state = State.of(position);

        assert position().equals(position) : ensure("DR-01 same_position", this);
        assert moves().isEmpty() : ensure("DR-03 nothing_played", this);
        assert invariant();
    }

    /** Returns a reason why no game can be resumed from a position, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        return refusals(position).stream().findFirst();
    }

    /** Returns all refusals of a position that are right; none if a game can be resumed from it. */
    public static Set<Refusal> refusals(Position position) {
        final Set<Refusal> faults = position.faults();
        return faults.isEmpty() && State.of(position).ending().isPresent() ? Set.of(Refusal.GAME_OVER) : faults;
    }

    @Override
    public Variant variant() {
        return state.variant();
    }

    @Override
    public Optional<Piece> at(Square square) {
        return state.board().at(square);
    }

    @Override
    public Player nextToPlay() {
        return state.nextToPlay();
    }

    @Override
    public List<List<Square>> moves() {
        return moves;
    }

    @Override
    public int kingTurns() {
        return state.counted().kingTurns();
    }

    @Override
    public int endgameTurns() {
        return state.counted().endgameTurns();
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        final Optional<Refusal> result = refusalsOfMove(way).stream().findFirst();
        assert result.isEmpty() == state.legalMoves().contains(way) : ensure("DR-29 refused_or_legal", way, this);
        return result;
    }

    /** Returns all refusals of a move that are right; none if it is legal. */
    public Set<Refusal> refusalsOfMove(List<Square> way) {
        return new Attempt(state, way).refusals();
    }

    @Override
    public void move(List<Square> way) {
        assert whyNotMove(way).isEmpty()
                : require("may_be_moved", whyNotMove(way), way, this);
        final State old = state;
        final List<List<Square>> oldMoves = moves;

        state = state.move(way);
        moves = Stream.concat(moves.stream(), Stream.of(List.copyOf(way))).toList();

        assert hasMoved(way, new Change(old, state));
        assert Change.adds(way, oldMoves, moves)
                : ensure("DR-03 move_is_kept", this);
        assert invariant();
    }

    private boolean hasMoved(List<Square> way, Change change) {
        assert change.movesPiece(way) : ensure("DR-04 piece_has_moved", this);
        assert change.removesJumped(way) : ensure("DR-05 captured_are_gone", this);
        assert change.keepsOthers(way) : ensure("DR-04 others_unchanged", this);
        assert change.passesTurn() : ensure("DR-03 turn_passes", this);
        assert change.counts(way) : ensure("DR-18 turns_are_counted", this);
        assert change.goesOn() : ensure("DR-24 variant_stays", this);
        return true;
    }

    @Override
    public List<Square> captured(List<Square> way) {
        assert whyNotMove(way).isEmpty() : require("may_be_moved", whyNotMove(way), way, this);
        final List<Square> result = state.run(way).captured();
        assert new Certificate(state).areJumped(result, way) : ensure("DR-05 enemies_in_order", result, this);
        return result;
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return refusalsOfResign().stream().findFirst();
    }

    /** Returns why the player who is next must not resign; nothing until the game is over. */
    public Set<Refusal> refusalsOfResign() {
        return isOver() ? Set.of(Refusal.GAME_OVER) : Set.of();
    }

    @Override
    public void resign() {
        assert whyNotResign().isEmpty() : require("may_resign", whyNotResign(), nextToPlay(), this);
        final State old = state;
        final List<List<Square>> oldMoves = moves;

        state = state.resign();

        assert ending().equals(Optional.of(Ending.RESIGNED)) : ensure("DR-24 has_resigned", this);
        final Change change = new Change(old, state);
        assert change.keepsAll() && moves.equals(oldMoves) : ensure("DR-24 all_else_is_kept", this);
        assert invariant();
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> result = ending().filter(ending -> !ending.isDraw())
                .map(ending -> nextToPlay().opponent());
        assert result.equals(new Certificate(state).winner()) : ensure("DR-20 opponent_wins", result, this);
        return result;
    }

    @Override
    public Optional<Ending> ending() {
        final Optional<Ending> result = state.ending();
        assert result.equals(new Certificate(state).ending()) : ensure("DR-20 first_ending_applies", result, this);
        return result;
    }

    @Override
    public List<List<Square>> legalMoves() {
        final List<List<Square>> result = state.legalMoves();
        assert new Certificate(state).areLegal(result) : ensure("DR-13 all_that_are_legal", result, this);
        return result;
    }

    private boolean invariant() {
        final Certificate certificate = new Certificate(state);
        assert certificate.hasDarkSquaresOnly() : maintain("DR-01 dark_squares_only", this);
        assert certificate.hasTwelveAtMost() : maintain("DR-02 at_most_twelve", this);
        assert certificate.hasCrowned() : maintain("DR-07 crowned_in_time", this);
        assert certificate.hasCountedInRange() : maintain("DR-18 counted_in_range", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
