package qwirkle;

import java.util.*;
import java.util.function.ToIntFunction;
import tabuleiro.qwirkle.*;

/** A game of Qwirkle. The contract of every method stands in {@link Qwirkle}. */
public final class Engine implements Qwirkle {

    private static class Seat {
        List<Tile> hand = new ArrayList<>();
        int points;
    }

    private final Grid grid;
    private final Seat[] players;
    private final LinkedList<Tile> bag;
    private final Set<Option> options;
    private final Random random;
    private final long seed;
    private List<Cell> turn = new ArrayList<>();
    private int next;

    private Engine(Grid grid, int players, List<Tile> bag, Set<Option> options, long seed) {
        this.grid = grid;
        this.players = new Seat[players];
        Arrays.setAll(this.players, i -> new Seat());
        this.bag = new LinkedList<>(bag);
        this.options = options;
        this.seed = seed;
        this.random = new Random(seed);
    }

    public Engine(Start start) {
        this(new Grid(), start.players(), start.bag(), start.options(), start.seed());
        assert start.fault().isEmpty() : "this game cannot begin: " + start.fault();
        Arrays.stream(players).forEach(this::refill);
        if (options.contains(Option.PUBLISHED_OPENING)) {
            for (int i = 1; i < players.length; i++) {
                next = longest(players[i]) > longest(players[next]) ? i : next;
            }
        }
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        this(new Grid(position.board()), position.hands().size(), position.bag(), position.options(), position.seed());
        assert whyNot(position).isEmpty() : "this game cannot go on: " + whyNot(position) + "\n" + position;
        take(position);
    }

    private void take(Position position) {
        for (int i = 0; i < players.length; i++) {
            players[i].hand.addAll(position.hands().get(i));
            players[i].points = position.points().get(i);
        }
        turn.addAll(position.turn());
        next = position.nextToPlay().ordinal();
    }

