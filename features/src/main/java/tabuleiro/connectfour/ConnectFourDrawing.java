package tabuleiro.connectfour;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;
import tabuleiro.svg.Shapes;

/** How Connect Four draws its grid: the first player has yellow discs with a ring, the second red with a diamond. */
public final class ConnectFourDrawing extends Descriptor {

    private static final String TITLE = "Connect Four";
    private static final double MIDDLE = Grid.CELL / 2.0;
    private static final int RADIUS = 16;
    private static final Grid GRID = new Grid(Grid.counted(1, ConnectFour.ROWS), Grid.counted(1, ConnectFour.COLUMNS),
            Grid.Edge.TOP, (row, column) -> "row " + row + ", column " + column,
            new Grid.Ground("grid", place -> Shapes.circle("hole", MIDDLE, MIDDLE, RADIUS)));

    /** Describes the game. */
    public ConnectFourDrawing() {
        super("connect-four", TITLE, "C4", ConnectFourProvider.class);
    }

    /** Returns a disc of a player. */
    public static Drawn draw(Player player) {
        return player == Player.FIRST
                ? new Drawn("disc of the first player", Shapes.circle("first", MIDDLE, MIDDLE, RADIUS)
                        + Shapes.circle("first-form", MIDDLE, MIDDLE, 9))
                : new Drawn("disc of the second player", Shapes.circle("second", MIDDLE, MIDDLE, RADIUS)
                        + Shapes.path("second-form", "M20 11L29 20L20 29L11 20Z"));
    }

    /** Returns the grid of a position. */
    public static Board draw(Position position) {
        final Map<Place, Drawn> discs = new TreeMap<>();
        GRID.places().forEach(place -> position.at(place.row() + 1, place.column() + 1)
                .ifPresent(player -> discs.put(place, draw(player))));
        return new Board(TITLE, GRID, discs);
    }

    @Override
    public int columns() {
        return ConnectFour.COLUMNS;
    }

    @Override
    public Map<String, Drawn> key() {
        return Drawing.key(List.of(Player.values()), player -> String.valueOf(player.digit()),
                ConnectFourDrawing::draw);
    }

    @Override
    public Board read(String text) {
        final Board board = draw(Position.parse(text.replace('*', '.')));
        return text.contains("*") ? board.marked(Mark.NAMED, Drawing.stars(text, 0)) : board;
    }
}
