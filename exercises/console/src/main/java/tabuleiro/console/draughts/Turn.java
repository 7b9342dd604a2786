package tabuleiro.console.draughts;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.Message;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * A turn on its way: the moves that have been made in it, and where it can go on.
 *
 * @param legal every legal way of the player
 * @param begun the square of the piece that moves and each on which it has landed; no square if none is chosen yet
 */
record Turn(List<List<Square>> legal, List<Square> begun) {

    /** The notation of the step that ends a turn. */
    static final String STOP = "stop";

    /** Copies both lists. */
    Turn {
        legal = List.copyOf(legal);
        begun = List.copyOf(begun);
    }

    /** Returns the legal ways that begin as this turn has begun. */
    List<List<Square>> ways() {
        return legal.stream().filter(way -> startsWith(way, begun)).toList();
    }

    /** Returns where the piece can land next; before a piece is chosen, every square from which one can move. */
    List<Square> next() {
        return ways().stream().filter(way -> way.size() > begun.size()).map(way -> way.get(begun.size())).distinct()
                .toList();
    }

    /** Returns the turn after one more square; the piece must be chosen, or the square be that of a piece. */
    Turn with(Square square) {
        return new Turn(legal, Stream.concat(begun.stream(), Stream.of(square)).toList());
    }

    /** Checks whether a legal way begins as this turn has begun. */
    boolean isPossible() {
        return !ways().isEmpty();
    }

    /** Returns the next square on the way to another one; nothing if no legal way ends there. */
    Optional<Square> towards(Square end) {
        return ways().stream().filter(way -> way.size() > begun.size() && way.get(way.size() - 1).equals(end))
                .findFirst().map(way -> way.get(begun.size()));
    }

    /** Checks whether the turn may end here although it could go on (DR-25). */
    boolean mayStop() {
        return legal.contains(begun);
    }

    /** Checks whether the piece can reach a square in this turn, but not with its next move. */
    boolean takesSeveral(Square target) {
        return !next().contains(target) && ways().stream()
                .anyMatch(way -> way.size() > begun.size() + 1 && way.get(way.size() - 1).equals(target));
    }

    /** Returns why the piece on a square cannot be chosen, before one is, or what is missing if it can. */
    Message whyNotChoose(Square square, Draughts game) {
        final Optional<Piece> piece = game.at(square);
        if (piece.isEmpty()) {
            return Message.of(Refusal.NO_PIECE);
        }
        if (piece.get().player() != game.nextToPlay()) {
            return Message.of(Refusal.NOT_YOURS);
        }
        if (next().contains(square)) {
            return Message.of("refused.squares");
        }
        return Message.of(Shown.captured(game, legal.get(0)).isEmpty() ? "refused.stuck" : "refused.capture",
                square.toString());
    }

    /** Returns the steps that can be made now, in the order of the ways. */
    List<String> steps() {
        return ways().stream().map(this::step).distinct().toList();
    }

    /** Returns the next step along a legal way that begins as this turn has begun. */
    String step(List<Square> way) {
        if (begun.isEmpty()) {
            return Square.draw(way.subList(0, 2));
        }
        return way.size() == begun.size() ? STOP : way.get(begun.size()).toString();
    }

    /** Checks whether a list of an engine is a way: two squares or more. */
    static boolean isWay(List<Square> way) {
        return way != null && way.size() > 1 && way.stream().allMatch(Objects::nonNull);
    }

    private static boolean startsWith(List<Square> way, List<Square> first) {
        return way.size() >= first.size() && way.subList(0, first.size()).equals(first);
    }
}
