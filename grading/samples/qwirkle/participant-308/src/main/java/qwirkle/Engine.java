package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/**
 * My Qwirkle. All cells of the board are in one long list, row after row;
 * the cell in row r and column c is number r * width + c, and null means that it is empty.
 */
public final class Engine implements Qwirkle {

    private ArrayList<Tile> cells = new ArrayList<>();
    private int width = 1;
    private List<Integer> turn = new ArrayList<>();
    private List<List<Tile>> hands = new ArrayList<>();
    private int[] points;
    private Deque<Tile> bag;
    private int current = 0;
    private Set<Option> options;
    private long seed;
    private Random random;

    public Engine(Start start) {
        assert start.fault().isEmpty() : "new game: " + start.fault().get();
        setUp(start.bag(), start.options(), start.seed());
        cells.add(null);
        points = new int[start.players()];
        int record = 0;
        for (int i = 0; i < start.players(); i++) {
            hands.add(new ArrayList<>());
            deal(hands.get(i));
            int best = bestOf(hands.get(i));
            if (best > record && options.contains(Option.PUBLISHED_OPENING)) {
                record = best;
                current = i;
            }
        }
    }

    public Engine(Position position) {
        this(position, true);
    }

    private Engine(Position position, boolean check) {
        assert !check || whyNot(position).isEmpty() : "going on: " + whyNot(position).get();
        setUp(position.bag(), position.options(), position.seed());
        width = position.board().get(0).size();
        position.board().forEach(row -> row.forEach(cell -> cells.add(cell.orElse(null))));
        position.turn().forEach(cell -> turn.add(number(cell)));
        position.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
        points = position.points().stream().mapToInt(p -> p).toArray();
        current = position.nextToPlay().ordinal();
    }

