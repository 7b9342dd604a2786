package tabuleiro.grading.games.qwirkle;

import static tabuleiro.grading.play.Chance.any;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.Aside;
import tabuleiro.grading.play.BoardText;
import tabuleiro.grading.play.Chance;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.grading.play.NamedCall;
import tabuleiro.grading.play.RandomPlay;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Random games of Qwirkle. What has been agreed on beyond the basic rules is the extension. */
public final class QwirklePlay extends RandomPlay<Qwirkle, Position> {

    private static final Measures MEASURES = new Measures(50, 30, 82, 90);

    /** The seed of games of which an example does not say it. */
    private static final long SEED = 1;
    static final List<Tile> ALL = Collections.nCopies(Qwirkle.OF_A_KIND, Tile.KINDS).stream()
            .flatMap(List::stream).sorted().toList();
    /** Of a large board so many cells are tried, and so many tiles that a player need not hold. */
    private static final int CELLS = 20;
    private static final int TILES = 4;
    /** A board that is larger than any of the book has so many tiles. */
    private static final int STAIRS = 81;
    /** Some bags lack so many kinds. */
    private static final int LACK = 24;

    /** Of what chance decides so much is asked; one thing with so many seeds; where six tiles go in so large a bag. */
    private static final int TIMES = 4;
    private static final int SEEDS = 108;
    private static final int LARGE = 72;

    /** Will play. */
    public QwirklePlay(Causes causes) {
        super(MEASURES, Position::parse, causes);
    }

    @Override
    protected boolean isExtension(Position position) {
        return !position.options().isEmpty();
    }

    /** Begins games of some players with all tiles or few, by rules that are agreed on or not; or none that can be. */
    @Override
    protected NamedCall opening(Random random) {
        final int players = random.nextInt(Qwirkle.MOST_PLAYERS + 2);
        final List<Tile> kinds = Chance.shuffled(Tile.KINDS, random).stream().skip(random.nextInt(2) * LACK).toList();
        final int size = Math.max(0, players * Qwirkle.HAND + random.nextInt(2 * Qwirkle.HAND) - 1);
        final List<Tile> bag = new ArrayList<>(Chance.shuffled(ALL, random).stream().filter(kinds::contains)
                .limit(random.nextInt(TIMES) == 0 ? ALL.size() : size).toList());
        bag.addAll(Collections.nCopies(random.nextInt(TIMES) / (TIMES - 1) * TIMES, kinds.get(0)));
        final Set<Option> options = random.nextBoolean() ? Set.of()
                : Stream.of(Option.values()).filter(option -> random.nextBoolean()).collect(Collectors.toSet());
        return NamedCall.begin(new Start(players, bag, options, random.nextBoolean() ? SEED : Chance.seed(random)));
    }

    @Override
    protected List<String> given(NamedCall opening) {
        return !(opening.arguments().get(0) instanceof Start start) ? super.given(opening)
                : Stream.of(Stream.of("a game with the seed " + start.seed()), start.options().stream().map(option ->
                (option == Option.CHEATING ? "cheat mode" : "the " + word(option).replace('_', ' ')) + " is agreed on"),
                Stream.of("a new game for %s players with the bag\n%s".formatted(start.players(), words(start.bag()))))
                .flatMap(parts -> parts).toList();
    }

