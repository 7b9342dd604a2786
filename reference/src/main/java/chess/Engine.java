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

        assert new Certificate(state).isStart() : ensure("pieces_at_home", "CH-01", "", this);
        assert invariant();
    }

    /** Resumes a game from a position. */
    public Engine(Position start) {
        assert Referee.whyNot(start).isEmpty() : require("position_can_be_played", Referee.whyNot(start), "", start);

        state = State.of(start);

        assert position().equals(start) : ensure("same_position", "CH-01", start, this);
        assert invariant();
    }

    @Override
    public Optional<Piece> at(Square square) {
        return state.situation().board().at(square).map(ChessPiece::value);
    }

    @Override
    public Set<Square> reach(Square square) {
        final Set<Square> found = state.situation().reach(square);
        assert found.equals(new Certificate(state).reach(square)) : ensure("as_the_piece_moves", "CH-09", square, this);
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
        assert check == new Certificate(state).isAttacked(nextToPlay()) : ensure("king_is_attacked", "CH-15", "", this);
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
        assert change.isOfPiece(move) : ensure("piece_has_moved", "CH-10", move, this);
        assert change.keepsOthers(move) : ensure("others_unchanged", "CH-10", move, this);
        assert change.listsCapture(move) : ensure("capture_is_listed", "CH-10", move, this);
        assert change.losesRights() : ensure("rights_are_lost", "CH-13", move, this);
        assert change.knowsPassed(move) : ensure("passed_is_known", "CH-12", move, this);
        assert change.countsOn() : ensure("counters_go_on", "CH-22", move, this);
        assert change.keepsEarlier() : ensure("earlier_are_kept", "CH-21", move, this);
        assert change.listsMove(move) : ensure("move_is_listed", "CH-41", moves(), this);
        assert change.declinesOffer() : ensure("offer_is_declined", "CH-23", move, this);
        assert change.passesTurn() : ensure("turn_passes", "CH-01", nextToPlay(), this);
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

        assert new Change(old, state).offers() : ensure("draw_is_offered", "CH-23", nextToPlay(), this);
        assert new Change(old, state).isOnlyTheOffer() : ensure("turn_stays", "CH-23", nextToPlay(), this);
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

        assert ending().equals(Optional.of(Ending.AGREEMENT)) : ensure("draw_is_agreed", "CH-23", ending(), this);
        assert new Change(old, state).keepsBoard() : ensure("board_stays", "CH-23", "", this);
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

        assert ending().equals(Optional.of(claim.ending())) : ensure("draw_is_claimed", "CH-21", ending(), this);
        assert new Change(old, state).keepsBoard() : ensure("board_stays", "CH-21", "", this);
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

        assert winner().equals(Optional.of(nextToPlay().opponent())) : ensure("has_resigned", "CH-24", winner(), this);
        assert new Change(old, state).keepsBoard() : ensure("board_stays", "CH-24", "", this);
        assert invariant();
    }

    @Override
    public Optional<Ending> ending() {
        final Optional<Ending> result = state.ending();
        assert new Certificate(state).isMateOrNot(result) : ensure("mate_or_stalemate", "CH-18", result, this);
        assert new Certificate(state).isFirst(result) : ensure("first_that_applies", "CH-20", result, this);
        return result;
    }

    @Override
    public Optional<Player> winner() {
        final Optional<Player> result = state.ending().filter(Ending::isWin).map(ending -> nextToPlay().opponent());
        assert result.equals(new Certificate(state).winner()) : ensure("other_player_wins", "CH-18", result, this);
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
        assert certificate.hasOneKingEach() : maintain("one_king_each", "CH-01", this);
        assert certificate.hasNoPawnOnEndRank() : maintain("no_pawn_on_end_rank", "CH-14", this);
        assert certificate.hasRightsOfThoseAtHome() : maintain("king_and_rook_at_home", "CH-13", this);
        assert certificate.hasPassedSquareBehindPawn() : maintain("en_passant_follows_pawn", "CH-12", this);
        assert !certificate.isAttacked(nextToPlay().opponent()) : maintain("opponent_not_in_check", "CH-16", this);
        assert state.drawOffer().isEmpty() || !isOver() : maintain("nothing_offered_at_end", "CH-23", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