    /** Returns why no game can be resumed from a position: the first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        Grid grid = new Grid(position.board());
        Engine game = new Engine(grid, position.hands().size(), position.bag(), position.options(), 0);
        game.take(position);
        SortedSet<Refusal> faults = new TreeSet<>();
        if (game.isOver()) {
            faults.add(Refusal.GAME_OVER);
        }
        for (int row = 0; row < grid.cells.length; row++) {
            for (int column = 0; column < grid.cells[0].length; column++) {
                if (grid.has(row, column)) {
                    grid.fault(grid.cells[row][column], row, column).ifPresent(faults::add);
                }
            }
        }
        return faults.stream().findFirst();
    }

    private static int longest(Seat player) {
        Set<Tile> tiles = new HashSet<>(player.hand);
        return Math.max(most(tiles, Tile::shape), most(tiles, Tile::colour));
    }

    private static int most(Set<Tile> tiles, ToIntFunction<Tile> attribute) {
        int[] count = new int[7];
        tiles.forEach(tile -> count[attribute.applyAsInt(tile)]++);
        return Arrays.stream(count).max().getAsInt();
    }

    private void refill(Seat player) {
        while (player.hand.size() < HAND && !bag.isEmpty()) {
            player.hand.add(bag.removeFirst());
        }
    }

    @Override public int players() { return players.length; }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return grid.cells.length; }
    @Override public int columns() { return grid.cells[0].length; }
    @Override public Player nextToPlay() { return Player.values()[next]; }
    @Override public List<Tile> bag() { return List.copyOf(bag); }
    @Override public List<Cell> turn() { return List.copyOf(turn); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : "the board has no cell " + cell;
        return Optional.ofNullable(grid.cells[cell.row()][cell.column()]);
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : "there is no player " + player;
        return List.copyOf(players[player.number() - 1].hand);
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : "there is no player " + player;
        return players[player.number() - 1].points;
    }

    @Override
    public boolean isOver() {
        boolean someoneIsOut = Arrays.stream(players).anyMatch(player -> player.hand.isEmpty());
        return turn.isEmpty() && bag.isEmpty() && (someoneIsOut || !options.contains(Option.PUBLISHED_END));
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new HashSet<>();
        for (int i = 0; i < players.length && isOver(); i++) {
            Seat me = players[i];
            if (Arrays.stream(players).noneMatch(other -> other.points > me.points
                    || other.points == me.points && other.hand.size() < me.hand.size())) {
                winners.add(Player.values()[i]);
            }
        }
        return winners;
    }

    @Override
    public int turnPoints() {
        // a line is known by its first cell and its direction
        Set<Cell> rows = new HashSet<>();
        Set<Cell> columns = new HashSet<>();
        int sum = 0;
        for (Cell cell : turn) {
            List<Cell> row = grid.line(cell.row(), cell.column(), false);
            List<Cell> column = grid.line(cell.row(), cell.column(), true);
            sum += rows.add(row.get(0)) ? value(row.size()) : 0;
            sum += columns.add(column.get(0)) ? value(column.size()) : 0;
        }
        return sum == 0 && !turn.isEmpty() ? 1 : sum;
    }

    private static int value(int length) {
        return length == 1 ? 0 : length == QWIRKLE ? 2 * QWIRKLE : length;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        int row = cell.row();
        int column = cell.column();
        if (!hasCell(cell)) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        } else if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else if (grid.has(row, column)) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        } else if (!players[next].hand.contains(tile) && !(options.contains(Option.CHEATING) && bag.contains(tile))) {
            return Optional.of(Refusal.TILE_NOT_HELD);
        }
        List<Tile> around = new ArrayList<>();
        for (int[] side : new int[][] {{row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}}) {
            if (grid.has(side[0], side[1])) {
                around.add(grid.cells[side[0]][side[1]]);
            }
        }
        if (around.isEmpty() && rows() * columns() > 1) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        } else if (around.stream().anyMatch(t -> t.shape() != tile.shape() && t.colour() != tile.colour())) {
            return Optional.of(Refusal.NOTHING_SHARED);
        } else if (around.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        } else if (grid.fault(tile, row, column).isPresent()) {
            return grid.fault(tile, row, column);
        }
        boolean oneRow = turn.stream().allMatch(other -> other.row() == row);
        boolean oneColumn = turn.stream().allMatch(other -> other.column() == column);
        return oneRow || oneColumn ? Optional.empty() : Optional.of(Refusal.NOT_IN_LINE);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : "not there: " + tile + " on " + cell + "\n" + this;
        if (!players[next].hand.remove(tile)) {
            bag.removeFirstOccurrence(tile);
        }
        turn.add(cell);
        int[] moved = grid.put(tile, cell.row(), cell.column());
        turn.replaceAll(each -> new Cell(each.row() + moved[0], each.column() + moved[1]));
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else if (turn.isEmpty()) {
            return Optional.of(Refusal.NOTHING_PLAYED);
        }
        return Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : "the turn cannot end: " + whyNotEndTurn();
        Seat player = players[next];
        player.points += turnPoints();
        refill(player);
        player.points += options.contains(Option.PUBLISHED_END) && player.hand.isEmpty() ? LAST_TILE_POINTS : 0;
        turn.clear();
        next = (next + 1) % players.length;
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        } else if (tiles.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        } else if (tiles.stream().anyMatch(tile -> Collections.frequency(players[next].hand, tile)
                < Collections.frequency(tiles, tile))) {
            return Optional.of(Refusal.TILES_NOT_HELD);
        }
        return tiles.size() > bag.size() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : "no trade of " + tiles + ": " + whyNotTrade(tiles);
        for (Tile tile : tiles) {
            players[next].hand.remove(tile);
            players[next].hand.add(bag.removeFirst());
        }
        for (Tile tile : tiles) {
            bag.add(random.nextInt(bag.size() + 1), tile);
        }
        next = (next + 1) % players.length;
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else if (!turn.isEmpty()) {
            return Optional.of(Refusal.TURN_BEGUN);
        }
        return Optional.empty();
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : "no passing: " + whyNotPass();
        next = (next + 1) % players.length;
    }

    @Override public String toString() { return position().toString(); }
}
