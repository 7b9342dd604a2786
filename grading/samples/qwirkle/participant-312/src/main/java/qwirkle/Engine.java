package qwirkle;

import static qwirkle.Square.*;
import static tabuleiro.qwirkle.Refusal.*;

import java.util.*;
import tabuleiro.qwirkle.*;

/** Qwirkle on a net of squares. */
public final class Engine implements Qwirkle {

    /** Any square of the board; all others can be reached from it. */
    private Square anchor = new Square();
    private List<Square> turn = new ArrayList<>();
    private List<List<Tile>> hands = new ArrayList<>();
    private List<Integer> points = new ArrayList<>();
    private List<Tile> bag;
    private int next = 1;
    private Set<Option> options;
    private long seed;
    private Random random;

    public Engine(Start start) {
        assert start.fault().isEmpty() : "can_begin " + start.fault();
        fill(start.bag(), start.options(), start.seed());
        List<Integer> best = new ArrayList<>();
        for (int i = 0; i < start.players(); i++) {
            points.add(0);
            hands.add(new ArrayList<>());
            draw(hands.get(i), HAND);
            best.add(longest(hands.get(i)));
        }
        if (options.contains(Option.PUBLISHED_OPENING)) next = 1 + best.indexOf(Collections.max(best));
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "position_can_be_played " + whyNot(position);
        take(position);
    }
    private Engine() { }

    private void fill(List<Tile> tiles, Set<Option> agreed, long number) {
        bag = new ArrayList<>(tiles);
        options = agreed;
        seed = number;
        random = new Random(seed);
    }

