package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** A game of Qwirkle. The contract of every method stands in {@link Qwirkle}. */
public final class Engine implements Qwirkle {

    private Board board;
    private List<Cell> turn = new ArrayList<>();
    private List<List<Tile>> hands = new ArrayList<>();
    private List<Integer> points = new ArrayList<>();
    private Stack<Tile> bag = new Stack<>();
    private Set<Option> options;
    private long seed;
    private Random random;
    private int next = 1;

    public Engine(Start start) {
        assert start.fault().isEmpty() : "start refused: " + start.fault();
        init(List.of(List.of(Optional.empty())), start.bag(), start.options(), start.seed());
        int most = 0;
        for (int player = 1; player <= start.players(); player++) {
            points.add(0);
            hands.add(new ArrayList<>());
            draw(hands.get(player - 1), HAND);
            int length = longestLine(hands.get(player - 1));
            if (options.contains(Option.PUBLISHED_OPENING) && length > most) {
                most = length;
                next = player;
            }
        }
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "position refused: " + whyNot(position);
        init(position.board(), position.bag(), position.options(), position.seed());
        position.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
        points.addAll(position.points());
        turn.addAll(position.turn());
        next = position.nextToPlay().number();
    }

    /** The top of the stack is the front of the bag. */
    private void init(List<List<Optional<Tile>>> cells, List<Tile> tiles, Set<Option> agreed, long s) {
        board = new Board(cells);
        for (int i = tiles.size() - 1; i >= 0; i--) {
            bag.push(tiles.get(i));
        }
        options = agreed;
        seed = s;
        random = new Random(s);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) return position.fault();
        boolean empty = position.bag().isEmpty() && position.turn().isEmpty();
        boolean published = position.options().contains(Option.PUBLISHED_END);
        if (empty && (!published || position.hands().contains(List.of()))) return Optional.of(Refusal.GAME_OVER);
        Board board = new Board(position.board());
        return board.whyNot().or(() -> board.whyNotTurn(position.turn()));
    }

    private void draw(List<Tile> hand, int number) {
        for (int i = 0; i < number && !bag.empty(); i++) {
            hand.add(bag.pop());
        }
    }

    private static int longestLine(List<Tile> hand) {
        Map<String, Set<Tile>> groups = new HashMap<>();
        for (Tile tile : hand) {
            groups.computeIfAbsent("shape " + tile.shape(), key -> new HashSet<>()).add(tile);
            groups.computeIfAbsent("colour " + tile.colour(), key -> new HashSet<>()).add(tile);
        }
        return groups.values().stream().mapToInt(Set::size).max().orElse(0);
    }

    private List<Tile> myHand() { return hands.get(next - 1); }

    private void nextTurn() {
        turn.clear();
        next = next % players() + 1;
    }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return board.rows(); }
    @Override public int columns() { return board.columns(); }
    @Override public Player nextToPlay() { return Player.values()[next - 1]; }

    @Override
    public List<Tile> bag() {
        List<Tile> tiles = new ArrayList<>(bag);
        Collections.reverse(tiles);
        return tiles;
    }

    @Override public List<Cell> turn() { return List.copyOf(turn); }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : "there is no cell " + cell;
        return Optional.ofNullable(board.get(cell));
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : "there is no player " + player;
        return List.copyOf(hands.get(player.number() - 1));
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : "there is no player " + player;
        return points.get(player.number() - 1);
    }

    @Override
    public boolean isOver() {
        boolean published = options.contains(Option.PUBLISHED_END);
        return turn.isEmpty() && bag.empty() && (!published || hands.stream().anyMatch(List::isEmpty));
    }

    @Override
    public Set<Player> winners() {
        Set<Player> winners = new TreeSet<>();
        for (Player player : Player.first(isOver() ? players() : 0)) {
            boolean wins = true;
            for (Player other : Player.first(players())) {
                int ahead = points(player) - points(other);
                wins &= ahead > 0 || ahead == 0 && hand(player).size() <= hand(other).size();
            }
            if (wins) winners.add(player);
        }
        return winners;
    }

    @Override
    public int turnPoints() {
        Set<List<Cell>> counted = new HashSet<>();
        int sum = 0;
        for (Cell cell : turn) {
            for (List<Cell> line : List.of(board.line(cell, 0, 1), board.line(cell, 1, 0))) {
                if (line.size() > 1 && counted.add(line)) sum += line.size() == QWIRKLE ? 2 * QWIRKLE : line.size();
            }
        }
        return sum == 0 ? turn.size() : sum;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (!hasCell(cell)) return Optional.of(Refusal.NO_SUCH_CELL);
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        if (board.get(cell) != null) return Optional.of(Refusal.CELL_OCCUPIED);
        if (!myHand().contains(tile) && !(options.contains(Option.CHEATING) && bag.contains(tile))) {
            return Optional.of(Refusal.TILE_NOT_HELD);
        }
        List<Tile> neighbours = board.neighbours(cell);
        if (neighbours.isEmpty() && !board.isEmpty()) return Optional.of(Refusal.NO_NEIGHBOUR);
        if (neighbours.stream().anyMatch(n -> n.shape() != tile.shape() && n.colour() != tile.colour())) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        Optional<Refusal> refusal = board.whyNot(tile, cell);
        if (refusal.isPresent() || turn.isEmpty()) return refusal;
        boolean row = turn.stream().allMatch(t -> t.row() == cell.row());
        boolean column = turn.stream().allMatch(t -> t.column() == cell.column());
        if (!row && !column) return Optional.of(Refusal.NOT_IN_LINE);
        List<Cell> line = row ? board.line(cell, 0, 1) : board.line(cell, 1, 0);
        return line.containsAll(turn) ? Optional.empty() : Optional.of(Refusal.GAP);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : tile + " on " + cell + " refused: " + whyNotPlay(tile, cell);
        if (!myHand().remove(tile)) bag.removeElementAt(bag.lastIndexOf(tile));
        turn.add(board.put(tile, cell));
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        return turn.isEmpty() ? Optional.of(Refusal.NOTHING_PLAYED) : Optional.empty();
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : "end of turn refused: " + whyNotEndTurn();
        points.set(next - 1, points.get(next - 1) + turnPoints());
        draw(myHand(), HAND - myHand().size());
        if (myHand().isEmpty() && options.contains(Option.PUBLISHED_END)) {
            points.set(next - 1, points.get(next - 1) + LAST_TILE_POINTS);
        }
        nextTurn();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) return whyNotPass();
        if (tiles.isEmpty()) return Optional.of(Refusal.NOTHING_NAMED);
        List<Tile> rest = new ArrayList<>(myHand());
        if (!tiles.stream().allMatch(tile -> rest.remove(tile))) return Optional.of(Refusal.TILES_NOT_HELD);
        return tiles.size() > bag.size() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : "trade refused: " + whyNotTrade(tiles);
        draw(myHand(), tiles.size());
        for (Tile tile : tiles) {
            myHand().remove(tile);
            bag.add(random.nextInt(bag.size() + 1), tile);
        }
        nextTurn();
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        return turn.isEmpty() ? Optional.empty() : Optional.of(Refusal.TURN_BEGUN);
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : "pass refused: " + whyNotPass();
        nextTurn();
    }

    @Override public String toString() { return position().toString(); }
}
