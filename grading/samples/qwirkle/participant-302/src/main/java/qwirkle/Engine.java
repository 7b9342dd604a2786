package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

public final class Engine implements Qwirkle {

    // rows of cells, null where no tile lies
    private List<List<Tile>> board = new ArrayList<>();
    private List<int[]> turn = new ArrayList<>();
    private List<List<Tile>> hands = new ArrayList<>();
    private List<Integer> points = new ArrayList<>();
    private List<Tile> bag;
    private int next = 1;
    private Set<Option> options;
    private long seed;
    private Random random;

    public Engine(Start start) {
        assert start.fault().isEmpty() : "the game cannot begin: " + start.fault().get();
        options = start.options();
        seed = start.seed();
        random = new Random(seed);
        bag = new ArrayList<>(start.bag());
        board.add(new ArrayList<>());
        board.get(0).add(null);
        int best = 0;
        for (int p = 1; p <= start.players(); p++) {
            hands.add(new ArrayList<>());
            points.add(0);
            fill(hands.get(p - 1));
            if (options.contains(Option.PUBLISHED_OPENING) && longest(hands.get(p - 1)) > best) {
                best = longest(hands.get(p - 1));
                next = p;
            }
        }
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "nobody can go on from here: " + whyNot(position).get();
        load(position);
    }

    private Engine() {
    }

