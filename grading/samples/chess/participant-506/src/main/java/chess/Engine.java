package chess;

import static tabuleiro.Contract.require;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A game of chess. The contract of every method stands in {@link Chess}. */
public final class Engine implements Chess {

    private final Field field;
    private final Set<Castling> rights = EnumSet.noneOf(Castling.class);
    private final List<Piece> captured;
    private final List<Diagram> earlier;
    private final List<Move> moves = new ArrayList<>();
    private Player next;
    private Optional<Square> passed;
    private Optional<Player> offer;
    private Optional<Ending> settled;
    private int clock;
    private int number;

    /** Starts a new game. */
    public Engine() {
        this(Position.START, true);
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        this(position, true);
        assert whyNot(position).isEmpty() : require("position_can_be_played", whyNot(position), "", position);
    }

    private Engine(Position position, boolean unchecked) {
        field = new Field(position.diagram());
        rights.addAll(position.castlingRights());
        captured = new ArrayList<>(position.captured());
        earlier = new ArrayList<>(position.earlier());
        next = position.nextToPlay();
        passed = position.enPassant();
        offer = position.drawOffer();
        settled = position.settled();
        clock = position.halfmoveClock();
        number = position.moveNumber();
    }

    /** Returns the first reason why no game can be resumed from a position, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final Engine game = new Engine(position, true);
        if (game.field.isInCheck(game.next.opponent())) {
            return Optional.of(Refusal.OPPONENT_IN_CHECK);
        }
        return game.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    /** Returns how a game has ended that looks like a position; nothing if it has not, or if no game looks like it. */
    public static Optional<Ending> ending(Position position) {
        return whyNot(position).filter(refusal -> refusal == Refusal.GAME_OVER)
                .flatMap(refusal -> new Engine(position, true).ending());
    }

    @Override
    public Optional<Piece> at(Square square) {
        return field.at(square);
    }

    private Rules rules() {
        return new Rules(field, next, rights, passed);
    }

    @Override
    public Set<Square> reach(Square square) {
        return rules().reach(square);
    }

    @Override
    public Player nextToPlay() {
        return next;
    }

    @Override
    public List<Move> moves() {
        return List.copyOf(moves);
    }

    @Override
    public boolean isCheck() {
        return field.isInCheck(next);
    }

    @Override
    public List<Move> legalMoves() {
        return isOver() ? List.of() : rules().legalMoves();
    }

    @Override
    public Optional<Refusal> whyNotMove(Move move) {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : rules().whyNot(move);
    }

    @Override
    public void move(Move move) {
        assert whyNotMove(move).isEmpty() : require("may_be_moved", whyNotMove(move), move, this);
        final Diagram before = diagram();
        final boolean isPawn = field.at(move.from()).orElseThrow().kind() == Kind.PAWN;
        final Optional<Piece> taken = field.move(move);
        taken.ifPresent(captured::add);
        final boolean isLost = rights.removeIf(right -> List.of(right.kingFrom(), right.rookFrom()).stream()
                .anyMatch(square -> square.equals(move.from()) || square.equals(move.to())));
        final int rows = move.to().row() - move.from().row();
        passed = isPawn && Math.abs(rows) == 2
                ? Optional.of(new Square(move.from().row() + rows / 2, move.from().column())) : Optional.empty();
        clock = isPawn || taken.isPresent() ? 0 : clock + 1;
        earlier.add(before);
        if (clock == 0 || isLost) {
            earlier.clear();
        }
        number += next == Player.BLACK ? 1 : 0;
        offer = offer.filter(player -> player == next);
        moves.add(move);
        next = next.opponent();
        offer = isOver() ? Optional.empty() : offer;
    }

    /** What counts for repetition. */
    private Diagram diagram() {
        final Diagram whole = position().diagram();
        final boolean canTake = passed.isPresent() && rules().legalMoves().stream().anyMatch(move ->
                Optional.of(move.to()).equals(passed) && field.is(move.from(), Piece.of(next, Kind.PAWN)));
        return canTake ? whole : whole.withoutEnPassant();
    }

    private int times() {
        return earlier.isEmpty() ? 1 : 1 + Collections.frequency(earlier, diagram());
    }

    @Override
    public Optional<Refusal> whyNotOfferDraw() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return offer.map(player -> player == next ? Refusal.ALREADY_OFFERED : Refusal.OFFER_WAITS);
    }

    @Override
    public void offerDraw() {
        assert whyNotOfferDraw().isEmpty() : require("may_be_offered", whyNotOfferDraw(), "", this);
        offer = Optional.of(next);
    }

    @Override
    public Optional<Refusal> whyNotAcceptDraw() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return offer.equals(Optional.of(next.opponent())) ? Optional.empty() : Optional.of(Refusal.NOTHING_OFFERED);
    }

    @Override
    public void acceptDraw() {
        assert whyNotAcceptDraw().isEmpty() : require("may_be_accepted", whyNotAcceptDraw(), "", this);
        settle(Ending.AGREEMENT);
    }

    @Override
    public Optional<Refusal> whyNotClaimDraw(Claim claim) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (claim == Claim.FIFTY_MOVES) {
            return clock >= CLAIM_CLOCK ? Optional.empty() : Optional.of(Refusal.NOT_FIFTY);
        }
        return times() >= CLAIM_REPETITIONS ? Optional.empty() : Optional.of(Refusal.NOT_THREEFOLD);
    }

    @Override
    public void claimDraw(Claim claim) {
        assert whyNotClaimDraw(claim).isEmpty() : require("may_be_claimed", whyNotClaimDraw(claim), claim, this);
        settle(claim.ending());
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public void resign() {
        assert whyNotResign().isEmpty() : require("may_resign", whyNotResign(), "", this);
        settle(Ending.RESIGNATION);
    }

    private void settle(Ending ending) {
        settled = Optional.of(ending);
        offer = Optional.empty();
    }

    @Override
    public Optional<Ending> ending() {
        if (settled.isPresent()) {
            return settled;
        }
        if (!rules().hasLegalMove()) {
            return Optional.of(Ending.CHECKMATE);
        }
        if (isDead()) {
            return Optional.of(Ending.DEAD_POSITION);
        }
        if (times() >= DRAW_REPETITIONS) {
            return Optional.of(Ending.FIVEFOLD_REPETITION);
        }
        return clock >= DRAW_CLOCK ? Optional.of(Ending.SEVENTY_FIVE_MOVES) : Optional.empty();
    }

    private boolean isDead() {
        int knights = 0;
        int light = 0;
        int dark = 0;
        for (Map.Entry<Square, Piece> each : field.pieces().entrySet()) {
            switch (each.getValue().kind()) {
                case KING -> { }
                case KNIGHT -> knights++;
                case BISHOP -> {
                    light += each.getKey().isLight() ? 1 : 0;
                    dark += each.getKey().isLight() ? 0 : 1;
                }
                default -> knights += 2;
            }
        }
        return knights == 0 && (light == 0 || dark == 0) || knights == 1 && light + dark == 0;
    }

    @Override
    public Optional<Player> winner() {
        return ending().filter(Ending::isWin).map(ending -> next.opponent());
    }

    @Override
    public Position position() {
        final Diagram diagram = new Diagram(Square.ALL.stream().map(field::at).toList(), next, rights, passed);
        return new Position(diagram, clock, number, offer, captured, earlier, settled);
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
