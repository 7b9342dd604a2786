package tabuleiro.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;
import tabuleiro.svg.Shapes;
import tabuleiro.svg.Strip;

/**
 * How Qwirkle draws its board: tiles of six shapes and six colours, with their names, such as A1;
 * below it the hands, the points and the beginning of the bag.
 */
public final class QwirkleDrawing extends Descriptor {

    private static final String GAME = "Qwirkle";
    private static final int SHOWN_OF_BAG = 14;
    private static final List<String> OUTLINES = List.of(
            "M20 7A13 13 0 0 1 20 33A13 13 0 0 1 20 7Z",
            "M9 9H31V31H9Z",
            "M20 5L35 20L20 35L5 20Z",
            "M13.5 13.5A6.8 6.8 0 1 1 26.5 13.5A6.8 6.8 0 1 1 26.5 26.5A6.8 6.8 0 1 1 13.5 26.5A6.8 6.8 0 1 1"
                    + " 13.5 13.5Z",
            "M6 6L20 12L34 6L28 20L34 34L20 28L6 34L12 20Z",
            "M20 4L23.8 10.8L31.3 8.7L29.2 16.2L36 20L29.2 23.8L31.3 31.3L23.8 29.2L20 36L16.2 29.2L8.7 31.3L10.8 23.8"
                    + "L4 20L10.8 16.2L8.7 8.7L16.2 10.8Z");

    /** Describes the game. */
    public QwirkleDrawing() {
        super("qwirkle", GAME, "QW", QwirkleProvider.class);
    }

    /** Returns a tile. */
    public static Drawn draw(Tile tile) {
        return new Drawn(tile.toString(), Shapes.rectangle("tile", 1.5, 1.5, 37, 37, 5)
                + Shapes.path("colour-" + tile.colour(), OUTLINES.get(tile.shape() - 1))
                + Shapes.text("digit", 20, 24.6, tile.toString()));
    }

    /** Returns a board alone. */
    public static Board draw(List<List<Optional<Tile>>> board) {
        final Grid grid = grid(board.size(), board.get(0).size());
        final Map<Place, Drawn> tiles = new TreeMap<>();
        grid.places().forEach(place -> board.get(place.row()).get(place.column())
                .ifPresent(tile -> tiles.put(place, draw(tile))));
        return new Board(GAME, grid, tiles);
    }

    private static Grid grid(int rows, int columns) {
        return new Grid(Grid.counted(0, rows), Grid.counted(0, columns), Grid.Edge.TOP,
                (row, column) -> row + "/" + column,
                new Grid.Ground("table", place -> Shapes.rectangle("cell", 0, 0, Grid.CELL, Grid.CELL, 0)));
    }

    /** Returns the board of a position, the hands with the points, and the beginning of the bag. */
    public static Board draw(Position position) {
        final List<Strip> strips = new ArrayList<>();
        for (int i = 0; i < position.hands().size(); i++) {
            strips.add(strip(hand(position, i), position.hands().get(i)));
        }
        final List<Tile> bag = position.bag();
        strips.add(strip(bag.isEmpty() ? "the bag is empty" : bag.size() + " in the bag, first",
                bag.subList(0, Math.min(SHOWN_OF_BAG, bag.size()))));
        return draw(position.board()).with(strips, captions(position));
    }

    private static String hand(Position position, int player) {
        final String points = position.points().stream().skip(player).findFirst()
                .map(point -> point == 1 ? ", 1 point" : ", " + point + " points").orElse("");
        return "player " + (player + 1) + points
                + (position.nextToPlay().number() == player + 1 ? ", to play" : "");
    }

    private static List<String> captions(Position position) {
        final List<String> captions = new ArrayList<>();
        if (!position.turn().isEmpty()) {
            captions.add("played in this turn: "
                    + position.turn().stream().map(Cell::toString).collect(Collectors.joining(", ")));
        }
        position.options().forEach(option -> captions.add("agreed on: "
                + option.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
        return captions;
    }

    private static Strip strip(String words, List<Tile> tiles) {
        return new Strip(words, tiles.stream().map(QwirkleDrawing::draw).toList());
    }

    @Override
    public boolean isLarge() {
        return true;
    }

    @Override
    public boolean isAlwaysDrawn() {
        return true;
    }

    @Override
    public Map<String, Drawn> key() {
        return Drawing.key(Tile.KINDS, Tile::toString, QwirkleDrawing::draw);
    }

    @Override
    public Board read(String text) {
        if (text.contains(":")) {
            return draw(Position.parse(text));
        }
        final List<List<Optional<Tile>>> rows = Position.parseBoard(text.replace('*', '.'));
        if (rows.stream().flatMap(List::stream).allMatch(Optional::isPresent)) {
            return new Board(GAME, Grid.none(), Map.of()).with(List.of(strip("tiles, in this order",
                    rows.stream().flatMap(List::stream).flatMap(Optional::stream).toList())), List.of());
        }
        mustBeOfOneLength(rows);
        return text.contains("*") ? draw(rows).marked(Mark.NAMED, stars(text)) : draw(rows);
    }

    private static void mustBeOfOneLength(List<List<Optional<Tile>>> rows) {
        if (rows.stream().mapToInt(List::size).distinct().count() > 1) {
            throw new IllegalArgumentException("the rows of the picture are of different lengths: "
                    + rows.stream().map(List::size).toList());
        }
    }

    private static List<Place> stars(String text) {
        final List<String> rows = text.strip().lines().map(String::strip).toList();
        return IntStream.range(0, rows.size()).boxed().flatMap(row -> {
            final String[] marks = rows.get(row).split("\\s+");
            return IntStream.range(0, marks.length).filter(column -> marks[column].equals("*"))
                    .mapToObj(column -> new Place(row, column));
        }).toList();
    }
}
