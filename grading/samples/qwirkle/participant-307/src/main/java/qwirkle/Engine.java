package qwirkle;

import static tabuleiro.Contract.require;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

/** A game that keeps its stones in a list. The contract of every method stands in {@link Qwirkle}. */
public final class Engine implements Qwirkle {

    private final Stones stones = new Stones();
    private final Map<Player, List<Tile>> hands = new EnumMap<>(Player.class);
    private final Map<Player, Integer> points = new EnumMap<>(Player.class);
    private final Queue<Tile> bag;
    private final Set<Option> options;
    private final Random random;
    private final long seed;
    private Player next = Player.FIRST;

    public Engine(Start start) {
        assert start.fault().isEmpty() : require("can_begin", "QW-03", start.fault(), start);
        bag = new ArrayDeque<>(start.bag());
        options = start.options();
        seed = start.seed();
        random = new Random(seed);
        for (Player player : Player.first(start.players())) {
            hands.put(player, new ArrayList<>());
            points.put(player, 0);
            draw(player, HAND);
            if (options.contains(Option.PUBLISHED_OPENING) && mostOfOne(player) > mostOfOne(next)) {
                next = player;
            }
        }
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", "QW-26", whyNot(position), position);
        bag = new ArrayDeque<>(position.bag());
        options = position.options();
        seed = position.seed();
        random = new Random(seed);
        next = position.nextToPlay();
        for (Player player : Player.first(position.hands().size())) {
            hands.put(player, new ArrayList<>(position.hands().get(player.ordinal())));
            points.put(player, position.points().get(player.ordinal()));
        }
        stones.restore(position);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        boolean ends = !position.options().contains(Option.PUBLISHED_END)
                || position.hands().stream().anyMatch(List::isEmpty);
        if (ends && position.bag().isEmpty() && position.turn().isEmpty()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        Stones stones = new Stones();
        stones.restore(position);
        return stones.fault().or(() -> stones.gap());
    }

    private void draw(Player player, int number) {
        for (int i = 0; i < number && !bag.isEmpty(); i++) {
            hands.get(player).add(bag.poll());
        }
    }

    private long mostOfOne(Player player) {
        Set<Tile> tiles = Set.copyOf(hands.get(player));
        Stream<Map<Integer, Long>> counts = Stream.of(
                tiles.stream().collect(Collectors.groupingBy(Tile::shape, Collectors.counting())),
                tiles.stream().collect(Collectors.groupingBy(Tile::colour, Collectors.counting())));
        return counts.flatMap(count -> count.values().stream()).max(Comparator.naturalOrder()).get();
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return stones.rows(); }
    @Override public int columns() { return stones.columns(); }
    @Override public Player nextToPlay() { return next; }
    @Override public List<Tile> bag() { return List.copyOf(bag); }
    @Override public List<Cell> turn() { return stones.turn().stream().map(Stone::cell).toList(); }
    @Override public int turnPoints() { return stones.points(); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : require("cell_exists", "QW-06", cell, this);
        return stones.at(cell.row(), cell.column()).map(Stone::tile);
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : require("player_exists", "QW-03", player, this);
        return List.copyOf(hands.get(player));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : require("player_exists", "QW-03", player, this);
        return points.get(player);
    }

    @Override
    public boolean isOver() {
        boolean ends = !options.contains(Option.PUBLISHED_END) || hands.containsValue(List.of());
        return ends && bag.isEmpty() && stones.turn().isEmpty();
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new TreeSet<>();
        if (isOver()) {
            winners.addAll(hands.keySet());
            int most = Collections.max(points.values());
            winners.removeIf(player -> points.get(player) < most);
            int fewest = winners.stream().mapToInt(player -> hands.get(player).size()).min().getAsInt();
            winners.removeIf(player -> hands.get(player).size() > fewest);
        }
        return winners;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (!hasCell(cell)) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (at(cell).isPresent()) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        boolean cheats = options.contains(Option.CHEATING) && bag.contains(tile);
        if (!hands.get(next).contains(tile) && !cheats) {
            return Optional.of(Refusal.TILE_NOT_HELD);
        }
        Stone stone = new Stone(tile, cell.row(), cell.column());
        List<Tile> touched = stones.neighbours(stone).stream().map(Stone::tile).toList();
        if (!stones.isEmpty() && touched.isEmpty()) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        if (touched.stream().anyMatch(t -> t.colour() != tile.colour() && t.shape() != tile.shape())) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (touched.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        return stones.fault(List.of(stone)).or(() -> whyNotInTurn(stone));
    }

    private Optional<Refusal> whyNotInTurn(Stone stone) {
        List<Stone> turn = stones.turn();
        if (turn.stream().anyMatch(other -> other.row() != stone.row())
                && turn.stream().anyMatch(other -> other.column() != stone.column())) {
            return Optional.of(Refusal.NOT_IN_LINE);
        }
        return stones.lines(stone).stream().anyMatch(line -> line.containsAll(turn)) ? Optional.empty()
                : Optional.of(Refusal.GAP);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : require("may_be_played", "QW-14", tile + " on " + cell, this);
        if (!hands.get(next).remove(tile)) {
            bag.remove(tile);
        }
        stones.add(new Stone(tile, cell.row(), cell.column()));
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return stones.turn().isEmpty() ? Optional.of(Refusal.NOTHING_PLAYED) : Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : require("may_be_ended", "QW-05", turn(), this);
        draw(next, HAND - hands.get(next).size());
        boolean out = hands.get(next).isEmpty() && options.contains(Option.PUBLISHED_END);
        points.merge(next, turnPoints() + (out ? LAST_TILE_POINTS : 0), Integer::sum);
        stones.endTurn();
        nextPlayer();
    }

    private void nextPlayer() { next = Player.values()[next.number() % players()]; }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        List<Tile> rest = new ArrayList<>(hands.get(next));
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        if (tiles.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        }
        if (!tiles.stream().allMatch(rest::remove)) {
            return Optional.of(Refusal.TILES_NOT_HELD);
        }
        return bag.size() < tiles.size() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : require("may_be_traded", "QW-15", tiles, this);
        tiles.forEach(hands.get(next)::remove);
        draw(next, tiles.size());
        List<Tile> mixed = new ArrayList<>(bag);
        tiles.forEach(tile -> mixed.add(random.nextInt(mixed.size() + 1), tile));
        bag.clear();
        bag.addAll(mixed);
        nextPlayer();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return stones.turn().isEmpty() ? Optional.empty() : Optional.of(Refusal.TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : require("may_be_passed", "QW-05", turn(), this);
        nextPlayer();
    }

    @Override public String toString() { return position().toString(); }
}
