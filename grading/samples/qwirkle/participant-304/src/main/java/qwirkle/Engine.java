package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** Qwirkle with texts: the board is a text for each row, hands and bag are a text each. */
public final class Engine implements Qwirkle {

    private static final String EMPTY = "..";
    private final List<String> board = new ArrayList<>(List.of(EMPTY));
    private final List<String> hands = new ArrayList<>();
    private final List<Integer> points = new ArrayList<>();
    private final List<Cell> turn = new ArrayList<>();
    private final Set<Option> options;
    private final long seed;
    private final Random random;
    private String bag;
    private int next = 1;

    public Engine(Start start) {
        assert start.fault().isEmpty() : start.fault().get().words();
        options = start.options();
        seed = start.seed();
        random = new Random(seed);
        bag = Text.of(start.bag());
        int longest = 0;
        for (int player = 1; player <= start.players(); player++) {
            points.add(0);
            hands.add("");
            draw(player, HAND);
            List<Tile> kinds = Text.tiles(hands.get(player - 1)).stream().distinct().sorted().toList();
            for (int i = 0; i < 12; i++) {
                String sign = "ABCDEF123456".substring(i, i + 1);
                int most = (int) kinds.stream().filter(tile -> tile.toString().contains(sign)).count();
                if (most > longest && (player == 1 || options.contains(Option.PUBLISHED_OPENING))) {
                    longest = most;
                    next = player;
                }
            }
        }
    }

    public Engine(Position position) {
        this(position, whyNot(position));
    }

    private Engine(Position position, Optional<Refusal> refusal) {
        assert refusal.isEmpty() : refusal.get().words();
        options = position.options();
        seed = position.seed();
        random = new Random(seed);
        bag = Text.of(position.bag());
        next = position.nextToPlay().number();
        points.addAll(position.points());
        turn.addAll(position.turn());
        position.hands().forEach(hand -> hands.add(Text.of(hand)));
        board.clear();
        for (List<Optional<Tile>> row : position.board()) {
            board.add(String.join("", row.stream().map(tile -> tile.map(Tile::toString).orElse(EMPTY)).toList()));
        }
    }

    public static Optional<Refusal> whyNot(Position position) {
        Optional<Refusal> fault = position.fault();
        if (fault.isEmpty()) {
            Engine engine = new Engine(position, fault);
            fault = engine.isOver() ? Optional.of(Refusal.GAME_OVER) : fault;
            for (int i = 0; i < 2 && fault.isEmpty(); i++) {
                for (int n = 0; n < engine.rows() * engine.columns() && fault.isEmpty(); n++) {
                    int row = n / engine.columns();
                    int column = n % engine.columns();
                    String tile = engine.at(row, column);
                    fault = tile.equals(EMPTY) ? fault : engine.lines(tile, row, column, i == 1);
                }
            }
            for (Cell cell : position.turn()) {
                fault = fault.or(() -> engine.gap(cell.row(), cell.column()));
            }
        }
        return fault;
    }

    private void draw(int player, int number) {
        int end = Math.min(2 * number, bag.length());
        hands.set(player - 1, hands.get(player - 1) + bag.substring(0, end));
        bag = bag.substring(end);
    }

    private String at(int row, int column) {
        boolean outside = row < 0 || column < 0 || row >= rows() || column >= columns();
        return outside ? EMPTY : board.get(row).substring(2 * column, 2 * column + 2);
    }

    /** The tiles that follow on a cell in one direction. */
    private String side(int row, int column, int down, int right) {
        String next = at(row + down, column + right);
        return next.equals(EMPTY) ? "" : next + side(row + down, column + right, down, right);
    }

    /** Looks at the tile together with those on each of its sides. */
    private Optional<Refusal> lines(String tile, int row, int column, boolean repeated) {
        for (int[] d : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            String line = tile + side(row, column, d[0], d[1]);
            if (repeated ? Text.twice(line) : !Text.same(line, 0) && !Text.same(line, 1)) {
                return Optional.of(repeated ? Refusal.TILE_REPEATED : Refusal.LINE_MIXED);
            }
        }
        return Optional.empty();
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return board.size(); }
    @Override public int columns() { return board.get(0).length() / 2; }
    @Override public Player nextToPlay() { return Player.values()[next - 1]; }
    @Override public List<Tile> bag() { return Text.tiles(bag); }
    @Override public List<Cell> turn() { return new ArrayList<>(turn); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : cell + " is not on the board";
        String tile = at(cell.row(), cell.column());
        return tile.equals(EMPTY) ? Optional.empty() : Optional.of(Tile.parse(tile));
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : player + " does not play";
        return Text.tiles(hands.get(player.number() - 1));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : player + " does not play";
        return points.get(player.number() - 1);
    }

    @Override
    public boolean isOver() {
        boolean on = options.contains(Option.PUBLISHED_END) && !hands.contains("");
        return turn.isEmpty() && bag.isEmpty() && !on;
    }

    @Override
    public Set<Player> winners() {
        TreeMap<Integer, Set<Player>> ranking = new TreeMap<>();
        for (Player player : Player.first(players())) {
            int rank = points(player) * 100 - hand(player).size();
            ranking.computeIfAbsent(rank, key -> new TreeSet<>()).add(player);
        }
        return isOver() ? ranking.lastEntry().getValue() : Set.of();
    }

