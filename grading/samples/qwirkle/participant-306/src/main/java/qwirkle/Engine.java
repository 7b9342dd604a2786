package qwirkle;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

public final class Engine implements Qwirkle {

    private final Plane plane = new Plane();
    private final List<int[]> turn = new ArrayList<>();
    private final List<Hand> hands;
    private final int[] points;
    private final List<Tile> bag;
    private final Set<Option> options;
    private final long seed;
    private final Random random;
    private int next = 1;

    public Engine(Start start) {
        assert start.fault().isEmpty() : "can_begin: " + start.fault();
        bag = new LinkedList<>(start.bag());
        options = start.options();
        seed = start.seed();
        random = new Random(seed);
        points = new int[start.players()];
        hands = Stream.generate(() -> new Hand(List.of())).limit(start.players()).toList();
        hands.forEach(hand -> draw(hand, HAND));
        for (int player = 2; player <= players() && options.contains(Option.PUBLISHED_OPENING); player++) {
            next = hands.get(player - 1).best() > hands.get(next - 1).best() ? player : next;
        }
    }

    public Engine(Position position) { this(position, whyNot(position)); }

    private Engine(Position position, Optional<Refusal> refusal) {
        assert refusal.isEmpty() : "position_can_be_played: " + refusal;
        bag = new LinkedList<>(position.bag());
        options = position.options();
        seed = position.seed();
        random = new Random(seed);
        points = position.points().stream().mapToInt(i -> i).toArray();
        hands = position.hands().stream().map(Hand::new).toList();
        next = position.nextToPlay().number();
        position.turn().forEach(cell -> turn.add(new int[] {cell.row(), cell.column()}));
        for (int y = 0; y < position.board().size(); y++) {
            for (int x = 0; x < position.board().get(0).size(); x++) {
                if (position.board().get(y).get(x).isPresent()) plane.put(y, x, position.board().get(y).get(x).get());
            }
        }
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) return position.fault();
        Engine engine = new Engine(position, Optional.empty());
        List<Refusal> refusals = new ArrayList<>();
        engine.plane.rows.forEach((y, row) -> row.forEach(
                (x, tile) -> engine.plane.fault(tile, y, x).ifPresent(refusals::add)));
        for (int[] at : engine.turn) {
            boolean gap = engine.turn.stream().anyMatch(other -> other != at
                    && !engine.plane.joins(at, other, true) && !engine.plane.joins(at, other, false));
            if (gap) refusals.add(Refusal.GAP);
        }
        return engine.isOver() ? Optional.of(Refusal.GAME_OVER) : refusals.stream().sorted().findFirst();
    }

    private void draw(Hand hand, int number) {
        for (int i = 0; i < number && !bag.isEmpty(); i++) {
            hand.add(bag.remove(0));
        }
    }

    private Hand hand() { return hands.get(next - 1); }

    @Override public int players() { return hands.size(); }
    @Override public Set<Option> options() { return options; }
    @Override public long seed() { return seed; }
    @Override public int rows() { return plane.height(); }
    @Override public int columns() { return plane.width(); }
    @Override public Player nextToPlay() { return Player.values()[next - 1]; }
    @Override public List<Tile> bag() { return List.copyOf(bag); }

    @Override
    public List<Cell> turn() {
        return turn.stream().map(at -> new Cell(at[0] - plane.top(), at[1] - plane.left())).toList();
    }

    @Override
    public Optional<Tile> at(Cell cell) {
        assert hasCell(cell) : "cell_exists: " + cell;
        return Optional.ofNullable(plane.get(cell.row() + plane.top(), cell.column() + plane.left()));
    }

    @Override
    public List<Tile> hand(Player player) {
        assert isPlayer(player) : "player_exists: " + player;
        return hands.get(player.number() - 1).tiles();
    }

    @Override
    public int points(Player player) {
        assert isPlayer(player) : "player_exists: " + player;
        return points[player.number() - 1];
    }

    @Override
    public boolean isOver() {
        return turn.isEmpty() && bag.isEmpty()
                && (!options.contains(Option.PUBLISHED_END) || hands.stream().anyMatch(hand -> hand.size() == 0));
    }

    @Override
    public Set<Player> winners() {
        if (!isOver()) return Set.of();
        Comparator<Player> better = Comparator.comparing((Player player) -> points(player))
                .thenComparing(player -> -hand(player).size());
        List<Player> players = Player.first(players());
        Player best = Collections.max(players, better);
        return players.stream().filter(player -> better.compare(player, best) == 0).collect(Collectors.toSet());
    }

    @Override
    public int turnPoints() {
        int sum = 0;
        for (int i = 0; i < turn.size(); i++) {
            int[] at = turn.get(i);
            List<int[]> earlier = turn.subList(0, i);
            // a line is counted for the first of its tiles, and for no other
            if (earlier.stream().noneMatch(other -> plane.joins(at, other, true))) {
                sum += worth(plane.reach(at[0], at[1], 0, -1) + 1 + plane.reach(at[0], at[1], 0, 1));
            }
            if (earlier.stream().noneMatch(other -> plane.joins(at, other, false))) {
                sum += worth(plane.reach(at[0], at[1], -1, 0) + 1 + plane.reach(at[0], at[1], 1, 0));
            }
        }
        return sum == 0 && turn.size() == 1 ? 1 : sum;
    }

    private static int worth(int length) {
        return switch (length) {
            case 1 -> 0;
            case QWIRKLE -> 12;
            default -> length;
        };
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (!hasCell(cell)) return Optional.of(Refusal.NO_SUCH_CELL);
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        if (at(cell).isPresent()) return Optional.of(Refusal.CELL_OCCUPIED);
        if (!hand().has(tile) && !(options.contains(Option.CHEATING) && bag.contains(tile))) {
            return Optional.of(Refusal.TILE_NOT_HELD);
        }
        int y = cell.row() + plane.top();
        int x = cell.column() + plane.left();
        List<Tile> neighbours = Arrays.stream(Plane.SIDES).map(side -> plane.get(y + side[0], x + side[1]))
                .filter(Objects::nonNull).toList();
        if (neighbours.isEmpty() && !plane.rows.isEmpty()) return Optional.of(Refusal.NO_NEIGHBOUR);
        if (!neighbours.stream().allMatch(t -> t.shape() == tile.shape() || t.colour() == tile.colour())) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        return plane.fault(tile, y, x).or(() -> whyNotInTurn(new int[] {y, x}));
    }

    private Optional<Refusal> whyNotInTurn(int[] at) {
        boolean row = turn.stream().allMatch(other -> other[0] == at[0]);
        if (!row && turn.stream().anyMatch(other -> other[1] != at[1])) return Optional.of(Refusal.NOT_IN_LINE);
        return turn.stream().allMatch(other -> plane.joins(at, other, row)) ? Optional.empty()
                : Optional.of(Refusal.GAP);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        assert whyNotPlay(tile, cell).isEmpty() : "may_be_played: " + whyNotPlay(tile, cell);
        int[] at = {cell.row() + plane.top(), cell.column() + plane.left()};
        if (!hand().remove(tile)) bag.remove(tile);
        plane.put(at[0], at[1], tile);
        turn.add(at);
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        return Optional.of(Refusal.NOTHING_PLAYED).filter(refusal -> turn.isEmpty());
    }

    @Override
    public void endTurn() {
        assert whyNotEndTurn().isEmpty() : "may_be_ended: " + whyNotEndTurn();
        points[next - 1] += turnPoints();
        draw(hand(), HAND - hand().size());
        if (options.contains(Option.PUBLISHED_END) && hand().size() == 0) points[next - 1] += LAST_TILE_POINTS;
        turn.clear();
        passOn();
    }

    private void passOn() { next = next % players() + 1; }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        Optional<Refusal> refusal = whyNotPass();
        if (refusal.isEmpty() && tiles.isEmpty()) {
            refusal = Optional.of(Refusal.NOTHING_NAMED);
        } else if (refusal.isEmpty() && !hand().hasAll(new Hand(tiles))) {
            refusal = Optional.of(Refusal.TILES_NOT_HELD);
        } else if (refusal.isEmpty() && tiles.size() > bag.size()) {
            refusal = Optional.of(Refusal.BAG_TOO_SMALL);
        }
        return refusal;
    }

    @Override
    public void trade(List<Tile> tiles) {
        assert whyNotTrade(tiles).isEmpty() : "may_be_traded: " + whyNotTrade(tiles);
        draw(hand(), tiles.size());
        tiles.forEach(hand()::remove);
        tiles.forEach(tile -> bag.add(random.nextInt(bag.size() + 1), tile));
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) return Optional.of(Refusal.GAME_OVER);
        return Optional.of(Refusal.TURN_BEGUN).filter(refusal -> !turn.isEmpty());
    }

    @Override
    public void pass() {
        assert whyNotPass().isEmpty() : "may_be_passed: " + whyNotPass();
        passOn();
    }

    @Override public String toString() { return position().toString(); }
}
