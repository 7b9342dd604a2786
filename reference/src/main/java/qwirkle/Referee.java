package qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import tabuleiro.Reason;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * The referee of a game, who says why something must not be done: all refusals that are right.
 *
 * @param state as it is now
 */
record Referee(State state) {

    /**
     * A refusal and the condition under which it applies.
     *
     * @param refusal why something must not be done
     * @param applies the condition, which is evaluated only if no refusal of an earlier group applies
     */
    private record Objection(Refusal refusal, BooleanSupplier applies) {
    }

    /** Returns why no game can be resumed from a position. */
    static Set<Refusal> refusalsOf(Position position) {
        return position.faults().isEmpty() ? new Referee(State.of(position)).refusalsOfBoard() : position.faults();
    }

    private Set<Refusal> refusalsOfBoard() {
        return right(List.of(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.LINE_MIXED, () -> !state.board().sharesInLines()),
                new Objection(Refusal.TILE_REPEATED, () -> !state.board().differsInLines()),
                new Objection(Refusal.GAP, () -> !state.board().hasLineWith(state.turn()))));
    }

    Set<Refusal> refusalsOfPlay(Tile tile, Cell cell) {
        final List<Objection> objections = new ArrayList<>(List.of(
                new Objection(Refusal.NO_SUCH_CELL, () -> !state.board().has(cell)),
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.CELL_OCCUPIED, () -> state.board().at(cell).isPresent()),
                new Objection(Refusal.TILE_NOT_HELD, () -> !state.holds(tile))));
        if (state.board().at(cell).isEmpty()) {
            objections.addAll(objectionsTo(new Placing(state, tile, cell)));
        }
        return right(objections);
    }

    /** Returns what neighbours, lines and the turn may have against a tile on an empty cell. */
    private static List<Objection> objectionsTo(Placing placing) {
        return List.of(
                new Objection(Refusal.NO_NEIGHBOUR, placing::touchesNoTile),
                new Objection(Refusal.NOTHING_SHARED, placing::sharesNothing),
                new Objection(Refusal.SAME_AS_NEIGHBOUR, placing::isSameAsNeighbour),
                new Objection(Refusal.LINE_MIXED, placing::mixesLine),
                new Objection(Refusal.TILE_REPEATED, placing::repeatsTile),
                new Objection(Refusal.NOT_IN_LINE, placing::leavesLineOfTurn),
                new Objection(Refusal.GAP, placing::leavesGapInTurn));
    }

    Set<Refusal> refusalsOfEndTurn() {
        return right(List.of(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.NOTHING_PLAYED, state.turn()::isEmpty)));
    }

    Set<Refusal> refusalsOfTrade(List<Tile> tiles) {
        return right(List.of(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.TURN_BEGUN, () -> !state.turn().isEmpty()),
                new Objection(Refusal.NOTHING_NAMED, tiles::isEmpty),
                new Objection(Refusal.TILES_NOT_HELD, () -> !state.holdsAll(tiles)),
                new Objection(Refusal.BAG_TOO_SMALL, () -> tiles.size() > state.bag().size())));
    }

    Set<Refusal> refusalsOfPass() {
        return right(List.of(
                new Objection(Refusal.GAME_OVER, state::isOver),
                new Objection(Refusal.TURN_BEGUN, () -> !state.turn().isEmpty())));
    }

    private static Set<Refusal> right(List<Objection> objections) {
        final Map<Refusal, BooleanSupplier> conditions = objections.stream()
                .collect(Collectors.toMap(Objection::refusal, Objection::applies));
        return Reason.right(conditions.keySet(), refusal -> conditions.get(refusal).getAsBoolean());
    }
}
