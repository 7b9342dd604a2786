package draughts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/**
 * The turns from which a player can choose.
 *
 * @param rules  of the variant
 * @param board  before the turn
 * @param player whose turn it is
 */
record Turns(Rules rules, Board board, Player player) {

    /** Compares by the order of the squares; where one way goes on from another, the shorter one comes first. */
    private static int compare(List<Square> one, List<Square> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return one.get(i).compareTo(other.get(i));
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    /** Returns the ways of all legal turns, in their order. */
    List<List<Square>> legal() {
        final List<List<Square>> ways = new ArrayList<>();
        final List<Run> captures = captures();
        rules.legal(captures).forEach(run -> ways.add(run.way()));
        if (!rules.mustCapture(captures)) {
            board.squares(player).forEach(square -> addSteps(square, ways));
        }
        ways.sort(Turns::compare);
        return Collections.unmodifiableList(ways);
    }

    /** Checks whether there is any legal turn. */
    boolean exist() {
        return board.squares(player).stream().anyMatch(this::canMove);
    }

    private boolean canMove(Square from) {
        final Piece piece = board.piece(from);
        return Direction.of(piece).stream().anyMatch(direction -> !board.emptyIn(direction.from(from), 1).isEmpty())
                || !new Jumps(rules, board, piece, List.of()).from(from).isEmpty();
    }

    /** Returns every capture that is possible, and every part of one that ends with a jump. */
    List<Run> captures() {
        final List<Run> captures = new ArrayList<>();
        for (Square square : board.squares(player)) {
            final List<Jump> jumps = new Jumps(rules, board, board.piece(square), List.of()).from(square);
            if (!jumps.isEmpty()) {
                addJumps(Run.of(board, square), jumps, captures);
            }
        }
        return captures;
    }

    // tag::addJumps[]
    private void addJumps(Run run, List<Jump> jumps, List<Run> captures) {
        for (Jump jump : jumps) {
            final Run next = rules.landed(run.jump(jump));
            captures.add(next);
            addJumps(next, jumps(next), captures);
        }
    }
    // end::addJumps[]

    private List<Jump> jumps(Run run) {
        return new Jumps(rules, run.board(), run.piece(), run.captured()).from(run.here());
    }

    private void addSteps(Square from, List<List<Square>> ways) {
        final Piece piece = board.piece(from);
        for (Direction direction : Direction.of(piece)) {
            board.emptyIn(direction.from(from), rules.reach(piece)).forEach(to -> ways.add(List.of(from, to)));
        }
    }
}
