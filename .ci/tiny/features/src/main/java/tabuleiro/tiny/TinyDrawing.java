package tabuleiro.tiny;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Place;
import tabuleiro.svg.Shapes;

/** How the game draws its board: the first player's stones are round, the second's square. */
public final class TinyDrawing extends Descriptor {

    private static final Grid GRID = new Grid(List.of("cell"), Grid.counted(1, Tiny.CELLS), Grid.Edge.TOP,
            (row, column) -> column,
            new Grid.Ground("table", place -> Shapes.rectangle("cell", 0, 0, Grid.CELL, Grid.CELL, 0)));

    /** Describes the game. */
    public TinyDrawing() {
        super("tiny", "Tiny", "TY", TinyProvider.class);
    }

    @Override
    public Map<String, Drawn> key() {
        return Drawing.key(List.of(Player.values()), player -> String.valueOf(player.digit()),
                TinyDrawing::draw);
    }

    private static Drawn draw(Player player) {
        return player == Player.FIRST ? new Drawn("stone of the first player", Shapes.circle("first", 20, 20, 15))
                : new Drawn("stone of the second player", Shapes.rectangle("second", 6, 6, 28, 28, 2));
    }

    @Override
    public Board read(String text) {
        final Position position = Position.parse(text);
        final Map<Place, Drawn> stones = new TreeMap<>();
        GRID.places().forEach(place -> position.at(place.column() + 1)
                .ifPresent(player -> stones.put(place, draw(player))));
        return new Board(title(), GRID, stones);
    }
}
