package tabuleiro.qwirkle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;

/**
 * A position: the whole state of a game between two moves. It can also show the state of a wrong engine;
 * {@link #fault()} says whether a game can look like this.
 *
 * @param board   row by row from the top, the same number of cells in each; nothing on an empty cell
 * @param turn    where the tiles of the turn lie, in the order in which they were played
 * @param nextToPlay whose turn it is
 * @param hands   the tiles of each player, in the order of their turns
 * @param points  the points of each player, in the same order
 * @param bag     the tiles in the bag, from the front
 * @param options what has been agreed on
 * @param seed    of the order in which traded tiles go back
 */
public record Position(List<List<Optional<Tile>>> board, List<Cell> turn, Player nextToPlay, List<List<Tile>> hands,
        List<Integer> points, List<Tile> bag, Set<Option> options, long seed) {

    private static final String EMPTY = ".";

    /**
     * Keeps copies, with the tiles of each hand in their order.
     *
     * @throws IllegalArgumentException if the board is empty, or its rows are of different lengths
     */
    public Position {
        if (board.isEmpty() || board.get(0).isEmpty() || board.stream().mapToInt(List::size).distinct().count() > 1) {
            throw new IllegalArgumentException("a board has rows of the same length, of one cell at least");
        }
        board = board.stream().map(List::copyOf).toList();
        turn = List.copyOf(turn);
        hands = hands.stream().map(hand -> hand.stream().sorted().toList()).toList();
        points = List.copyOf(points);
        bag = List.copyOf(bag);
        options = Collections.unmodifiableSet(new TreeSet<>(options));
    }

    /** Returns the position of a game now. Calls every query that it needs. */
    public static Position of(Qwirkle game) {
        final List<List<Optional<Tile>>> board = IntStream.range(0, game.rows())
                .mapToObj(row -> IntStream.range(0, game.columns())
                        .mapToObj(column -> game.at(new Cell(row, column))).toList()).toList();
        final List<Player> players = Player.first(game.players());
        return new Position(board, game.turn(), game.nextToPlay(), players.stream().map(game::hand).toList(),
                players.stream().map(game::points).toList(), game.bag(), game.options(), game.seed());
    }

    /**
     * Reads a position from a picture.
     *
     * @param picture rows of the board as {@link #parseBoard} reads them, then lines in the order and form in which
     *                {@link #toString} writes them
     * @throws IllegalArgumentException if the picture has another form; the message says where
     */
    public static Position parse(String picture) {
        final List<String> lines = picture.strip().lines().map(String::strip).toList();
        final String board = lines.stream().filter(line -> !line.contains(":")).collect(Collectors.joining("\n"));
        final Map<String, String> said = new LinkedHashMap<>();
        lines.stream().filter(line -> line.contains(":"))
                .forEach(line -> said.put(line.substring(0, line.indexOf(':')),
                        line.substring(line.indexOf(':') + 1).strip()));
        return new PositionReader(said).read(parseBoard(board));
    }

    /**
     * Reads a board from a picture.
     *
     * @param picture a line for each row, with spaces between its cells: {@code .} for an empty cell, or a tile
     * @throws IllegalArgumentException if the picture has another form; the message says where
     */
    public static List<List<Optional<Tile>>> parseBoard(String picture) {
        return picture.strip().lines().map(line -> Arrays.stream(line.strip().split("\\s+"))
                .map(mark -> mark.equals(EMPTY) ? Optional.<Tile>empty() : Optional.of(Tile.parse(mark)))
                .toList()).toList();
    }

    /** Returns the picture of a board that {@link #parseBoard} reads. */
    public static String draw(List<List<Optional<Tile>>> board) {
        return board.stream().map(row -> row.stream().map(cell -> cell.map(Tile::toString).orElse(" " + EMPTY))
                .collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
    }

    /** Returns the tile on a cell, or nothing if the cell is empty or the board has no such cell. */
    public Optional<Tile> at(Cell cell) {
        return hasCell(cell) ? board.get(cell.row()).get(cell.column()) : Optional.empty();
    }

    private boolean hasCell(Cell cell) {
        return cell.row() < board.size() && cell.column() < board.get(0).size();
    }

    /** Returns all tiles: those on the board, in the hands and in the bag, in the order of the kinds. */
    public List<Tile> tiles() {
        return Stream.of(board.stream().flatMap(List::stream).flatMap(Optional::stream),
                hands.stream().flatMap(List::stream), bag.stream()).flatMap(parts -> parts).sorted().toList();
    }

    /** Returns one of {@link #faults() what is wrong with this position}, or nothing. */
    public Optional<Refusal> fault() {
        return faults().stream().findFirst();
    }

    /**
     * Returns what is wrong with this position as far as it can be seen without the rules of lines: all that applies of
     * the refusals from {@link Refusal#NUMBER_OF_PLAYERS} to {@link Refusal#TURN_NOT_IN_LINE}. Whether the lines are
     * valid, whether the turn has a gap and whether the game is over is left to the engine.
     */
    public Set<Refusal> faults() {
        return Reason.right(EnumSet.range(Refusal.NUMBER_OF_PLAYERS, Refusal.TURN_NOT_IN_LINE), this::has);
    }

    private boolean has(Refusal fault) {
        return switch (fault) {
            case NUMBER_OF_PLAYERS -> hands.size() < Qwirkle.FEWEST_PLAYERS || hands.size() > Qwirkle.MOST_PLAYERS;
            case TOO_MANY_OF_A_KIND -> Tile.areTooMany(tiles());
            case PLAYERS_DO_NOT_FIT -> !playersFit();
            case WRONG_BORDER -> !hasOneEmptyBorder();
            case CELL_REPEATED -> turn.stream().distinct().count() < turn.size();
            default -> turn.stream().map(Cell::row).distinct().count() > 1
                    && turn.stream().map(Cell::column).distinct().count() > 1;
        };
    }

    private boolean playersFit() {
        return points.size() == hands.size() && points.stream().allMatch(point -> point >= 0)
                && nextToPlay.number() <= hands.size()
                && hands.stream().allMatch(hand -> hand.size() <= Qwirkle.HAND)
                && turn.stream().allMatch(cell -> at(cell).isPresent());
    }

    private boolean hasOneEmptyBorder() {
        final int last = board.size() - 1;
        final int lastColumn = board.get(0).size() - 1;
        if (last == 0 && lastColumn == 0) {
            return at(new Cell(0, 0)).isEmpty();
        }
        final List<Integer> rows = IntStream.rangeClosed(0, last)
                .filter(row -> board.get(row).stream().anyMatch(Optional::isPresent)).boxed().toList();
        final List<Integer> columns = IntStream.rangeClosed(0, lastColumn)
                .filter(column -> board.stream().anyMatch(row -> row.get(column).isPresent())).boxed().toList();
        return fills(rows, last) && fills(columns, lastColumn);
    }

    /** Checks whether these numbers begin with 1 and end just before the last. */
    private static boolean fills(List<Integer> taken, int last) {
        return !taken.isEmpty() && taken.get(0) == 1 && taken.get(taken.size() - 1) == last - 1;
    }

    /** Returns the board, then a line each for the turn, the hands, the points, the options, the seed and the bag. */
    @Override
    public String toString() {
        final List<String> lines = new ArrayList<>(List.of(
                draw(board), "turn of " + nextToPlay.number() + ": " + words(turn)));
        for (int i = 0; i < hands.size(); i++) {
            lines.add("hand " + (i + 1) + ": " + words(hands.get(i)));
        }
        lines.addAll(List.of("points: " + words(points), "options: " + words(new TreeSet<>(options)),
                "seed: " + seed, "bag: " + words(bag)));
        return lines.stream().map(String::stripTrailing).collect(Collectors.joining("\n"));
    }

    private static String words(Iterable<?> things) {
        final List<String> words = new ArrayList<>();
        things.forEach(thing -> words.add(thing.toString()));
        return String.join(" ", words);
    }
}
