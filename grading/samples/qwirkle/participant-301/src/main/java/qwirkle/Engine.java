package qwirkle;

import static tabuleiro.Contract.require;

import java.util.*;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.*;

/** A game of Qwirkle on a field whose spots keep their names. For the contracts see {@link Qwirkle}. */
public final class Engine implements Qwirkle {

    private final Set<Option> options;
    private final long seed;
    private final Random random;
    private final Field field;
    private final List<Spot> turn = new ArrayList<>();
    private final List<List<Tile>> hands = new ArrayList<>();
    private final int[] points;
    private final List<Tile> bag;
    private int next = 1;

    /** Starts a new game. */
    public Engine(Start start) {
        assert start.fault().isEmpty() : require("QW-03 can_begin", start.fault(), start);
        options = start.options();
        seed = start.seed();
        random = new Random(seed);
        field = new Field();
        bag = new ArrayList<>(start.bag());
        points = new int[start.players()];
        for (int i = 0; i < start.players(); i++) {
            hands.add(new ArrayList<>());
            draw(hands.get(i), HAND);
        }
        if (options.contains(Option.PUBLISHED_OPENING)) {
            final List<Long> most = hands.stream().map(Engine::mostAlike).toList();
            next = most.indexOf(Collections.max(most)) + 1;
        }
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("QW-26 position_can_be_played", whyNot(position), position);
        options = position.options();
        seed = position.seed();
        random = new Random(seed);
        field = Field.of(position);
        position.turn().forEach(cell -> turn.add(field.spot(cell)));
        position.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
        points = position.points().stream().mapToInt(each -> each).toArray();
        bag = new ArrayList<>(position.bag());
        next = position.nextToPlay().number();
    }

    /** Returns why no game can be resumed from a position: the first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final Field field = Field.of(position);
        return position.turn().isEmpty() && runOut(position.bag(), position.hands(), position.options())
                ? Optional.of(Refusal.GAME_OVER)
                : field.fault().or(() -> field.gap(position.turn().stream().map(field::spot).toList()));
    }

    private static boolean runOut(List<Tile> bag, List<List<Tile>> hands, Set<Option> options) {
        return bag.isEmpty() && (!options.contains(Option.PUBLISHED_END) || hands.stream().anyMatch(List::isEmpty));
    }

    /** How many different tiles of a hand have one shape, or one colour, at most? */
    private static long mostAlike(List<Tile> hand) {
        final Set<Tile> kinds = new HashSet<>(hand);
        return IntStream.rangeClosed(1, SHAPES).mapToLong(i -> Math.max(
                kinds.stream().filter(tile -> tile.shape() == i).count(),
                kinds.stream().filter(tile -> tile.colour() == i).count())).max().orElse(0);
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return field.size().down(); }
    @Override public int columns() { return field.size().right(); }
    @Override public Player nextToPlay() { return Player.values()[next - 1]; }
    @Override public List<Tile> bag() { return List.copyOf(bag); }
    @Override public List<Cell> turn() { return turn.stream().map(field::cell).toList(); }
    @Override public int turnPoints() { return field.points(turn); }
    @Override public boolean isOver() { return turn.isEmpty() && runOut(bag, hands, options); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : require("QW-06 cell_exists", cell, this);
        return field.tile(field.spot(cell));
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : require("QW-03 player_exists", player, this);
        return List.copyOf(hands.get(player.number() - 1));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : require("QW-03 player_exists", player, this);
        return points[player.number() - 1];
    }

    @Override
    public Set<Player> winners() {
        final Set<Player> winners = new TreeSet<>();
        if (isOver()) {
            // all tiles of a hand weigh less than a point
            final int[] rank = IntStream.range(0, players()).map(i -> 10 * points[i] - hands.get(i).size()).toArray();
            final int best = IntStream.of(rank).max().getAsInt();
            IntStream.range(0, players()).filter(i -> rank[i] == best).forEach(i -> winners.add(Player.values()[i]));
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
        return mine().contains(tile) || options.contains(Option.CHEATING) && bag.contains(tile)
                ? field.whyNotPut(tile, field.spot(cell), turn) : Optional.of(Refusal.TILE_NOT_HELD);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : require("QW-14 may_be_played", tile + " on " + cell, this);
        final Spot spot = field.spot(cell);
        if (!mine().remove(tile)) {
            bag.remove(tile);
        }
        field.put(spot, tile);
        turn.add(spot);
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return turn.isEmpty() ? Optional.of(Refusal.NOTHING_PLAYED) : Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : require("QW-05 may_be_ended", turn(), this);
        points[next - 1] += turnPoints();
        draw(mine(), HAND - mine().size());
        if (options.contains(Option.PUBLISHED_END) && mine().isEmpty()) {
            points[next - 1] += LAST_TILE_POINTS;
        }
        handOver();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        if (tiles.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        }
        final List<Tile> left = new ArrayList<>(mine());
        if (!tiles.stream().allMatch(left::remove)) {
            return Optional.of(Refusal.TILES_NOT_HELD);
        }
        return tiles.size() > bag.size() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : require("QW-15 may_be_traded", tiles, this);
        tiles.forEach(mine()::remove);
        draw(mine(), tiles.size());
        tiles.forEach(tile -> bag.add(random.nextInt(bag.size() + 1), tile));
        handOver();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return turn.isEmpty() ? Optional.empty() : Optional.of(Refusal.TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : require("QW-05 may_be_passed", turn(), this);
        handOver();
    }

    private List<Tile> mine() { return hands.get(next - 1); }

    private void draw(List<Tile> hand, int number) {
        final List<Tile> front = bag.subList(0, Math.min(number, bag.size()));
        hand.addAll(front);
        front.clear();
    }

    private void handOver() {
        turn.clear();
        next = next % players() + 1;
    }

    @Override public String toString() { return position().toString(); }
}
