package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private final Variant variant;
    private final List<List<Square>> moves = new ArrayList<>();
    private Board board;
    private Player next;
    private int kingTurns;
    private int endgameTurns;
    private boolean resigned;

    /** Starts a new game. */
    public Engine(Variant variant) {
        this.variant = variant;
        board = Board.opening();
        next = Player.WHITE;
    }

    /** Resumes a game. */
    public Engine(Position position) {
        this(position, true);
    }

    private Engine(Position position, boolean unchecked) {
        variant = position.variant();
        board = new Board();
        position.pieces().forEach(board::put);
        next = position.nextToPlay();
        kingTurns = position.kingTurns();
        endgameTurns = position.endgameTurns();
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
        return new Referee(variant, board, next);
    }

    @Override
    public Variant variant() {
        return variant;
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
        return kingTurns;
    }

    @Override
    public int endgameTurns() {
        return endgameTurns;
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : referee().whyNot(way);
    }

    @Override
    public void move(List<Square> way) {
        final Walk walk = referee().walk(way);
        board = walk.end();
        count(walk);
        moves.add(List.copyOf(way));
        next = next.opponent();
    }

    private void count(Walk walk) {
        final boolean quiet = variant == Variant.CLASSIC && walk.captured().isEmpty();
        kingTurns = quiet && walk.piece().isKing() ? kingTurns + 1 : 0;
        endgameTurns = quiet && !walk.waitsForCrown() && isEndgame() ? endgameTurns + 1 : 0;
    }

    private boolean isEndgame() {
        final String white = material(Player.WHITE);
        final String black = material(Player.BLACK);
        return List.of("20-20", "20-10", "20-11", "10-10", "10-11").stream()
                .anyMatch(each -> each.equals(white + "-" + black) || each.equals(black + "-" + white));
    }

    private String material(Player player) {
        return board.count(Piece.king(player)) + "" + board.count(Piece.man(player));
    }

    @Override
    public List<Square> captured(List<Square> way) {
        return referee().walk(way).captured();
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public void resign() {
        resigned = true;
    }

    @Override
    public Optional<Player> winner() {
        return ending().filter(ending -> !ending.isDraw()).map(ending -> next.opponent());
    }

    @Override
    public Optional<Ending> ending() {
        if (resigned) {
            return Optional.of(Ending.RESIGNED);
        }
        if (board.squaresOf(Player.WHITE).isEmpty() || board.squaresOf(Player.BLACK).isEmpty()) {
            return Optional.of(Ending.ALL_CAPTURED);
        }
        if (!referee().canMove()) {
            return Optional.of(Ending.NO_MOVE);
        }
        if (kingTurns >= KING_TURNS) {
            return Optional.of(Ending.TWENTY_TURNS);
        }
        return endgameTurns >= ENDGAME_TURNS ? Optional.of(Ending.FIVE_TURNS) : Optional.empty();
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
