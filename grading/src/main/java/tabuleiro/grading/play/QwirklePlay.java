package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Random games of Qwirkle. What has been agreed on beyond the basic rules is the extension. */
final class QwirklePlay extends RandomPlay<Qwirkle, Position> {

    private static final Measures MEASURES = new Measures(80, 30, 10, 90, 150);

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("players", "QW-03"),
            Map.entry("options", "QW-22"), Map.entry("seed", "QW-15"), Map.entry("hand", "QW-13"),
            Map.entry("points", "QW-18"), Map.entry("bag", "QW-02"), Map.entry("bagSize", "QW-02"),
            Map.entry("turn", "QW-12"), Map.entry("turnPoints", "QW-18"), Map.entry("nextToPlay", "QW-04"),
            Map.entry("isOver", "QW-20"), Map.entry("winners", "QW-21"), Map.entry("legalMoves", "QW-08"),
            Map.entry("position", "QW-14"), Map.entry("play", "QW-14"), Map.entry("endTurn", "QW-17"),
            Map.entry("trade", "QW-15"), Map.entry("pass", "QW-16"), Map.entry("shuffledBag", "QW-01"));

    /** The seed of games of which an example does not say it. */
    private static final long SEED = 1;
    private static final Pattern TILE = Pattern.compile("([A-F])([1-6])");
    private static final Pattern CELL = Pattern.compile("(\\d+)/(\\d+)");
    /** Of a large board so many cells are tried, and so many tiles that a player need not hold. */
    private static final int CELLS = 20;
    private static final int TILES = 6;

    /** Will play. */
    QwirklePlay() {
        super(MEASURES, Position::parse, RULES, "QW-06");
    }

    @Override
    boolean isExtension(Position position) {
        return !position.options().isEmpty();
    }

    /** Begins games of some players with all tiles or few; half of them by rules that are agreed on. */
    @Override
    List<GameAction> openings(Random random) {
        final int players = Qwirkle.FEWEST_PLAYERS + random.nextInt(Qwirkle.MOST_PLAYERS - 1);
        final List<Tile> bag = mixed(random);
        final int size = random.nextInt(3) == 0 ? bag.size()
                : players * Qwirkle.HAND + 1 + random.nextInt(2 * Qwirkle.HAND);
        final List<Option> options = random.nextBoolean() ? List.of()
                : Stream.of(Option.values()).filter(each -> random.nextBoolean()).toList();
        return List.of(GameAction.of(GameAction.BEGIN, new Start(players, bag.subList(0, size), Set.copyOf(options),
                random.nextBoolean() ? SEED : Seeds.any(random))));
    }

    /** Returns all tiles, in any order. */
    static List<Tile> mixed(Random random) {
        final List<Tile> tiles = new ArrayList<>();
        IntStream.range(0, Qwirkle.OF_A_KIND).forEach(i -> tiles.addAll(Tile.KINDS));
        Collections.shuffle(tiles, random);
        return tiles;
    }

    @Override
    List<String> given(GameAction opening) {
        if (!(opening.arguments().get(0) instanceof Start start)) {
            return super.given(opening);
        }
        final List<String> given = agreed(start.options(), start.seed());
        given.add("a new game for %d players with the bag\n%s".formatted(start.players(), words(start.bag())));
        return given;
    }

    private static List<String> agreed(Set<Option> options, long seed) {
        final List<String> given = new ArrayList<>(seed == SEED ? List.of() : List.of("a game with the seed " + seed));
        options.forEach(option -> given.add((option == Option.CHEATING ? "cheat mode"
                : "the " + word(option).replace('_', ' ')) + " is agreed on"));
        return given;
    }

    @Override
    List<String> given(Position position) {
        final List<String> given = new ArrayList<>(List.of("a table of %d players".formatted(position.hands().size())));
        given.addAll(agreed(position.options(), position.seed()));
        given.add("the board\n" + Position.draw(position.board()));
        given.add("it is the turn of the %s player".formatted(word(position.nextToPlay())));
        if (!position.turn().isEmpty()) {
            given.add("the tiles on %s have been played in this turn".formatted(position.turn().stream()
                    .map(Cell::toString).collect(Collectors.joining(", "))));
        }
        for (Player player : Player.first(Math.min(position.hands().size(), Qwirkle.MOST_PLAYERS))) {
            final List<Tile> hand = position.hands().get(player.ordinal());
            given.add("the %s player has %s".formatted(word(player),
                    hand.isEmpty() ? "an empty hand" : "the hand " + words(hand)));
            if (player.ordinal() < position.points().size()) {
                given.add("the %s player has scored %d".formatted(word(player),
                        position.points().get(player.ordinal())));
            }
        }
        given.add(position.bag().isEmpty() ? "the bag is empty" : "the bag holds only " + words(position.bag()));
        return given;
    }

    static String words(Collection<?> tiles) {
        return tiles.isEmpty() ? "no tile" : tiles.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    @Override
    List<GameAction> moves(Qwirkle known, Random random) {
        final List<Tile> hand = known.hand(known.nextToPlay());
        final List<Tile> tiles = new ArrayList<>(hand.stream().distinct().toList());
        IntStream.range(0, known.options().contains(Option.CHEATING) ? TILES : 2)
                .forEach(i -> tiles.add(any(Tile.KINDS, random)));
        final List<Cell> cells = new ArrayList<>(IntStream.range(0, (known.rows() + 1) * (known.columns() + 1))
                .mapToObj(i -> new Cell(i / (known.columns() + 1), i % (known.columns() + 1))).toList());
        Collections.shuffle(cells, random);
        cells.sort((one, other) -> Boolean.compare(isNear(known, other), isNear(known, one)));
        final List<GameAction> moves = new ArrayList<>(
                List.of(GameAction.of("endTurn"), GameAction.of("endTurn"), GameAction.of("pass")));
        cells.stream().limit(CELLS).forEach(cell -> tiles.forEach(tile ->
                moves.add(GameAction.of("play", tile, cell))));
        moves.add(GameAction.of("trade", List.of()));
        moves.add(GameAction.of("trade", List.copyOf(hand)));
        moves.add(GameAction.of("trade", hand.stream().filter(tile -> random.nextBoolean()).toList()));
        moves.add(GameAction.of("trade", List.of(any(Tile.KINDS, random), any(Tile.KINDS, random))));
        hand.stream().limit(2).forEach(tile -> moves.add(GameAction.of("trade", List.of(tile, tile))));
        return moves;
    }

    /** Checks whether a cell lies in line with the last tile of the turn, or else next to a tile. */
    private static boolean isNear(Qwirkle known, Cell cell) {
        return known.turn().isEmpty() ? beside(known, cell) > 0
                : known.turn().get(0).row() == cell.row() || known.turn().get(0).column() == cell.column();
    }

    private static long beside(Qwirkle known, Cell cell) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {0, -1}, new int[] {-1, 0})
                .filter(step -> cell.row() + step[0] >= 0 && cell.column() + step[1] >= 0)
                .map(step -> new Cell(cell.row() + step[0], cell.column() + step[1]))
                .filter(each -> known.hasCell(each) && known.at(each).isPresent()).count();
    }

    @Override
    String phrase(Qwirkle known, GameAction move) {
        return next(known) + switch (move.command()) {
            case "endTurn" -> " ends the turn";
            case "pass" -> " passes";
            case "trade" -> " trades " + words((List<?>) move.arguments().get(0));
            default -> " plays " + new Placement((Tile) move.arguments().get(0), (Cell) move.arguments().get(1));
        };
    }

    @Override
    List<List<Object>> arguments(Method query, Qwirkle known, Random random) {
        return List.of(List.of(query.getParameterTypes()[0] == Player.class
                ? any(Player.first(known.players()), random)
                : new Cell(random.nextInt(known.rows()), random.nextInt(known.columns()))));
    }

    @Override
    String look(Qwirkle known, GameAction move) {
        return Math.min(known.turn().size(), 3) + " " + switch (move.command()) {
            case "play" -> move.arguments().get(1) instanceof Cell cell && known.hasCell(cell)
                    ? beside(known, cell) + " " + known.turn().stream().anyMatch(each -> each.row() == cell.row())
                    + known.turn().stream().anyMatch(each -> each.column() == cell.column()) : "outside";
            case "trade" -> ((List<?>) move.arguments().get(0)).size() + " " + Math.min(known.bagSize(), Qwirkle.HAND);
            default -> known.players() + " " + known.options() + known.turnPoints()
                    + known.hand(known.nextToPlay()).size() + Math.min(known.bagSize(), Qwirkle.HAND);
        };
    }

    @Override
    List<UnaryOperator<BoardText>> symmetries() {
        return List.of(
                picture -> picture.transposed().withLines(line -> CELL.matcher(line).replaceAll("$2/$1")),
                recoloured((letter, digit) -> digit, (letter, digit) -> letter),
                recoloured((letter, digit) -> (letter + 1) % Qwirkle.SHAPES, (letter, digit) -> digit));
    }

    private static UnaryOperator<BoardText> recoloured(BinaryOperator<Integer> letter, BinaryOperator<Integer> digit) {
        final UnaryOperator<String> change = text -> TILE.matcher(text).replaceAll(tile -> {
            final int oldLetter = tile.group(1).charAt(0) - 'A';
            final int oldDigit = tile.group(2).charAt(0) - '1';
            return "" + (char) ('A' + letter.apply(oldLetter, oldDigit))
                    + (char) ('1' + digit.apply(oldLetter, oldDigit));
        });
        return picture -> picture.withCells(change).withLines(change);
    }

    /** Returns a position whose board is larger than any of the book. */
    @Override
    List<Position> more(Random random) {
        return List.of(Stairs.position(mixed(random), SEED));
    }

    @Override
    List<Fact> more(Qwirkle known) {
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("turnPoints", "the turn makes %d points".formatted(known.turnPoints())));
        facts.add(fact("bag", "the bag holds %d tiles".formatted(known.bagSize())));
        return facts;
    }

    @Override
    boolean opens(GameAction move) {
        return move.command().equals("trade");
    }

    /** It is left to chance where in the bag traded tiles come to lie. */
    @Override
    Optional<UnaryOperator<Object>> levelled(String query, Optional<GameAction> opened) {
        if (query.equals("hand") || query.equals("bag") && opened.isPresent()) {
            return Optional.of(tiles -> ((List<?>) tiles).stream().sorted().toList());
        }
        return opened.filter(trade -> query.equals("position")).map(trade ->
                position -> withLast((List<?>) trade.arguments().get(0), (Position) position));
    }

    /** Returns the position with these tiles at the end of the bag; the others are in their order. */
    private static Position withLast(List<?> traded, Position position) {
        final List<Tile> bag = Stream.concat(position.bag().stream().filter(tile -> !traded.contains(tile)),
                position.bag().stream().filter(traded::contains).sorted()).toList();
        return new Position(position.board(), position.turn(), position.nextToPlay(), position.hands(),
                position.points(), bag, position.options(), position.seed());
    }

    @Override
    List<Aside> asides(Random random) {
        return new MixingPlay(random).asides();
    }
}