    private Engine take(Position position) {
        fill(position.bag(), position.options(), position.seed());
        position.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
        points.addAll(position.points());
        next = position.nextToPlay().number();
        while (columns() < position.board().get(0).size()) anchor.last(RIGHT).extend(RIGHT);
        while (rows() < position.board().size()) anchor.last(DOWN).extend(DOWN);
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < columns(); c++) {
                square(new Cell(r, c)).tile = position.board().get(r).get(c).orElse(null);
            }
        }
        position.turn().forEach(cell -> turn.add(square(cell)));
        return this;
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) return position.fault();
        Engine engine = new Engine().take(position);
        if (engine.isOver()) return Optional.of(GAME_OVER);
        List<Square> taken = new ArrayList<>();
        for (int i = 0; i < engine.rows() * engine.columns(); i++) {
            Square square = engine.square(new Cell(i / engine.columns(), i % engine.columns()));
            if (square.tile != null) taken.add(square);
        }
        if (taken.stream().anyMatch(square -> mixed(square, square.tile))) return Optional.of(LINE_MIXED);
        if (taken.stream().anyMatch(square -> repeated(square, square.tile))) return Optional.of(TILE_REPEATED);
        for (Square square : engine.turn) {
            if (square.lines().stream().noneMatch(line -> line.containsAll(engine.turn))) return Optional.of(GAP);
        }
        return Optional.empty();
    }

    private static boolean mixed(Square square, Tile tile) {
        for (List<Square> line : square.lines()) {
            boolean shape = true, colour = true;
            for (Square other : line) {
                if (other == square) continue;
                shape &= other.tile.shape() == tile.shape();
                colour &= other.tile.colour() == tile.colour();
            }
            if (!shape && !colour) return true;
        }
        return false;
    }

    private static boolean repeated(Square square, Tile tile) {
        for (List<Square> line : square.lines()) {
            Set<Tile> tiles = new HashSet<>();
            for (Square other : line) tiles.add(other == square ? tile : other.tile);
            if (tiles.size() < line.size()) return true;
        }
        return false;
    }

    private static int longest(List<Tile> hand) {
        int[] shapes = new int[7], colours = new int[7];
        for (Tile tile : Set.copyOf(hand)) {
            shapes[tile.shape()]++;
            colours[tile.colour()]++;
        }
        return Math.max(Arrays.stream(shapes).max().getAsInt(), Arrays.stream(colours).max().getAsInt());
    }

    private void draw(List<Tile> hand, int number) {
        for (int i = 0; i < number && !bag.isEmpty(); i++) hand.add(bag.remove(0));
    }

    private Square square(Cell cell) {
        return anchor.last(UP).last(LEFT).step(DOWN, cell.row()).step(RIGHT, cell.column());
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return anchor.toEdge(UP) + 1 + anchor.toEdge(DOWN); }
    @Override public int columns() { return anchor.toEdge(LEFT) + 1 + anchor.toEdge(RIGHT); }
    @Override public Player nextToPlay() { return Player.values()[next - 1]; }
    @Override public List<Tile> bag() { return new ArrayList<>(bag); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : "cell_exists " + cell;
        return Optional.ofNullable(square(cell).tile);
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : "player_exists " + player;
        return new ArrayList<>(hands.get(player.number() - 1));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : "player_exists " + player;
        return points.get(player.number() - 1);
    }

    @Override
    public List<Cell> turn() {
        return turn.stream().map(square -> new Cell(square.toEdge(UP), square.toEdge(LEFT))).toList();
    }

    @Override
    public boolean isOver() {
        boolean playOn = options.contains(Option.PUBLISHED_END) && hands.stream().noneMatch(List::isEmpty);
        return turn.isEmpty() && bag.isEmpty() && !playOn;
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new HashSet<>();
        if (!isOver()) return winners;
        int most = Collections.max(points);
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < players(); i++) {
            if (points.get(i) < most || hands.get(i).size() > fewest) continue;
            if (hands.get(i).size() < fewest) winners.clear();
            fewest = hands.get(i).size();
            winners.add(Player.values()[i]);
        }
        return winners;
    }

    @Override
    public int turnPoints() {
        Set<List<Square>> lines = new HashSet<>();
        turn.forEach(square -> lines.addAll(square.lines()));
        int sum = 0;
        for (List<Square> line : lines) {
            if (line.size() == QWIRKLE) sum += QWIRKLE;
            if (line.size() > 1) sum += line.size();
        }
        return Math.max(sum, Math.min(turn.size(), 1));
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (!hasCell(cell)) return Optional.of(NO_SUCH_CELL);
        if (isOver()) return Optional.of(GAME_OVER);
        Square square = square(cell);
        if (square.tile != null) return Optional.of(CELL_OCCUPIED);
        boolean canCheat = options.contains(Option.CHEATING) && bag.contains(tile);
        if (!canCheat && !hands.get(next - 1).contains(tile)) return Optional.of(TILE_NOT_HELD);
        List<Tile> neighbours = square.neighbours();
        if (neighbours.isEmpty() && rows() > 1) return Optional.of(NO_NEIGHBOUR);
        for (Tile n : neighbours) {
            if (n.shape() != tile.shape() && n.colour() != tile.colour()) return Optional.of(NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) return Optional.of(SAME_AS_NEIGHBOUR);
        if (mixed(square, tile)) return Optional.of(LINE_MIXED);
        if (repeated(square, tile)) return Optional.of(TILE_REPEATED);
        if (square.lines().stream().anyMatch(line -> line.containsAll(turn))) return Optional.empty();
        boolean oneRow = turn().stream().allMatch(other -> other.row() == cell.row());
        boolean oneColumn = turn().stream().allMatch(other -> other.column() == cell.column());
        return Optional.of(oneRow || oneColumn ? GAP : NOT_IN_LINE);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : "may_be_played " + whyNotPlay(tile, cell);
        if (!hands.get(next - 1).remove(tile)) bag.remove(tile);
        Square square = square(cell);
        square.tile = tile;
        turn.add(square);
        for (int way = UP; way <= LEFT; way++) {
            if (square.beside[way] == null) square.extend(way);
        }
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) return Optional.of(GAME_OVER);
        return turn.isEmpty() ? Optional.of(NOTHING_PLAYED) : Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : "may_be_ended " + whyNotEndTurn();
        List<Tile> hand = hands.get(next - 1);
        int scored = turnPoints();
        draw(hand, HAND - hand.size());
        if (hand.isEmpty() && options.contains(Option.PUBLISHED_END)) scored += LAST_TILE_POINTS;
        points.set(next - 1, points.get(next - 1) + scored);
        advance();
    }

    private void advance() {
        turn.clear();
        next = next == players() ? 1 : next + 1;
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) return whyNotPass();
        if (tiles.isEmpty()) return Optional.of(NOTHING_NAMED);
        List<Tile> rest = hand(nextToPlay());
        for (Tile tile : tiles) {
            if (!rest.remove(tile)) return Optional.of(TILES_NOT_HELD);
        }
        return tiles.size() > bag.size() ? Optional.of(BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : "may_be_traded " + whyNotTrade(tiles);
        List<Tile> hand = hands.get(next - 1);
        for (Tile tile : tiles) {
            hand.remove(tile);
            bag.add(tile);
        }
        Collections.shuffle(bag, random);
        draw(hand, tiles.size());
        advance();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) return Optional.of(GAME_OVER);
        return turn.isEmpty() ? Optional.empty() : Optional.of(TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : "may_be_passed " + whyNotPass();
        advance();
    }

    @Override public String toString() { return position().toString(); }
}