    private void setUp(List<Tile> tiles, Set<Option> agreed, long number) {
        bag = new ArrayDeque<>(tiles);
        options = agreed;
        seed = number;
        random = new Random(number);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        Engine engine = new Engine(position, false);
        if (engine.isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        boolean repeated = false;
        for (int i = 0; i < engine.cells.size(); i++) {
            Tile tile = engine.cells.get(i);
            Optional<Refusal> found = tile == null ? Optional.empty() : engine.checkLines(tile, i);
            if (found.equals(Optional.of(Refusal.LINE_MIXED))) {
                return found;
            }
            repeated |= found.isPresent();
        }
        if (repeated) {
            return Optional.of(Refusal.TILE_REPEATED);
        }
        return engine.turn.isEmpty() ? Optional.empty() : engine.checkTurn(engine.turn.get(0));
    }

    // tag::deal[]
    /** Gives a hand its tiles from the front of the bag. */
    private void deal(List<Tile> hand) {
        for (int i = 0; i < HAND && !bag.isEmpty(); i++) {
            hand.add(bag.pollFirst());
        }
    }
    // end::deal[]

    private static int bestOf(List<Tile> hand) {
        int best = 0;
        for (Tile one : hand) {
            long shape = hand.stream().distinct().filter(tile -> tile.shape() == one.shape()).count();
            long colour = hand.stream().distinct().filter(tile -> tile.colour() == one.colour()).count();
            best = (int) Math.max(best, Math.max(shape, colour));
        }
        return best;
    }

    private int number(Cell cell) {
        return cell.row() * width + cell.column();
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return cells.size() / width; }
    @Override public int columns() { return width; }
    @Override public Player nextToPlay() { return Player.values()[current]; }
    @Override public List<Tile> bag() { return List.copyOf(bag); }
    @Override public List<Cell> turn() { return turn.stream().map(n -> new Cell(n / width, n % width)).toList(); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : "tile: " + cell;
        return Optional.ofNullable(cells.get(number(cell)));
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : "hand: " + player;
        return List.copyOf(hands.get(player.ordinal()));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : "points: " + player;
        return points[player.ordinal()];
    }

    @Override
    public boolean isOver() {
        boolean goesOn = options.contains(Option.PUBLISHED_END) && !hands.contains(new ArrayList<Tile>());
        return turn.isEmpty() && bag.isEmpty() && !goesOn;
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new HashSet<>();
        for (int i = 0; i < points.length && isOver(); i++) {
            boolean beaten = false;
            for (int j = 0; j < points.length; j++) {
                beaten |= points[j] > points[i];
                beaten |= points[j] == points[i] && hands.get(j).size() < hands.get(i).size();
            }
            if (!beaten) {
                winners.add(Player.values()[i]);
            }
        }
        return winners;
    }

    /** The numbers of the cells in line with a cell; step is 1 for its row and width for its column. */
    private List<Integer> line(int cell, int step) {
        List<Integer> line = new ArrayList<>(List.of(cell));
        for (int i = cell - step; inside(i, i + step) && cells.get(i) != null; i -= step) {
            line.add(0, i);
        }
        for (int i = cell + step; inside(i, i - step) && cells.get(i) != null; i += step) {
            line.add(i);
        }
        return line;
    }

    /** Is this the number of a cell beside the other one, and not of one at the far end of the next row? */
    private boolean inside(int i, int from) {
        return i >= 0 && i < cells.size() && (i % width == from % width || i / width == from / width);
    }

    private Optional<Refusal> checkLines(Tile tile, int cell) {
        Optional<Refusal> result = Optional.empty();
        for (int step : List.of(1, width)) {
            List<Integer> line = line(cell, step);
            List<Tile> tiles = line.stream().map(i -> i == cell ? tile : cells.get(i)).toList();
            if (tiles.stream().anyMatch(t -> t.shape() != tile.shape())
                    && tiles.stream().anyMatch(t -> t.colour() != tile.colour())) {
                return Optional.of(Refusal.LINE_MIXED);
            }
            if (tiles.stream().distinct().count() < tiles.size()) {
                result = Optional.of(Refusal.TILE_REPEATED);
            }
        }
        return result;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (!hasCell(cell)) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        int here = number(cell);
        if (cells.get(here) != null) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        boolean inHand = hands.get(current).contains(tile);
        boolean inBag = options.contains(Option.CHEATING) && bag.contains(tile);
        if (!inHand && !inBag) {
            return Optional.of(Refusal.TILE_NOT_HELD);
        }
        List<Tile> neighbours = new ArrayList<>();
        for (int there : new int[] {here - width, here - 1, here + 1, here + width}) {
            if (inside(there, here) && cells.get(there) != null) {
                neighbours.add(cells.get(there));
            }
        }
        if (neighbours.isEmpty() && cells.size() > 1) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        for (Tile neighbour : neighbours) {
            if (neighbour.shape() != tile.shape() && neighbour.colour() != tile.colour()) {
                return Optional.of(Refusal.NOTHING_SHARED);
            }
        }
        if (neighbours.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        Optional<Refusal> lines = checkLines(tile, here);
        return lines.isPresent() ? lines : checkTurn(here);
    }

    private Optional<Refusal> checkTurn(int here) {
        boolean row = turn.stream().allMatch(there -> there / width == here / width);
        boolean column = turn.stream().allMatch(there -> there % width == here % width);
        if (!row && !column) {
            return Optional.of(Refusal.NOT_IN_LINE);
        }
        return line(here, row ? 1 : width).containsAll(turn) ? Optional.empty() : Optional.of(Refusal.GAP);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : "play: " + whyNotPlay(tile, cell).get();
        if (!hands.get(current).remove(tile)) {
            bag.remove(tile);
        }
        cells.set(number(cell), tile);
        turn.add(number(cell));
        grow(cell.row() == 0 ? 1 : 0, cell.row() == rows() - 1 ? 1 : 0,
                cell.column() == 0 ? 1 : 0, cell.column() == width - 1 ? 1 : 0);
    }

    /** Copies all cells to a list for a larger board, and gives the tiles of the turn their new numbers. */
    private void grow(int top, int bottom, int left, int right) {
        int wider = width + left + right;
        ArrayList<Tile> larger = new ArrayList<>(Collections.nCopies((rows() + top + bottom) * wider, null));
        for (int i = 0; i < cells.size(); i++) {
            larger.set((i / width + top) * wider + i % width + left, cells.get(i));
        }
        int old = width;
        turn.replaceAll(n -> (n / old + top) * wider + n % old + left);
        cells = larger;
        width = wider;
    }

    @Override
    public int turnPoints() {
        if (cells.size() == 9 && turn.size() == 1) {
            return 1;
        }
        Set<List<Integer>> lines = new HashSet<>();
        for (int cell : turn) {
            lines.add(line(cell, 1));
            lines.add(line(cell, width));
        }
        lines.removeIf(line -> line.size() == 1);
        int sum = 0;
        for (List<Integer> line : lines) {
            sum += line.size() == QWIRKLE ? 2 * QWIRKLE : line.size();
        }
        return sum;
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (turn.isEmpty()) {
            return Optional.of(Refusal.NOTHING_PLAYED);
        }
        return Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : "endTurn: " + whyNotEndTurn().get();
        points[current] += turnPoints();
        turn.clear();
        deal(hands.get(current));
        if (isOver() && options.contains(Option.PUBLISHED_END)) {
            points[current] += LAST_TILE_POINTS;
        }
        current = (current + 1) % players();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        if (tiles.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        }
        List<Tile> rest = new ArrayList<>(hands.get(current));
        for (Tile tile : tiles) {
            if (!rest.remove(tile)) {
                return Optional.of(Refusal.TILES_NOT_HELD);
            }
        }
        return tiles.size() > bag.size() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : "trade: " + whyNotTrade(tiles).get();
        for (Tile tile : tiles) {
            hands.get(current).remove(tile);
            hands.get(current).add(bag.pollFirst());
        }
        List<Tile> mixed = new ArrayList<>(bag);
        tiles.forEach(tile -> mixed.add(random.nextInt(mixed.size() + 1), tile));
        bag = new ArrayDeque<>(mixed);
        current = (current + 1) % players();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (!turn.isEmpty()) {
            return Optional.of(Refusal.TURN_BEGUN);
        }
        return Optional.empty();
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : "pass: " + whyNotPass().get();
        current = (current + 1) % players();
    }

    @Override public String toString() { return position().toString(); }
}
