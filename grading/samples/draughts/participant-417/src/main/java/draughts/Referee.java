package draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/** Knows which moves a player may make on a board. */
final class Referee {

    private final Board board;
    private final Player player;

    Referee(Board board, Player player) {
        this.board = board;
        this.player = player;
    }

    /** Returns all walks of all pieces. */
    private List<Walk> walks() {
        final List<Walk> found = new ArrayList<>();
        for (Square square : board.squaresOf(player)) {
            extend(new Walk(board, square), found);
        }
        return found;
    }

    private void extend(Walk walk, List<Walk> found) {
        for (Square to : Square.ALL) {
            if (walk.whyNot(to).isEmpty()) {
                found.add(walk.walkTo(to));
            }
        }
    }

    /** Checks whether the player has a legal move. */
    boolean canMove() {
        return board.squaresOf(player).stream().map(square -> new Walk(board, square))
                .anyMatch(walk -> Square.ALL.stream().anyMatch(to -> walk.whyNot(to).isEmpty()));
    }

    /** Returns the legal moves in their order. */
    List<List<Square>> legalMoves() {
        return walks().stream().map(Walk::way).sorted(Comparator.comparing(Referee::key)).toList();
    }

    private static String key(List<Square> way) {
        final StringBuilder key = new StringBuilder();
        way.forEach(square -> key.append(square.row()).append(square.column()));
        return key.toString();
    }

    /** Returns why a way is refused. */
    Optional<Refusal> whyNot(List<Square> way) {
        if (way.size() < 2) {
            return Optional.of(Refusal.NO_WAY);
        }
        if (board.isFree(way.get(0))) {
            return Optional.of(Refusal.NO_PIECE);
        }
        if (!board.belongsTo(way.get(0), player)) {
            return Optional.of(Refusal.NOT_YOURS);
        }
        Walk walk = new Walk(board, way.get(0));
        for (Square to : way.subList(1, way.size())) {
            final Optional<Refusal> refusal = walk.whyNot(to);
            if (refusal.isPresent()) {
                return refusal;
            }
            walk = walk.walkTo(to);
        }
        return Optional.empty();
    }

    /** Returns the walk along a legal way. */
    Walk walk(List<Square> way) {
        Walk walk = new Walk(board, way.get(0));
        for (Square to : way.subList(1, way.size())) {
            walk = walk.walkTo(to);
        }
        return walk;
    }
}
