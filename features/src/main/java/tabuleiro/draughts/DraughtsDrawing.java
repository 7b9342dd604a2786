package tabuleiro.draughts;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Facts;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Place;
import tabuleiro.svg.Shapes;

/** How draughts draws its board: men as discs with a rim, kings as discs with a crown; below it what else is said. */
public final class DraughtsDrawing extends Descriptor {

    private static final String TITLE = "Draughts";
    private static final double MIDDLE = Grid.CELL / 2.0;
    private static final int RADIUS = 15;
    private static final String CROWN = "M12.5 27H27.5L29.5 15.5L24.3 20L20 12L15.7 20L10.5 15.5Z";
    private static final Grid GRID = new Grid(List.of("8", "7", "6", "5", "4", "3", "2", "1"),
            List.of("a", "b", "c", "d", "e", "f", "g", "h"), Grid.Edge.BOTTOM, (row, column) -> column + row,
            Grid.Ground.chequered());

    /** Describes the game. */
    public DraughtsDrawing() {
        super("draughts", TITLE, "DR", DraughtsProvider.class);
    }

    /** Returns a piece. */
    public static Drawn draw(Piece piece) {
        final boolean isWhite = piece.player() == Player.WHITE;
        final String colour = isWhite ? "white" : "black";
        final String disc = Shapes.circle(isWhite ? colour : "black edged", MIDDLE, MIDDLE, RADIUS);
        return piece.isKing()
                ? new Drawn(colour + " king", disc + Shapes.path("on-" + colour + " full", CROWN))
                : new Drawn(colour + " man", disc + Shapes.circle("on-" + colour, MIDDLE, MIDDLE, RADIUS - 4.5));
    }

    /** Returns the board of a position, with a caption of all else. */
    public static Board draw(Position position) {
        return new DraughtsDrawing().read(position.toString());
    }

    @Override
    public boolean isLarge() {
        return true;
    }

    @Override
    public Map<String, Drawn> key() {
        return Drawing.key(List.of(Piece.values()), piece -> String.valueOf(piece.mark()), DraughtsDrawing::draw);
    }

    @Override
    public Board read(String text) {
        final Map<Place, Drawn> things = new TreeMap<>();
        Position.parse(text).pieces().forEach((square, piece) ->
                things.put(new Place(Draughts.SIZE - square.row(), square.column() - 1), draw(piece)));
        return new Board(TITLE, GRID, things).with(List.of(), Facts.caption(text, Map.of(
                PositionReader.NEXT, Facts::toMove, PositionReader.VARIANT, rules -> rules + "\u00a0rules")));
    }
}
