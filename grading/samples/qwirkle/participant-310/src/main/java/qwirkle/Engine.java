package qwirkle;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

/** A game that is at one position after another. The contract of every method stands in {@link Qwirkle}. */
public final class Engine implements Qwirkle {

    private final Random random;
    private Position now;

    /** Starts a new game. */
    public Engine(Start start) {
        final List<List<Tile>> hands = IntStream.range(0, start.players())
                .mapToObj(i -> start.bag().subList(i * HAND, (i + 1) * HAND)).toList();
        final List<Integer> best = hands.stream().map(Engine::longestLine).toList();
        final Player first = start.options().contains(Option.PUBLISHED_OPENING)
                ? Player.values()[best.indexOf(Collections.max(best))] : Player.FIRST;
        final List<Tile> bag = start.bag().subList(start.players() * HAND, start.bag().size());
        random = new Random(start.seed());
        now = new Position(List.of(List.of(Optional.empty())), List.of(), first, hands,
                Collections.nCopies(start.players(), 0), bag, start.options(), start.seed());
    }

    /** Resumes a game from a position. */
    public Engine(Position position) {
        random = new Random(position.seed());
        now = position;
    }

    /** Returns why no game can be resumed from a position: the first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        final Picture picture = new Picture(position);
        return position.fault()
                .or(() -> picture.isOver() ? Optional.of(Refusal.GAME_OVER) : picture.fault().or(picture::gap));
    }

    private static int longestLine(List<Tile> hand) {
        return hand.stream().mapToInt(tile -> (int) Math.max(
                hand.stream().distinct().filter(other -> other.shape() == tile.shape()).count(),
                hand.stream().distinct().filter(other -> other.colour() == tile.colour()).count())).max().orElse(0);
    }

    @Override public int players() { return now.hands().size(); }
    @Override public Set<Option> options() { return now.options(); }
    @Override public long seed() { return now.seed(); }
    @Override public int rows() { return now.board().size(); }
    @Override public int columns() { return now.board().get(0).size(); }
    @Override public Optional<Tile> at(Cell cell) { return now.at(cell); }
    @Override public Player nextToPlay() { return now.nextToPlay(); }
    @Override public List<Tile> hand(Player player) { return now.hands().get(player.ordinal()); }
    @Override public int points(Player player) { return now.points().get(player.ordinal()); }
    @Override public List<Tile> bag() { return now.bag(); }
    @Override public List<Cell> turn() { return now.turn(); }
    @Override public boolean isOver() { return new Picture(now).isOver(); }
    @Override public int turnPoints() { return new Picture(now).points(); }

    @Override
    public Set<Player> winners() {
        final Comparator<Player> order = Comparator.<Player, Integer>comparing(this::points).reversed()
                .thenComparing(player -> hand(player).size());
        final List<Player> ranking = Player.first(players()).stream().sorted(order).toList();
        return ranking.stream().filter(player -> isOver() && order.compare(player, ranking.get(0)) == 0)
                .collect(Collectors.toSet());
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        final Picture picture = new Picture(now);
        final List<Tile> neighbours = picture.neighbours(cell);
        if (!hasCell(cell)) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (at(cell).isPresent()) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        if (!hand(nextToPlay()).contains(tile) && !(picture.has(Option.CHEATING) && bag().contains(tile))) {
            return Optional.of(Refusal.TILE_NOT_HELD);
        }
        if (neighbours.isEmpty() && rows() > 1) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        if (neighbours.stream().anyMatch(each -> each.shape() != tile.shape() && each.colour() != tile.colour())) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        return picture.fault(tile, cell).or(() -> whyNotInTurn(picture, cell));
    }

    private Optional<Refusal> whyNotInTurn(Picture picture, Cell cell) {
        if (picture.lines(cell).stream().anyMatch(line -> line.containsAll(turn()))) {
            return Optional.empty();
        }
        final long rows = Stream.concat(turn().stream(), Stream.of(cell)).map(Cell::row).distinct().count();
        final long columns = Stream.concat(turn().stream(), Stream.of(cell)).map(Cell::column).distinct().count();
        return Optional.of(rows == 1 || columns == 1 ? Refusal.GAP : Refusal.NOT_IN_LINE);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        final int down = cell.row() == 0 ? 1 : 0;
        final int right = cell.column() == 0 ? 1 : 0;
        final List<Cell> turn = Stream.concat(turn().stream(), Stream.of(cell))
                .map(each -> new Cell(each.row() + down, each.column() + right)).toList();
        final List<Tile> hand = new ArrayList<>(hand(nextToPlay()));
        final List<Tile> bag = new ArrayList<>(bag());
        if (!hand.remove(tile)) {
            bag.remove(tile);
        }
        now = new Position(new Picture(now).with(tile, cell), turn, nextToPlay(), replace(now.hands(), hand), now.points(),
                bag, options(), seed());
    }

    /** The same list, but for the one whose turn it is. */
    private <T> List<T> replace(List<T> ofPlayers, T mine) {
        final List<T> changed = new ArrayList<>(ofPlayers);
        changed.set(nextToPlay().ordinal(), mine);
        return changed;
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        return whyNotGoOn().or(() -> Optional.of(Refusal.NOTHING_PLAYED).filter(refusal -> turn().isEmpty()));
    }

    private Optional<Refusal> whyNotGoOn() {
        return Optional.of(Refusal.GAME_OVER).filter(refusal -> isOver());
    }

    @Override
    public void endTurn() {
        final List<Tile> hand = new ArrayList<>(hand(nextToPlay()));
        final int drawn = Math.min(HAND - hand.size(), bag().size());
        hand.addAll(bag().subList(0, drawn));
        final int bonus = hand.isEmpty() && options().contains(Option.PUBLISHED_END) ? LAST_TILE_POINTS : 0;
        handOver(hand, points(nextToPlay()) + turnPoints() + bonus, bag().subList(drawn, bag().size()));
    }

    private Player following() {
        return Player.values()[nextToPlay().number() % players()];
    }

    private void handOver(List<Tile> hand, int points, List<Tile> bag) {
        now = new Position(now.board(), List.of(), following(), replace(now.hands(), hand),
                replace(now.points(), points), bag, options(), seed());
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        if (tiles.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        }
        final List<Tile> left = new ArrayList<>(hand(nextToPlay()));
        if (!tiles.stream().allMatch(left::remove)) {
            return Optional.of(Refusal.TILES_NOT_HELD);
        }
        return tiles.size() > bagSize() ? Optional.of(Refusal.BAG_TOO_SMALL) : Optional.empty();
    }

    @Override
    public void trade(List<Tile> tiles) {
        final List<Tile> hand = new ArrayList<>(hand(nextToPlay()));
        tiles.forEach(hand::remove);
        hand.addAll(bag().subList(0, tiles.size()));
        final List<Tile> bag = new ArrayList<>(bag().subList(tiles.size(), bagSize()));
        tiles.forEach(tile -> bag.add(random.nextInt(bag.size() + 1), tile));
        handOver(hand, points(nextToPlay()), bag);
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        return whyNotGoOn().or(() -> Optional.of(Refusal.TURN_BEGUN).filter(refusal -> !turn().isEmpty()));
    }

    @Override
    public void pass() {
        handOver(hand(nextToPlay()), points(nextToPlay()), bag());
    }

    @Override public String toString() { return now.toString(); }
}
