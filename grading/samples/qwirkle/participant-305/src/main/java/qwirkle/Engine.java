package qwirkle;

import static tabuleiro.Contract.require;
import static tabuleiro.qwirkle.Refusal.*;

import java.util.*;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.*;

/** A game on a table with room on all sides. */
public final class Engine implements Qwirkle {

    private final Table table;
    private final List<Integer> turn = new ArrayList<>();
    private final Set<Option> options;
    private final long seed;
    private final SplittableRandom random;
    private final ArrayList<Tile> bag;
    private final ArrayList<ArrayList<Tile>> hands = new ArrayList<>();
    private final int[] points;
    private int next;

    /** Starts a new game. */
    public Engine(Start start) {
        assert start.fault().isEmpty() : require("can_begin", "QW-03", start.fault(), start);
        table = new Table(List.of(List.of(Optional.empty())));
        options = start.options();
        seed = start.seed();
        random = new SplittableRandom(seed);
        bag = new ArrayList<>(start.bag());
        points = new int[start.players()];
        for (int i = 0; i < points.length; i++) {
            hands.add(new ArrayList<>());
            draw(hands.get(i), HAND);
        }
        next = options.contains(Option.PUBLISHED_OPENING) ? opener() : 0;
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", "QW-26", whyNot(position), position);
        table = new Table(position.board());
        options = position.options();
        seed = position.seed();
        random = new SplittableRandom(seed);
        bag = new ArrayList<>(position.bag());
        points = position.points().stream().mapToInt(Integer::intValue).toArray();
        position.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
        position.turn().forEach(cell -> turn.add(square(cell)));
        next = position.nextToPlay().ordinal();
    }

    /** Returns why no game can be resumed from a position. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        boolean out = !position.options().contains(Option.PUBLISHED_END) || position.hands().contains(List.of());
        if (position.turn().isEmpty() && position.bag().isEmpty() && out) {
            return Optional.of(GAME_OVER);
        }
        Table table = new Table(position.board());
        return IntStream.range(0, table.squares.length).filter(i -> table.squares[i] != null)
                .mapToObj(i -> table.line(table.squares[i], i)).filter(Objects::nonNull).sorted().findFirst()
                .or(() -> table.gap(position.turn()));
    }

    private int opener() {
        int best = 0;
        int opener = 0;
        for (int i = 0; i < hands.size(); i++) {
            int[] count = new int[14];
            for (Tile tile : new HashSet<>(hands.get(i))) {
                count[tile.shape()]++;
                count[7 + tile.colour()]++;
            }
            int most = Arrays.stream(count).max().getAsInt();
            opener = most > best ? i : opener;
            best = Math.max(most, best);
        }
        return opener;
    }

    private void draw(List<Tile> hand, int wanted) {
        for (int i = 0; i < wanted && !bag.isEmpty(); i++) {
            hand.add(bag.remove(0));
        }
    }

    private int square(Cell cell) {
        return table.square(table.top + cell.row(), table.left + cell.column());
    }

    @Override public int players() { return points.length; }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return table.bottom - table.top + 1; }
    @Override public int columns() { return table.right - table.left + 1; }
    @Override public Player nextToPlay() { return Player.values()[next]; }
    @Override public List<Tile> bag() { return new ArrayList<>(bag); }
    @Override public int turnPoints() { return table.points(turn); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : require("cell_exists", "QW-06", cell, this);
        return Optional.ofNullable(table.squares[square(cell)]);
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : require("player_exists", "QW-03", player, this);
        return new ArrayList<>(hands.get(player.ordinal()));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : require("player_exists", "QW-03", player, this);
        return points[player.ordinal()];
    }

    @Override
    public List<Cell> turn() {
        return turn.stream().map(square -> new Cell(square / table.side - table.top, square % table.side - table.left))
                .toList();
    }

    @Override
    public boolean isOver() {
        if (options.contains(Option.PUBLISHED_END) && hands.stream().noneMatch(List::isEmpty)) {
            return false;
        }
        return turn.isEmpty() && bag.isEmpty();
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new TreeSet<>();
        int most = Arrays.stream(points).max().getAsInt();
        for (int tiles = 0; winners.isEmpty() && isOver(); tiles++) {
            for (int i = 0; i < points.length; i++) {
                if (points[i] == most && hands.get(i).size() == tiles) {
                    winners.add(Player.values()[i]);
                }
            }
        }
        return winners;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        boolean mayUse = hands.get(next).contains(tile) || options.contains(Option.CHEATING) && bag.contains(tile);
        return Optional.ofNullable(!hasCell(cell) ? NO_SUCH_CELL
                : isOver() ? GAME_OVER
                : table.squares[square(cell)] != null ? CELL_OCCUPIED
                : !mayUse ? TILE_NOT_HELD
                : table.whyNotLay(tile, square(cell), turn));
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : require("may_be_played", "QW-14", tile + " on " + cell, this);
        (hands.get(next).contains(tile) ? hands.get(next) : bag).remove(tile);
        turn.add(square(cell));
        table.lay(tile, square(cell));
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        return Optional.ofNullable(isOver() ? GAME_OVER : turn.isEmpty() ? NOTHING_PLAYED : null);
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : require("may_be_ended", "QW-05", turn(), this);
        points[next] += turnPoints();
        draw(hands.get(next), HAND - hands.get(next).size());
        turn.clear();
        if (hands.get(next).isEmpty() && options.contains(Option.PUBLISHED_END)) {
            points[next] += LAST_TILE_POINTS;
        }
        next = (next + 1) % players();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        boolean held = tiles.stream().allMatch(
                tile -> Collections.frequency(tiles, tile) <= Collections.frequency(hands.get(next), tile));
        return whyNotPass().or(() -> Optional.ofNullable(tiles.isEmpty() ? NOTHING_NAMED
                : !held ? TILES_NOT_HELD
                : tiles.size() > bag.size() ? BAG_TOO_SMALL : null));
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : require("may_be_traded", "QW-15", tiles, this);
        tiles.forEach(tile -> hands.get(next).remove(tile));
        draw(hands.get(next), tiles.size());
        tiles.forEach(tile -> bag.add(random.nextInt(bag.size() + 1), tile));
        next = (next + 1) % players();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        return Optional.ofNullable(isOver() ? GAME_OVER : turn.isEmpty() ? null : TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : require("may_be_passed", "QW-05", turn(), this);
        next = (next + 1) % players();
    }

    @Override public String toString() { return position().toString(); }
}
