package qwirkle;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * A game of Qwirkle. It keeps its state, and each move replaces that by another.
 */
public final class Engine extends Refusing implements Qwirkle {

    /** The tiles that the game began with. */
    private final List<Tile> allTiles;
    /** The number from which the generator starts. */
    private final long seed;
    /** The generator that decides where traded tiles go in the bag. */
    private final SplittableRandom random;
    /** All else that changes. */
    private State state;

    /**
     * Starts a new game.
     *
     * @pre can_begin {@code start.fault().isEmpty()} (QW-03)
     */
    public Engine(Start start) {
        assert start.fault().isEmpty() : require("can_begin", start.fault(), start.players(), start);

        allTiles = start.bag();
        seed = start.seed();
        random = new SplittableRandom(seed);
        state = State.of(start);

        assert new Certificate(state).agrees(start) && seed() == start.seed() : ensure("QW-03 as_agreed", this);
        assert new Certificate(state).hasNoTileAndNoPoints() : ensure("QW-06 one_empty_cell", this);
        assert new Certificate(state).hasDealt(start) : ensure("QW-03 six_each", this);
        assert nextToPlay() == new Certificate(state).opener() : ensure("QW-04 first_begins", this);
        assert invariant();
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNotNewGame(position).isEmpty()} (QW-26)
     */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", whyNot(position), "", position);

        allTiles = position.tiles();
        seed = position.seed();
        random = new SplittableRandom(seed);
        state = State.of(position);

        assert position().equals(position) : ensure("QW-06 same_position", this);
        assert invariant();
    }

    @Override
    public int players() {
        return state.players().size();
    }

    @Override
    public Set<Option> options() {
        return state.options();
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public int rows() {
        return state.board().rows();
    }

    @Override
    public int columns() {
        return state.board().columns();
    }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : require("QW-06 cell_exists", cell, this);
        return state.board().at(cell);
    }

    @Override
    public Player nextToPlay() {
        return state.nextToPlay();
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : require("QW-03 player_exists", player, this);
        return state.player(player).hand();
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : require("QW-03 player_exists", player, this);
        return state.player(player).points();
    }

    @Override
    public List<Tile> bag() {
        return state.bag();
    }

    @Override
    public List<Cell> turn() {
        return state.turn();
    }

    @Override
    public int turnPoints() {
        final int result = state.turnPoints();
        assert result == new Certificate(state).turnPoints() : ensure("QW-18 lines_counted", result, this);
        return result;
    }

    @Override
    // tag::play[]
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty()
                : require("may_be_played", whyNotPlay(tile, cell),
                        tile + " on " + cell, this);
        final State old = state;

        state = state.play(tile, cell);

        assert hasPlayed(tile, cell, new Change(old, state));
        assert invariant();
    }
    // end::play[]

    // tag::hasPlayed[]
    private boolean hasPlayed(Tile tile, Cell cell, Change change) {
        assert change.addsOnly(tile, cell) : ensure("QW-07 tile_lies", this);
        assert change.takes(tile) : ensure("QW-13 tile_leaves_hand", this);
        assert change.lengthensTurnBy(tile) && change.keepsPoints()
                : ensure("QW-05 turn_goes_on", this);
        return true;
    }
    // end::hasPlayed[]

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : require("may_be_ended", whyNotEndTurn(), "", this);
        final State old = state;

        state = state.endTurn();

        final Change change = new Change(old, state);
        assert change.addsPoints() : ensure("QW-18 points_are_added", this);
        assert change.fillsHand() : ensure("QW-17 hand_is_filled", this);
        assert change.passesTurn() && change.keepsBoard() : ensure("QW-04 next_in_order", this);
        assert invariant();
    }

    @Override
    // tag::trade[]
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty()
                : require("may_be_traded", whyNotTrade(tiles), tiles, this);
        final State old = state;

        state = state.trade(tiles, random);

        assert hasTraded(tiles, new Change(old, state));
        assert invariant();
    }
    // end::trade[]

    // tag::hasTraded[]
    private boolean hasTraded(List<Tile> tiles, Change change) {
        assert change.drawsFor(tiles) : ensure("QW-15 as_many_drawn", this);
        assert change.putsBack(tiles) : ensure("QW-15 tiles_go_back", this);
        assert change.keepsBoard() && change.keepsPoints()
                : ensure("QW-15 nothing_scored", this);
        assert change.passesTurn() : ensure("QW-04 next_in_order", this);
        return true;
    }
    // end::hasTraded[]

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : require("may_be_passed", whyNotPass(), "", this);
        final State old = state;

        state = state.pass();

        final Change change = new Change(old, state);
        assert change.passesTurn() && change.keepsAllElse() : ensure("QW-16 only_turn_passes", this);
        assert invariant();
    }

    @Override
    public boolean isOver() {
        final boolean result = state.isOver();
        assert result == new Certificate(state).isOver(allTiles) : ensure("QW-20 bag_decides", result, this);
        return result;
    }

    @Override
    public Set<Player> winners() {
        final Set<Player> result = isOver() ? state.unbeaten() : Set.of();
        assert result.equals(new Certificate(state).winners(allTiles)) : ensure("QW-21 most_points", result, this);
        return result;
    }

    private static Optional<Refusal> whyNot(Position position) {
        return Referee.refusalsOf(position).stream().findFirst();
    }

    @Override
    Referee referee() {
        return new Referee(state);
    }

    private boolean invariant() {
        final Certificate certificate = new Certificate(state);
        assert certificate.hasTiles(allTiles) : maintain("QW-23 tiles_kept", this);
        assert certificate.hasValidLines() : maintain("QW-10 lines_are_valid", this);
        assert certificate.hasOneEmptyBorder() : maintain("QW-06 border_is_empty", this);
        assert certificate.hasTurnInOneLine() : maintain("QW-12 turn_in_one_line", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