    @Override
    public int turnPoints() {
        Map<String, Integer> lines = new HashMap<>();
        for (Cell cell : turn) {
            int left = side(cell.row(), cell.column(), 0, -1).length() / 2;
            int right = side(cell.row(), cell.column(), 0, 1).length() / 2;
            int above = side(cell.row(), cell.column(), -1, 0).length() / 2;
            int below = side(cell.row(), cell.column(), 1, 0).length() / 2;
            lines.put("row " + cell.row() + " from " + (cell.column() - left), left + 1 + right);
            lines.put("column " + cell.column() + " from " + (cell.row() - above), above + 1 + below);
        }
        int sum = 0;
        for (int length : lines.values()) {
            sum += length == 1 ? 0 : length == QWIRKLE ? 12 : length;
        }
        return sum == 0 ? turn.size() : sum;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        String text = tile.toString();
        String allowed = hands.get(next - 1) + (options.contains(Option.CHEATING) ? bag : "");
        if (!hasCell(cell)) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (at(cell).isPresent()) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        return allowed.contains(text) ? whyNotThere(text, cell.row(), cell.column())
                : Optional.of(Refusal.TILE_NOT_HELD);
    }

    private Optional<Refusal> whyNotThere(String tile, int row, int column) {
        String around = at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1);
        around = around.replace(EMPTY, "");
        if (around.isEmpty() && rows() > 1) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        for (int i = 0; i < around.length(); i += 2) {
            if (around.charAt(i) != tile.charAt(0) && around.charAt(i + 1) != tile.charAt(1)) {
                return Optional.of(Refusal.NOTHING_SHARED);
            }
        }
        if (around.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        Optional<Refusal> fault = lines(tile, row, column, false).or(() -> lines(tile, row, column, true));
        if (fault.isPresent()) {
            return fault;
        }
        if (turn.stream().anyMatch(t -> t.row() != row) && turn.stream().anyMatch(t -> t.column() != column)) {
            return Optional.of(Refusal.NOT_IN_LINE);
        }
        return gap(row, column);
    }

    private Optional<Refusal> gap(int row, int column) {
        // so far must one see from here to reach all of them
        for (Cell t : turn) {
            int far = Math.abs(t.row() - row) + Math.abs(t.column() - column);
            String seen = far == 0 ? ""
                    : side(row, column, Integer.signum(t.row() - row), Integer.signum(t.column() - column));
            if (seen.length() / 2 < far) {
                return Optional.of(Refusal.GAP);
            }
        }
        return Optional.empty();
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : tile + " on " + cell + ": " + whyNotPlay(tile, cell).get().words();
        if (hands.get(next - 1).contains(tile.toString())) {
            hands.set(next - 1, Text.without(hands.get(next - 1), tile.toString()));
        } else {
            bag = Text.without(bag, tile.toString());
        }
        int row = cell.row();
        int column = cell.column();
        String old = board.get(row);
        board.set(row, old.substring(0, 2 * column) + tile + old.substring(2 * column + 2));
        turn.add(cell);
        if (column == columns() - 1) {
            board.replaceAll(text -> text + EMPTY);
        }
        if (column == 0) {
            board.replaceAll(text -> EMPTY + text);
            turn.replaceAll(t -> new Cell(t.row(), t.column() + 1));
        }
        if (row == rows() - 1) {
            board.add(EMPTY.repeat(columns()));
        }
        if (row == 0) {
            board.add(0, EMPTY.repeat(columns()));
            turn.replaceAll(t -> new Cell(t.row() + 1, t.column()));
        }
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        // a game that is over has no turn either, but GAME_OVER comes first
        Optional<Refusal> refusal = isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
        return refusal.isEmpty() && turn.isEmpty() ? Optional.of(Refusal.NOTHING_PLAYED) : refusal;
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : whyNotEndTurn().get().words();
        int made = turnPoints();
        draw(next, HAND - hand(nextToPlay()).size());
        if (hands.get(next - 1).isEmpty() && options.contains(Option.PUBLISHED_END)) {
            made += LAST_TILE_POINTS;
        }
        points.set(next - 1, points.get(next - 1) + made);
        turn.clear();
        next = next % players() + 1;
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent() || tiles.isEmpty()) {
            return whyNotPass().or(() -> Optional.of(Refusal.NOTHING_NAMED));
        }
        String rest = hands.get(next - 1);
        for (Tile tile : tiles) {
            if (!rest.contains(tile.toString())) {
                return Optional.of(Refusal.TILES_NOT_HELD);
            }
            rest = Text.without(rest, tile.toString());
        }
        return 2 * tiles.size() > bag.length() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : whyNotTrade(tiles).get().words();
        tiles.forEach(tile -> hands.set(next - 1, Text.without(hands.get(next - 1), tile.toString())));
        draw(next, tiles.size());
        for (Tile tile : tiles) {
            int place = 2 * random.nextInt(bag.length() / 2 + 1);
            bag = bag.substring(0, place) + tile + bag.substring(place);
        }
        next = next % players() + 1;
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        Optional<Refusal> refusal = isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
        return turn.isEmpty() ? refusal : Optional.of(Refusal.TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : whyNotPass().get().words();
        next = next % players() + 1;
    }

    @Override public String toString() { return position().toString(); }
}