    private void load(Position position) {
        options = position.options();
        seed = position.seed();
        random = new Random(seed);
        bag = new ArrayList<>(position.bag());
        points.addAll(position.points());
        next = position.nextToPlay().number();
        position.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
        for (List<Optional<Tile>> cells : position.board()) {
            board.add(new ArrayList<>());
            cells.forEach(cell -> board.get(board.size() - 1).add(cell.orElse(null)));
        }
        position.turn().forEach(cell -> turn.add(new int[] {cell.row(), cell.column()}));
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) return position.fault();
        Engine engine = new Engine();
        engine.load(position);
        return engine.isOver() ? Optional.of(Refusal.GAME_OVER) : engine.badTile().or(() -> engine.badTurn());
    }

    private Optional<Refusal> badTile() {
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < columns(); c++) {
                if (at(r, c) != null && !goes(at(r, c), r, c)) return Optional.of(Refusal.LINE_MIXED);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> badTurn() {
        for (int[] t : turn) {
            if (whyNotInTurn(t[0], t[1]).isPresent()) return whyNotInTurn(t[0], t[1]);
        }
        return Optional.empty();
    }

    private static int longest(List<Tile> hand) {
        int[] shapes = new int[SHAPES + 1];
        int[] colours = new int[COLOURS + 1];
        int max = 0;
        for (Tile tile : new HashSet<>(hand)) {
            max = Math.max(max, Math.max(++shapes[tile.shape()], ++colours[tile.colour()]));
        }
        return max;
    }

    private void fill(List<Tile> hand) {
        while (hand.size() < HAND && !bag.isEmpty()) {
            hand.add(bag.remove(0));
        }
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return board.size(); }
    @Override public int columns() { return board.get(0).size(); }
    @Override public Player nextToPlay() { return Player.values()[next - 1]; }
    @Override public List<Tile> bag() { return new ArrayList<>(bag); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : "no cell " + cell;
        return Optional.ofNullable(at(cell.row(), cell.column()));
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : "no player " + player;
        return new ArrayList<>(hands.get(player.number() - 1));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : "no player " + player;
        return points.get(player.number() - 1);
    }

    @Override
    public List<Cell> turn() {
        List<Cell> cells = new ArrayList<>();
        turn.forEach(t -> cells.add(new Cell(t[0], t[1])));
        return cells;
    }

    @Override
    public boolean isOver() {
        if (!turn.isEmpty() || !bag.isEmpty()) return false;
        return !options.contains(Option.PUBLISHED_END) || hands.stream().anyMatch(h -> h.isEmpty());
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new HashSet<>();
        int mostPoints = -1;
        int fewestTiles = 0;
        for (int p = 1; p <= players() && isOver(); p++) {
            int tiles = hands.get(p - 1).size();
            int score = points.get(p - 1);
            if (score > mostPoints || score == mostPoints && tiles < fewestTiles) {
                winners.clear();
                mostPoints = score;
                fewestTiles = tiles;
            }
            if (score == mostPoints && tiles == fewestTiles) {
                winners.add(Player.values()[p - 1]);
            }
        }
        return winners;
    }

    private Tile at(int r, int c) {
        return r < 0 || c < 0 || r >= rows() || c >= columns() ? null : board.get(r).get(c);
    }

    /** The tiles from a cell on, without the cell itself, until one is empty. */
    private List<Tile> ray(int r, int c, int dr, int dc) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 1; at(r + i * dr, c + i * dc) != null; i++) {
            tiles.add(at(r + i * dr, c + i * dc));
        }
        return tiles;
    }

    private List<Tile> line(int r, int c, int dr, int dc) {
        List<Tile> tiles = ray(r, c, -dr, -dc);
        tiles.addAll(ray(r, c, dr, dc));
        return tiles;
    }

    /** Does the tile have one attribute in common with all tiles of its row, and with all of its column? */
    private boolean goes(Tile tile, int r, int c) {
        for (List<Tile> line : List.of(line(r, c, 0, 1), line(r, c, 1, 0))) {
            boolean sameShape = line.stream().allMatch(t -> t.shape() == tile.shape());
            boolean sameColour = line.stream().allMatch(t -> t.colour() == tile.colour());
            if (!sameShape && !sameColour) return false;
        }
        return true;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (!hasCell(cell)) return Optional.of(Refusal.NO_SUCH_CELL);
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        int r = cell.row();
        int c = cell.column();
        if (at(r, c) != null) return Optional.of(Refusal.CELL_OCCUPIED);
        boolean cheat = options.contains(Option.CHEATING) && bag.contains(tile);
        if (!cheat && !hands.get(next - 1).contains(tile)) return Optional.of(Refusal.TILE_NOT_HELD);
        List<Tile> neighbours = new ArrayList<>();
        for (int[] d : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            if (at(r + d[0], c + d[1]) != null) {
                neighbours.add(at(r + d[0], c + d[1]));
            }
        }
        if (neighbours.isEmpty() && rows() > 1) return Optional.of(Refusal.NO_NEIGHBOUR);
        for (Tile n : neighbours) {
            if (n.shape() != tile.shape() && n.colour() != tile.colour()) return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        return goes(tile, r, c) ? whyNotInTurn(r, c) : Optional.of(Refusal.LINE_MIXED);
    }

    private Optional<Refusal> whyNotInTurn(int r, int c) {
        boolean row = turn.stream().allMatch(t -> t[0] == r);
        boolean column = turn.stream().allMatch(t -> t[1] == c);
        if (!row && !column) return Optional.of(Refusal.NOT_IN_LINE);
        for (int[] t : turn) {
            for (int i = Math.min(t[0], r); i <= Math.max(t[0], r); i++) {
                for (int j = Math.min(t[1], c); j <= Math.max(t[1], c); j++) {
                    if (at(i, j) == null && !(i == r && j == c)) return Optional.of(Refusal.GAP);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : tile + " cannot be played: " + whyNotPlay(tile, cell).get();
        if (!hands.get(next - 1).remove(tile)) {
            bag.remove(tile);
        }
        board.get(cell.row()).set(cell.column(), tile);
        turn.add(new int[] {cell.row(), cell.column()});
        if (cell.row() == rows() - 1) {
            addRow(rows());
        }
        if (cell.row() == 0) {
            addRow(0);
            turn.forEach(t -> t[0]++);
        }
        if (cell.column() == columns() - 1) {
            board.forEach(row -> row.add(null));
        }
        if (cell.column() == 0) {
            board.forEach(row -> row.add(0, null));
            turn.forEach(t -> t[1]++);
        }
    }

    private void addRow(int index) {
        board.add(index, new ArrayList<>(Collections.nCopies(columns(), null)));
    }

    @Override
    public int turnPoints() {
        if (turn.isEmpty()) return 0;
        int[] a = turn.get(0);
        boolean upright = turn.size() > 1 && turn.get(1)[1] == a[1];
        // the line of the turn counts once, the lines across it once for each tile
        int sum = upright ? worth(a, 1, 0) : worth(a, 0, 1);
        for (int[] t : turn) {
            sum += upright ? worth(t, 0, 1) : worth(t, 1, 0);
        }
        return sum == 0 ? 1 : sum;
    }

    private int worth(int[] t, int dr, int dc) {
        int length = line(t[0], t[1], dr, dc).size() + 1;
        return length == 1 ? 0 : length == QWIRKLE ? 12 : length;
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        if (turn.isEmpty()) return Optional.of(Refusal.NOTHING_PLAYED);
        return Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : "the turn cannot be ended: " + whyNotEndTurn().get();
        int p = next - 1;
        points.set(p, points.get(p) + turnPoints());
        fill(hands.get(p));
        if (hands.get(p).isEmpty() && options.contains(Option.PUBLISHED_END)) {
            points.set(p, points.get(p) + LAST_TILE_POINTS);
        }
        turn.clear();
        nextPlayer();
    }

    private void nextPlayer() { next = next == players() ? 1 : next + 1; }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) return whyNotPass();
        if (tiles.isEmpty()) return Optional.of(Refusal.NOTHING_NAMED);
        List<Tile> copy = hand(nextToPlay());
        for (Tile tile : tiles) {
            if (!copy.remove(tile)) return Optional.of(Refusal.TILES_NOT_HELD);
        }
        return tiles.size() > bag.size() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : "these tiles cannot be traded: " + whyNotTrade(tiles).get();
        List<Tile> hand = hands.get(next - 1);
        tiles.forEach(t -> hand.remove(t));
        tiles.forEach(t -> hand.add(bag.remove(0)));
        tiles.forEach(t -> bag.add(random.nextInt(bag.size() + 1), t));
        nextPlayer();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        if (!turn.isEmpty()) return Optional.of(Refusal.TURN_BEGUN);
        return Optional.empty();
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : "nobody can pass now: " + whyNotPass().get();
        nextPlayer();
    }

    @Override public String toString() { return position().toString(); }
}
