package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * The position that the {@code Given}s of an example describe. What they do not name follows: two players, the first of
 * whom is next, nobody with points, no tile played in the turn; hands filled from the end of the 108 tiles, and all
 * that is left in the bag.
 */
final class SetUp {

    /** Of whatever is left to chance, unless an example says otherwise. */
    static final long SEED = 1;


    private Optional<Position> whole = Optional.empty();
    private List<List<Optional<Tile>>> board = List.of(List.of(Optional.empty()));
    private final Map<Player, List<Tile>> hands = new EnumMap<>(Player.class);
    private final Map<Player, Integer> points = new EnumMap<>(Player.class);
    private final Set<Option> options = EnumSet.noneOf(Option.class);
    private int players = Qwirkle.FEWEST_PLAYERS;
    private Player next = Player.FIRST;
    private List<Tile> bag = List.of();
    private boolean onlyThese;
    private List<Cell> turn = List.of();
    private long seed = SEED;

    /** Takes the board that a picture shows; the whole position if lines below the board say it. */
    void board(String picture) {
        whole = Optional.of(picture).filter(drawn -> drawn.contains(":")).map(Position::parse);
        board = whole.map(Position::board).orElseGet(() -> Position.parseBoard(picture));
    }

    /** Returns a position with this board, of which nothing else matters. */
    static Position onBoard(String picture) {
        final SetUp setUp = new SetUp();
        setUp.board(picture);
        return setUp.position();
    }

    void turn(List<Cell> cells) {
        turn = cells;
    }

    void players(int number) {
        players = number;
    }

    void hand(Player player, List<Tile> tiles) {
        hands.put(player, tiles);
    }

    void points(Player player, int number) {
        points.put(player, number);
    }

    void next(Player player) {
        next = player;
    }

    void seed(long number) {
        seed = number;
    }

    void option(Option option) {
        options.add(option);
    }

    /** The bag begins with these tiles, and has no others if these are all. */
    void bag(List<Tile> tiles, boolean all) {
        bag = tiles;
        onlyThese = all;
    }

    /** Returns what a game for so many players begins with, by the options that are agreed on. */
    Start start(int number, List<Tile> tiles) {
        return new Start(number, tiles, options, seed);
    }

    /** Returns the position that is described. */
    Position position() {
        return whole.orElseGet(() -> position(seed));
    }

    /** Returns that position with another seed. */
    Position position(long other) {
        final List<Tile> rest = rest();
        final List<List<Tile>> all = new ArrayList<>();
        for (Player player : Player.first(players)) {
            all.add(hands.containsKey(player) ? hands.get(player) : lastOf(rest));
        }
        final List<Tile> bagged = new ArrayList<>(bag);
        bagged.addAll(onlyThese ? List.of() : rest);
        return new Position(board, turn, next, all, pointsOfAll(), bagged, options, other);
    }

    private List<Integer> pointsOfAll() {
        final List<Integer> all = new ArrayList<>();
        for (Player player : Player.first(players)) {
            all.add(points.getOrDefault(player, 0));
        }
        return all;
    }

    /** Returns those of the 108 tiles that have not been named. */
    private List<Tile> rest() {
        final List<Tile> rest = new ArrayList<>();
        Collections.nCopies(Qwirkle.OF_A_KIND, Tile.KINDS).forEach(rest::addAll);
        board.stream().flatMap(List::stream).flatMap(Optional::stream).forEach(rest::remove);
        hands.values().stream().flatMap(List::stream).forEach(rest::remove);
        bag.forEach(rest::remove);
        return rest;
    }

    private static List<Tile> lastOf(List<Tile> rest) {
        final List<Tile> last = rest.subList(rest.size() - Qwirkle.HAND, rest.size());
        final List<Tile> hand = List.copyOf(last);
        last.clear();
        return hand;
    }
}
