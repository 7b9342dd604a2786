package qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * The referee of a game, who says why something must not be done. The objections to it stand in the order in which they
 * apply.
 *
 * @param state as it is now
 */
record Referee(State state) {

    /**
     * A refusal and the condition under which it applies.
     *
     * @param refusal why something must not be done
     * @param applies the condition, which is evaluated only if no earlier one applies
     */
    private record Objection(Refusal refusal, BooleanSupplier applies) {
    }

    /** Returns why no game can be resumed from a position. */
    static Optional<Refusal> whyNotResume(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final State state = State.of(position);
        return first(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.LINE_MIXED, () -> !state.board().sharesInLines()),
                new Objection(Refusal.TILE_REPEATED, () -> !state.board().differsInLines()),
                new Objection(Refusal.GAP, () -> !state.board().hasLineWith(state.turn())));
    }

    Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        final Placing placing = new Placing(state, tile, cell);
        return first(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.NO_SUCH_CELL, () -> !state.board().has(cell)),
                new Objection(Refusal.CELL_OCCUPIED, () -> state.board().at(cell).isPresent()),
                new Objection(Refusal.TILE_NOT_HELD, () -> !state.holds(tile)),
                new Objection(Refusal.NO_NEIGHBOUR, placing::touchesNoTile),
                new Objection(Refusal.NOTHING_SHARED, placing::sharesNothing),
                new Objection(Refusal.SAME_AS_NEIGHBOUR, placing::isSameAsNeighbour),
                new Objection(Refusal.LINE_MIXED, placing::mixesLine),
                new Objection(Refusal.TILE_REPEATED, placing::repeatsTile),
                new Objection(Refusal.NOT_IN_LINE, placing::leavesLineOfTurn),
                new Objection(Refusal.GAP, placing::leavesGapInTurn));
    }

    Optional<Refusal> whyNotEndTurn() {
        return first(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.NOTHING_PLAYED, state.turn()::isEmpty));
    }

    Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        return first(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.TURN_BEGUN, () -> !state.turn().isEmpty()),
                new Objection(Refusal.NOTHING_NAMED, tiles::isEmpty),
                new Objection(Refusal.TILES_NOT_HELD, () -> !state.holdsAll(tiles)),
                new Objection(Refusal.BAG_TOO_SMALL, () -> tiles.size() > state.bag().size()));
    }

    Optional<Refusal> whyNotPass() {
        return first(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.TURN_BEGUN, () -> !state.turn().isEmpty()));
    }

    /** Returns the first refusal that applies, or nothing. */
    private static Optional<Refusal> first(Objection... objections) {
        return Stream.of(objections).filter(each -> each.applies.getAsBoolean()).map(Objection::refusal).findFirst();
    }
}