    private static String words(Collection<?> tiles) {
        return tiles.isEmpty() ? "no tile" : tiles.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    @Override
    protected List<List<Object>> arguments(Method method, Qwirkle known, Random random) {
        return switch (method.getName()) {
            case "play" -> cells(known, random).stream().flatMap(cell -> Stream.concat(
                    known.hand(known.nextToPlay()).stream(), Stream.generate(() -> any(Tile.KINDS, random))
                    .limit(TILES)).map(tile -> List.<Object>of(tile, cell))).toList();
            case "trade" -> {
                final List<Tile> hand = known.hand(known.nextToPlay());
                final Tile tile = any(hand.isEmpty() ? Tile.KINDS : hand, random);
                yield Stream.of(List.of(), List.of(any(Tile.KINDS, random)), hand, List.of(tile, tile),
                        hand.stream().filter(held -> random.nextBoolean()).toList()).map(List::<Object>of).toList();
            }
            case "at", "hasCell" -> List.of(List.of(
                    new Cell(random.nextInt(known.rows()), random.nextInt(known.columns()))));
            default -> Player.first(known.players()).stream().map(List::<Object>of).toList();
        };
    }

    /** Returns cells of the board and just outside it, those first where a tile may lie. */
    private static List<Cell> cells(Qwirkle known, Random random) {
        final int width = known.columns() + 1;
        return Chance.shuffled(IntStream.range(0, (known.rows() + 1) * width)
                .mapToObj(i -> new Cell(i / width, i % width)).toList(), random).stream()
                .sorted(Comparator.comparing(cell -> !isNear(known, cell))).limit(CELLS).toList();
    }

    /** Checks whether a cell lies in line with the last tile of the turn, or else next to a tile. */
    private static boolean isNear(Qwirkle known, Cell cell) {
        return known.turn().isEmpty() ? beside(known, cell) > 0
                : known.turn().get(0).row() == cell.row() || known.turn().get(0).column() == cell.column();
    }

    /** Returns beside how many tiles a cell lies. */
    private static long beside(Qwirkle known, Cell cell) {
        return Stream.of(new Cell(Math.max(0, cell.row() - 1), cell.column()), new Cell(cell.row() + 1, cell.column()),
                new Cell(cell.row(), Math.max(0, cell.column() - 1)), new Cell(cell.row(), cell.column() + 1))
                .filter(other -> known.hasCell(other) && known.at(other).isPresent()).count();
    }

    @Override
    protected String phrase(Qwirkle known, NamedCall move) {
        return next(known) + switch (move.name()) {
            case "endTurn" -> " ends the turn";
            case "pass" -> " passes";
            case "trade" -> " trades " + words((List<?>) move.arguments().get(0));
            default -> " plays " + new Placement((Tile) move.arguments().get(0), (Cell) move.arguments().get(1));
        };
    }

    @Override
    protected String look(Qwirkle known, NamedCall move) {
        final List<Tile> hand = known.hand(known.nextToPlay());
        return Math.min(known.turn().size(), 3) + " " + switch (move.name()) {
            case "play" -> move.arguments().get(1) instanceof Cell cell && known.hasCell(cell) ? hand
                    .contains(move.arguments().get(0)) + " " + beside(known, cell) + isNear(known, cell) : "outside";
            case "trade" -> ((List<?>) move.arguments().get(0)).size() + " " + Math.min(known.bagSize(), Qwirkle.HAND);
            default -> known.players() + " " + known.options() + known.turnPoints() + hand.size()
                    + Math.min(known.bagSize(), Qwirkle.HAND);
        };
    }

    /** Exchanges rows and columns, two shapes, or shapes and colours. */
    @Override
    protected List<UnaryOperator<BoardText>> symmetries() {
        return List.of(board -> board.transposed().withWords(word -> word.replaceAll("(\\d+)/(\\d+)", "$2/$1")),
                board -> board.exchanged("AC", "BF"), board -> board.withWords(word -> !word.matches("[A-F]\\d") ? word
                        : tile(word.charAt(1) - '1', word.charAt(0) - 'A').toString()));
    }

    private static Tile tile(int letter, int digit) {
        return Tile.parse("" + (char) ('A' + letter % Qwirkle.SHAPES) + (char) ('1' + digit % Qwirkle.COLOURS));
    }

    /** Returns a position whose board is larger than any of the book: each tile lies beside or below the one before. */
    @Override
    protected Optional<Position> unlikeTheBook(Random random) {
        final List<List<Optional<Tile>>> board = IntStream.range(0, STAIRS / 2 + 3).mapToObj(row -> IntStream
                .range(0, STAIRS / 2 + 3).mapToObj(column -> stairs(row, column)).toList()).toList();
        final List<Tile> left = Chance.shuffled(ALL, random);
        board.stream().flatMap(List::stream).flatMap(Optional::stream).forEach(left::remove);
        return Optional.of(position(board, left, SEED));
    }

    private static Optional<Tile> stairs(int row, int column) {
        final int i = row + column - 2;
        return i < 0 || i >= STAIRS || (row - column) >> 1 != 0 ? Optional.empty()
                : Optional.of(tile(column - 1, row - 1 + 2 * ((i + 11) / 12)));
    }

    /** Returns the position of two players who have been dealt these tiles. */
    static Position position(List<List<Optional<Tile>>> board, List<Tile> tiles, long seed) {
        return new Position(board, List.of(), Player.FIRST, List.of(tiles.subList(0, Qwirkle.HAND),
                tiles.subList(Qwirkle.HAND, 2 * Qwirkle.HAND)), List.of(0, 0),
                tiles.subList(2 * Qwirkle.HAND, tiles.size()), Set.of(), seed);
    }

    @Override
    protected List<Fact> more(Qwirkle known) {
        return List.of(fact("turnPoints", "the turn makes %s points".formatted(known.turnPoints())),
                fact("bag", "the bag holds %s tiles".formatted(known.bagSize())));
    }

    @Override
    protected boolean opens(NamedCall move) {
        return move.name().equals("trade");
    }

    /** It is left to chance where in the bag traded tiles come to lie. */
    @Override
    protected boolean isUnordered(String query, boolean isOpen) {
        return query.equals("hand") || isOpen && List.of("bag", "position").contains(query);
    }

    /** Asks in which order bags lie, and where traded tiles go. */
    @Override
    protected List<Aside> asides(Object provider, Supplier<Position> positions, Random random) {
        return Stream.concat(Stream.of(Bags.shuffling(Chance.apart(random.nextInt(), SEEDS), bags ->
                Chance.areMixed(bags, Tile.KINDS)), Bags.trading(2, Chance.apart(0, SEEDS), random)),
                IntStream.range(0, TIMES).boxed().flatMap(i -> Stream.of(
                Bags.shuffling(Chance.seeds(random), Chance::follow),
                Bags.trading(LARGE + i % 2, Chance.seeds(random), random)))).toList();
    }
}
