package tabuleiro.quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
 * How Quarto draws its board: pieces as seen from above, round or square, large or small, light or dark, with a hole if
 * they are hollow; below it the piece to be placed and the pieces that are left.
 */
public final class QuartoDrawing extends Descriptor {

    private static final String TITLE = "Quarto";
    private static final double MIDDLE = Grid.CELL / 2.0;
    private static final double LARGE = 15.5;
    private static final double SMALL = 9.5;
    private static final double HOLE = 0.48;
    private static final Grid GRID = new Grid(Grid.counted(1, Quarto.SIZE), List.of("A", "B", "C", "D"), Grid.Edge.TOP,
            (row, column) -> column + row,
            new Grid.Ground("quarto", place -> Shapes.circle("recess", MIDDLE, MIDDLE, LARGE + 2)));

    /** Describes the game. */
    public QuartoDrawing() {
        super("quarto", TITLE, "QT", QuartoProvider.class);
    }

    /** Returns a piece. */
    public static Drawn draw(Piece piece) {
        final double radius = piece.has(Trait.LARGE) ? LARGE : SMALL;
        final String colour = piece.has(Trait.WHITE) ? "white" : "black edged";
        return new Drawn(piece.words(), outline(colour, piece, radius)
                + (piece.has(Trait.HOLLOW) ? outline(colour + " hollow", piece, radius * HOLE) : ""));
    }

    private static String outline(String style, Piece piece, double radius) {
        return piece.has(Trait.ROUND) ? Shapes.circle(style, MIDDLE, MIDDLE, radius)
                : Shapes.rectangle(style, MIDDLE - radius, MIDDLE - radius, 2 * radius, 2 * radius, 1);
    }

    /** Returns the board of a position, the chosen piece and the pool without it. */
    public static Board draw(Position position) {
        final List<Piece> pool = new ArrayList<>(Piece.ALL);
        position.pieces().forEach(piece -> piece.ifPresent(pool::remove));
        position.chosen().ifPresent(pool::remove);
        final List<Strip> strips = new ArrayList<>();
        position.chosen().ifPresent(piece -> strips.add(strip("to be placed", List.of(piece))));
        if (!pool.isEmpty()) {
            strips.add(strip(position.chosen().isPresent() ? "left after it" : "left", pool));
        }
        return board(position.pieces()).with(strips, List.of());
    }

    private static Board board(List<Optional<Piece>> pieces) {
        final Map<Place, Drawn> things = new TreeMap<>();
        GRID.places().forEach(place -> pieces.get(place.row() * Quarto.SIZE + place.column())
                .ifPresent(piece -> things.put(place, draw(piece))));
        return new Board(TITLE, GRID, things);
    }

    private static Strip strip(String words, List<Piece> pieces) {
        return new Strip(words, pieces.stream().map(QuartoDrawing::draw).toList());
    }

    @Override
    public int columns() {
        return Quarto.SIZE;
    }

    @Override
    public Map<String, Drawn> key() {
        return Drawing.key(Piece.ALL, Piece::toString, QuartoDrawing::draw);
    }

    @Override
    public Board read(String text) {
        final Position position = Position.parse(text.replace('*', '.'));
        return text.contains("*") ? board(position.pieces()).marked(Mark.NAMED, Drawing.stars(text, 0))
                : draw(position);
    }
}
