package chess;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/**
 * A game of chess. It keeps its state, and each move replaces that by another.
 */
public final class Engine implements Chess {

    /** All that changes. */
    private State state;

    /** Starts a new game. */
    public Engine() {
        state = State.of(Position.START);

        assert new Certificate(state).isStart() : ensure("CH-01 pieces_at_home", this);
        assert invariant();
    }

    /** Resumes a game from a position. */
    public Engine(Position start) {
        assert Referee.whyNot(start).isEmpty() : require("position_can_be_played", Referee.whyNot(start), "", start);

        state = State.of(start);

        assert position().equals(start) : ensure("CH-01 same_position", this);
        assert invariant();
    }

    @Override
    public Optional<Piece> at(Square square) {
        return state.situation().board().at(square).map(ChessPiece::value);
    }

    @Override
    public Set<Square> reach(Square square) {
        final Set<Square> found = state.situation().reach(square);
        assert found.equals(new Certificate(state).reach(square)) : ensure("CH-09 as_the_piece_moves", square, this);
        return found;
    }

    @Override
    public Player nextToPlay() {
        return state.nextToPlay();
    }

    @Override
    public List<Move> moves() {
        return state.moves();
    }

    @Override
    public boolean isCheck() {
        final boolean check = state.situation().isCheck();
        assert check == new Certificate(state).isAttacked(nextToPlay()) : ensure("CH-15 king_is_attacked", this);
        return check;
    }

    @Override
    public Optional<Refusal> whyNotMove(Move move) {
        return refusalsOfMove(move).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotMove}. */
    public Set<Refusal> refusalsOfMove(Move move) {
        return new Referee(state).ofMove(move);
    }

    // tag::move[]
    @Override
    public void move(Move move) {
        assert whyNotMove(move).isEmpty()
                : require("may_be_moved", whyNotMove(move), move, this);
        final State old = state;

        state = state.move(move);

        assert hasMoved(move, new Change(old, state));
        assert invariant();
    }
    // end::move[]

    private boolean hasMoved(Move move, Change change) {
        // tag::hasMoved[]
        assert change.isOfPiece(move) : ensure("CH-10 piece_has_moved", this);
        assert change.keepsOthers(move) : ensure("CH-10 others_unchanged", this);
        assert change.listsCapture(move) : ensure("CH-10 capture_is_listed", this);
        assert change.losesRights() : ensure("CH-13 rights_are_lost", this);
        assert change.knowsPassed(move) : ensure("CH-12 passed_is_known", this);
        assert change.countsOn() : ensure("CH-22 counters_go_on", this);
        assert change.keepsEarlier() : ensure("CH-21 earlier_are_kept", this);
        assert change.listsMove(move) : ensure("CH-41 move_is_listed", this);
        assert change.declinesOffer() : ensure("CH-23 offer_is_declined", this);
        assert change.passesTurn() : ensure("CH-01 turn_passes", this);
        // end::hasMoved[]
        return true;
    }

    @Override
    public Optional<Refusal> whyNotOfferDraw() {
        return refusalsOfOfferDraw().stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotOfferDraw}. */
    public Set<Refusal> refusalsOfOfferDraw() {
        return new Referee(state).ofOffering();
    }

    @Override
    public void offerDraw() {
        assert whyNotOfferDraw().isEmpty() : require("may_be_offered", whyNotOfferDraw(), "", this);
        final State old = state;

        state = state.withOffer(Optional.of(nextToPlay()));

        assert new Change(old, state).offers() : ensure("CH-23 draw_is_offered", this);
        assert new Change(old, state).isOnlyTheOffer() : ensure("CH-23 turn_stays", this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotAcceptDraw() {
        return refusalsOfAcceptDraw().stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotAcceptDraw}. */
    public Set<Refusal> refusalsOfAcceptDraw() {
        return new Referee(state).ofAccepting();
    }

    @Override
    public void acceptDraw() {
        assert whyNotAcceptDraw().isEmpty() : require("may_be_accepted", whyNotAcceptDraw(), "", this);
        final State old = state;

        state = state.settle(Ending.AGREEMENT);

        assert ending().equals(Optional.of(Ending.AGREEMENT)) : ensure("CH-23 draw_is_agreed", this);
        assert new Change(old, state).keepsBoard() : ensure("CH-23 board_stays", this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotClaimDraw(Claim claim) {
        return refusalsOfClaimDraw(claim).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotClaimDraw}. */
    public Set<Refusal> refusalsOfClaimDraw(Claim claim) {
        return new Referee(state).ofClaiming(claim);
    }

    @Override
    public void claimDraw(Claim claim) {
        assert whyNotClaimDraw(claim).isEmpty() : require("may_be_claimed", whyNotClaimDraw(claim), claim, this);
        final State old = state;

        state = state.settle(claim.ending());

        assert ending().equals(Optional.of(claim.ending())) : ensure("CH-21 draw_is_claimed", this);
        assert new Change(old, state).keepsBoard() : ensure("CH-21 board_stays", this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return refusalsOfResign().stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotResign}. */
    public Set<Refusal> refusalsOfResign() {
        return new Referee(state).ofResigning();
    }

    @Override
    public void resign() {
        assert whyNotResign().isEmpty() : require("may_resign", whyNotResign(), "", this);
        final State old = state;

        state = state.settle(Ending.RESIGNATION);

        assert winner().equals(Optional.of(nextToPlay().opponent())) : ensure("CH-24 has_resigned", this);
        assert new Change(old, state).keepsBoard() : ensure("CH-24 board_stays", this);
        assert invariant();
    }

    @Override
    public Optional<Ending> ending() {
        final Optional<Ending> result = state.ending();
        assert new Certificate(state).isMateOrNot(result) : ensure("CH-18 mate_or_stalemate", result, this);
        assert new Certificate(state).isFirst(result) : ensure("CH-20 first_that_applies", result, this);
        return result;
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> result = state.ending().filter(Ending::isWin).map(ending -> nextToPlay().opponent());
        assert result.equals(new Certificate(state).winner()) : ensure("CH-18 other_player_wins", result, this);
        return result;
    }

    @Override
    public Position position() {
        return state.position();
    }

    @Override
    public List<Move> legalMoves() {
        return state.ending().isPresent() ? List.of() : state.situation().legalMoves();
    }

    private boolean invariant() {
        final Certificate certificate = new Certificate(state);
        assert certificate.hasOneKingEach() : maintain("CH-01 one_king_each", this);
        assert certificate.hasNoPawnOnEndRank() : maintain("CH-14 no_pawn_on_end_rank", this);
        assert certificate.hasRightsOfThoseAtHome() : maintain("CH-13 king_and_rook_at_home", this);
        assert certificate.hasPassedSquareBehindPawn() : maintain("CH-12 en_passant_follows_pawn", this);
        assert !certificate.isAttacked(nextToPlay().opponent()) : maintain("CH-16 opponent_not_in_check", this);
        assert state.drawOffer().isEmpty() || !isOver() : maintain("CH-23 nothing_offered_at_end", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
