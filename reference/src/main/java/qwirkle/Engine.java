package qwirkle;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A game of Qwirkle that keeps what lies on the table, and lets each move make another table. */
public final class Engine implements Qwirkle {

    /** The tiles that the game began with. */
    private final List<Tile> tiles;

    private final long seed;

    /** Decides where traded tiles go in the bag. */
    private final RandomGenerator random;

    /** Everything that changes. */
    private Table table;

    /**
     * Starts a new game.
     *
     * @pre can_begin {@code start.fault().isEmpty()} (QW-03)
     */
    public Engine(Start start) {
        assert start.fault().isEmpty() : require("can_begin", "QW-03", start.fault(), start);

        tiles = start.bag();
        seed = start.seed();
        random = new SplittableRandom(seed);
        table = Table.of(start);

        assert rows() * columns() == 1 : ensure("one_empty_cell", "QW-06", rows(), this);
        assert hasDealt(start) : ensure("six_each", "QW-03", start.players(), this);
        assert invariant();
    }

    private boolean hasDealt(Start start) {
        return players() == start.players() && table.seats().stream().allMatch(seat -> seat.hand().size() == HAND)
                && bagSize() == start.bag().size() - HAND * start.players();
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (QW-26)
     */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", "QW-26", whyNot(position), position);

        tiles = position.tiles();
        seed = position.seed();
        random = new SplittableRandom(seed);
        table = Table.of(position);

        assert position().equals(position) : ensure("same_position", "QW-06", position, this);
        assert invariant();
    }

    /** Why may no game be taken up from a position? The first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        return position.fault()
                .or(() -> Optional.of(Refusal.GAME_OVER).filter(refusal -> Table.of(position).isOver()))
                .or(() -> Board.of(position).fault())
                .or(() -> Optional.of(Refusal.GAP).filter(refusal -> !Board.of(position).hasLineWith(position.turn())));
    }

    @Override
    public int players() {
        return table.seats().size();
    }

    @Override
    public Set<Option> options() {
        return table.options();
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public int rows() {
        return table.board().rows();
    }

    @Override
    public int columns() {
        return table.board().columns();
    }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : require("cell_exists", "QW-06", cell, this);
        return table.board().at(cell);
    }

    @Override
    public Player nextToPlay() {
        return table.next();
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : require("player_exists", "QW-03", player, this);
        return table.seat(player).hand();
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : require("player_exists", "QW-03", player, this);
        return table.seat(player).points();
    }

    @Override
    public List<Tile> bag() {
        return table.bag();
    }

    @Override
    public List<Cell> turn() {
        return table.turn();
    }

    @Override
    public int turnPoints() {
        final int result = table.score().points();
        assert result == table.score().recount() : ensure("lines_counted", "QW-18", result, this);
        return result;
    }

    @Override
    public boolean isOver() {
        return table.isOver();
    }

    @Override
    public Set<Player> winners() {
        return isOver() ? table.unbeaten() : Set.of();
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return hasCell(cell) ? table.whyNotPlay(tile, cell) : Optional.of(Refusal.NO_SUCH_CELL);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : require("may_be_played", "QW-14", tile + " on " + cell, this);
        final Table old = table;

        table = table.played(tile, cell);

        final Change change = new Change(old, table);
        assert change.hasAddedOnly(tile) : ensure("tile_lies", "QW-07", tile + " on " + cell, this);
        assert change.hasTaken(tile) : ensure("tile_leaves_hand", "QW-13", tile, this);
        assert change.goesOn() : ensure("turn_goes_on", "QW-05", turn(), this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return turn().isEmpty() ? Optional.of(Refusal.NOTHING_PLAYED) : Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : require("may_be_ended", "QW-05", turn(), this);
        final Table old = table;

        table = table.turnEnded();

        final Change change = new Change(old, table);
        assert change.hasAddedPoints() : ensure("points_are_added", "QW-18", old.turn(), this);
        assert change.hasFilledHand() : ensure("hand_is_filled", "QW-17", old.next(), this);
        assert change.isNextPlayers() : ensure("next_in_order", "QW-04", nextToPlay(), this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> traded) {
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        if (traded.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        }
        if (!Tiles.holds(hand(nextToPlay()), traded)) {
            return Optional.of(Refusal.TILES_NOT_HELD);
        }
        return traded.size() <= bagSize() ? Optional.empty() : Optional.of(Refusal.BAG_TOO_SMALL);
    }

    @Override
    public void trade(List<Tile> traded) {
        assert whyNotTrade(traded).isEmpty() : require("may_be_traded", "QW-15", traded, this);
        final Table old = table;

        table = table.traded(traded, random);

        final Change change = new Change(old, table);
        assert change.hasDrawnFor(traded) : ensure("as_many_drawn", "QW-15", traded, this);
        assert change.hasPutBack(traded) : ensure("tiles_go_back", "QW-15", traded, this);
        assert change.keepsPoints() && table.board() == old.board() : ensure("nothing_scored", "QW-15", traded, this);
        assert change.isNextPlayers() : ensure("next_in_order", "QW-04", nextToPlay(), this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return turn().isEmpty() ? Optional.empty() : Optional.of(Refusal.TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : require("may_be_passed", "QW-05", turn(), this);
        final Table old = table;

        table = table.passed();

        final Change change = new Change(old, table);
        assert change.isNextPlayers() && change.passesOnly() : ensure("only_turn_passes", "QW-16", nextToPlay(), this);
        assert invariant();
    }

    private boolean invariant() {
        assert Tiles.same(table.tiles(), tiles) : maintain("tiles_kept", "QW-23", this);
        assert table.board().fault().isEmpty() : maintain("lines_are_valid", "QW-10", this);
        assert table.board().hasOneEmptyBorder() : maintain("border_is_empty", "QW-06", this);
        assert table.board().hasLineWith(turn()) : maintain("turn_in_one_line", "QW-12", this);
        return true;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
