package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A small correct engine for tests of the console, except that the first player begins with all options. */
public final class SimpleQwirkle implements Qwirkle {

    private final Start start;
    private final SimpleBoard board = new SimpleBoard();
    private final List<SimpleBoard.Place> turn = new ArrayList<>();
    private final List<Tile> bag;
    private final List<List<Tile>> hands = new ArrayList<>();
    private final int[] points;
    private Player next = Player.FIRST;

    SimpleQwirkle(Start start) {
        this.start = start;
        this.bag = new ArrayList<>(start.bag());
        this.points = new int[start.players()];
        IntStream.range(0, start.players()).forEach(i -> hands.add(new ArrayList<>()));
        hands.forEach(this::fill);
    }

    private void fill(List<Tile> hand) {
        while (hand.size() < HAND && !bag.isEmpty()) {
            hand.add(bag.remove(0));
        }
    }

    @Override
    public int players() {
        return start.players();
    }

    @Override
    public Set<Option> options() {
        return start.options();
    }

    @Override
    public long seed() {
        return start.seed();
    }

    @Override
    public int rows() {
        return board.rows();
    }

    @Override
    public int columns() {
        return board.columns();
    }

    @Override
    public Optional<Tile> at(Cell cell) {
        return board.at(cell);
    }

    @Override
    public Player nextToPlay() {
        return next;
    }

    @Override
    public List<Tile> hand(Player player) {
        return List.copyOf(hands.get(player.ordinal()));
    }

    @Override
    public int points(Player player) {
        return points[player.ordinal()];
    }

    @Override
    public List<Tile> bag() {
        return List.copyOf(bag);
    }

    @Override
    public List<Cell> turn() {
        return turn.stream().map(board::cell).toList();
    }

    @Override
    public int turnPoints() {
        final int inLines = turn.stream().flatMap(board::lines).distinct().mapToInt(List::size)
                .filter(length -> length > 1).map(length -> length == QWIRKLE ? 2 * length : length).sum();
        return inLines == 0 ? turn.size() : inLines;
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (!hasCell(cell)) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (at(cell).isPresent()) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        return source(tile).contains(tile) ? board.whyNot(tile, board.place(cell), turn)
                : Optional.of(Refusal.TILE_NOT_HELD);
    }

    private List<Tile> source(Tile tile) {
        final List<Tile> hand = hands.get(next.ordinal());
        return hand.contains(tile) || !options().contains(Option.CHEATING) ? hand : bag;
    }

    @Override
    public void play(Tile tile, Cell cell) {
        mustBeLegal(whyNotPlay(tile, cell));
        final SimpleBoard.Place place = board.place(cell);
        source(tile).remove(tile);
        board.put(tile, place);
        turn.add(place);
    }

    private static void mustBeLegal(Optional<Refusal> refusal) {
        refusal.ifPresent(reason -> {
            throw new IllegalStateException("the move is not legal: " + reason.words());
        });
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
        mustBeLegal(whyNotEndTurn());
        points[next.ordinal()] += turnPoints();
        turn.clear();
        fill(hands.get(next.ordinal()));
        points[next.ordinal()] += isOver() && options().contains(Option.PUBLISHED_END) ? LAST_TILE_POINTS : 0;
        next = following();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        final List<Tile> hand = hands.get(next.ordinal());
        if (tiles.stream().anyMatch(tile -> Collections.frequency(tiles, tile) > Collections.frequency(hand, tile))) {
            return Optional.of(Refusal.TILES_NOT_HELD);
        }
        final Refusal otherwise = tiles.isEmpty() ? Refusal.NOTHING_NAMED : Refusal.BAG_TOO_SMALL;
        return Optional.of(otherwise).filter(refusal -> tiles.isEmpty() || tiles.size() > bag.size());
    }

    @Override
    public void trade(List<Tile> tiles) {
        mustBeLegal(whyNotTrade(tiles));
        final List<Tile> hand = hands.get(next.ordinal());
        tiles.forEach(hand::remove);
        fill(hand);
        bag.addAll(tiles);
        next = following();
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
        mustBeLegal(whyNotPass());
        next = following();
    }

    private Player following() {
        return Player.values()[next.number() % players()];
    }

    @Override
    public boolean isOver() {
        return turn.isEmpty() && bag.isEmpty()
                && (!options().contains(Option.PUBLISHED_END) || hands.stream().anyMatch(List::isEmpty));
    }

    @Override
    public Set<Player> winners() {
        final Comparator<Player> rank = Comparator.<Player>comparingInt(this::points)
                .thenComparingInt(player -> -hand(player).size());
        final List<Player> all = Player.first(players());
        return isOver() ? all.stream().filter(player -> rank.compare(player, Collections.max(all, rank)) == 0)
                .collect(Collectors.toSet()) : Set.of();
    }

    /** Creates such engines. */
    public static class Games implements QwirkleProvider {

        @Override
        public List<Tile> shuffledBag(long seed) {
            final List<Tile> bag = new ArrayList<>();
            Stream.generate(() -> Tile.KINDS).limit(OF_A_KIND).forEach(bag::addAll);
            Collections.shuffle(bag, new Random(seed));
            return bag;
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Start start) {
            return start.fault();
        }

        @Override
        public Qwirkle newGame(Start start) {
            return new SimpleQwirkle(start);
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Position position) {
            throw new UnsupportedOperationException("this provider begins games only from the empty board");
        }

        @Override
        public Qwirkle newGame(Position position) {
            throw new UnsupportedOperationException("this provider begins games only from the empty board");
        }
    }
}
