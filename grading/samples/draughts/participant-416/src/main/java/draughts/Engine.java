package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.Contract;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** A game of draughts. */
public final class Engine implements Draughts {

    private final List<List<Square>> moves = new ArrayList<>();
    private Board board;
    private Player next;
    private boolean resigned;

    /** Starts a new game. */
    public Engine(Variant variant) {
        mustBeSimplified(variant);
        board = Board.opening();
        next = Player.WHITE;
    }

    /** Resumes a game. */
    public Engine(Position position) {
        this(position, true);
        assert whyNot(position).isEmpty()
                : Contract.require("position_can_be_played", whyNot(position), "", position);
    }

    private Engine(Position position, boolean unchecked) {
        mustBeSimplified(position.variant());
        board = new Board();
        position.pieces().forEach(board::put);
        next = position.nextToPlay();
    }

    private static void mustBeSimplified(Variant variant) {
        if (variant != Variant.SIMPLIFIED) {
            throw new UnsupportedOperationException("TODO 7: the classic rules");
        }
    }

    /** Returns why no game can be resumed from a position. */
    public static Optional<Refusal> whyNot(Position position) {
        return position.fault().or(() -> endingOf(position).map(ending -> Refusal.GAME_OVER));
    }

    /** Returns how the game of a position has ended. */
    static Optional<Ending> endingOf(Position position) {
        return position.fault().isPresent() ? Optional.empty() : new Engine(position, true).ending();
    }

    private Referee referee() {
        return new Referee(board, next);
    }

    @Override
    public Variant variant() {
        return Variant.SIMPLIFIED;
    }

    @Override
    public Optional<Piece> at(Square square) {
        return board.at(square);
    }

    @Override
    public Player nextToPlay() {
        return next;
    }

    @Override
    public List<List<Square>> moves() {
        return List.copyOf(moves);
    }

    @Override
    public int kingTurns() {
        return 0;
    }

    @Override
    public int endgameTurns() {
        return 0;
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : referee().whyNot(way);
    }

    @Override
    public void move(List<Square> way) {
        assert whyNotMove(way).isEmpty() : Contract.require("may_be_moved", whyNotMove(way), way, this);
        board = referee().walk(way).end();
        moves.add(List.copyOf(way));
        next = next.opponent();
    }

    @Override
    public List<Square> captured(List<Square> way) {
        assert whyNotMove(way).isEmpty() : Contract.require("may_be_moved", whyNotMove(way), way, this);
        return referee().walk(way).captured();
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public void resign() {
        assert whyNotResign().isEmpty() : Contract.require("may_resign", whyNotResign(), next, this);
        resigned = true;
    }

    @Override
    public Optional<Player> winner() {
        return ending().map(ending -> next.opponent());
    }

    @Override
    public Optional<Ending> ending() {
        if (resigned) {
            return Optional.of(Ending.RESIGNED);
        }
        if (board.squaresOf(Player.WHITE).isEmpty() || board.squaresOf(Player.BLACK).isEmpty()) {
            return Optional.of(Ending.ALL_CAPTURED);
        }
        return referee().canMove() ? Optional.empty() : Optional.of(Ending.NO_MOVE);
    }

    @Override
    public List<List<Square>> legalMoves() {
        return isOver() ? List.of() : referee().legalMoves();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
