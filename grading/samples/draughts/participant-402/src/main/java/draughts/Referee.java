package draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Knows which moves a player may make on a board. */
final class Referee {

    private final Variant variant;
    private final Board board;
    private final Player player;

    Referee(Variant variant, Board board, Player player) {
        this.variant = variant;
        this.board = board;
        this.player = player;
    }

    /** Returns all walks of all pieces, legal or not for what else could be captured. */
    private List<Walk> walks() {
        final List<Walk> found = new ArrayList<>();
        for (Square square : board.squaresOf(player)) {
            extend(new Walk(variant, board, square), found);
        }
        return found;
    }

    private void extend(Walk walk, List<Walk> found) {
        for (Square to : Square.ALL) {
            if (walk.whyNot(to).isEmpty()) {
                final Walk longer = walk.walkTo(to);
                found.add(longer);
                if (!longer.captured().isEmpty()) {
                    extend(longer, found);
                }
            }
        }
    }

    /** Checks whether the player has a legal move. */
    boolean canMove() {
        return board.squaresOf(player).stream().map(square -> new Walk(variant, board, square))
                .anyMatch(walk -> Square.ALL.stream().anyMatch(to -> walk.whyNot(to).isEmpty()));
    }

    /** Returns the legal moves in their order. */
    List<List<Square>> legalMoves() {
        final List<Walk> walks = walks();
        return walks.stream().filter(walk -> whyNotChoose(walk, walks).isEmpty()).map(Walk::way)
                .sorted(Comparator.comparing(Referee::key)).toList();
    }

    private static String key(List<Square> way) {
        final StringBuilder key = new StringBuilder();
        way.forEach(square -> key.append(square.row()).append(square.column()));
        return key.toString();
    }

    /** Returns why a walk may not be chosen among others. */
    private Optional<Refusal> whyNotChoose(Walk walk, List<Walk> all) {
        if (variant == Variant.SIMPLIFIED) {
            return Optional.empty();
        }
        final int most = all.stream().mapToInt(each -> each.captured().size()).max().orElse(0);
        if (walk.captured().isEmpty() && most > 0) {
            return Optional.of(Refusal.MUST_CAPTURE);
        }
        final int kings = all.stream().filter(each -> each.captured().size() == walk.captured().size())
                .mapToInt(Walk::kings).max().orElse(0);
        return walk.kings() < kings ? Optional.of(Refusal.MUST_TAKE_KINGS) : Optional.empty();
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
        Walk walk = new Walk(variant, board, way.get(0));
        for (Square to : way.subList(1, way.size())) {
            final Optional<Refusal> refusal = walk.whyNot(to);
            if (refusal.isPresent()) {
                return refusal;
            }
            walk = walk.walkTo(to);
        }
        return whyNotChoose(walk, walks());
    }

    /** Returns the walk along a legal way. */
    Walk walk(List<Square> way) {
        Walk walk = new Walk(variant, board, way.get(0));
        for (Square to : way.subList(1, way.size())) {
            walk = walk.walkTo(to);
        }
        return walk;
    }
}
