package tabuleiro.chess;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Facts;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/** How chess draws its board, and below it whose turn it is and what else is said. */
public final class ChessDrawing extends Descriptor {

    private static final String TITLE = "Chess";
    private static final Grid GRID = new Grid(List.of("8", "7", "6", "5", "4", "3", "2", "1"),
            List.of("a", "b", "c", "d", "e", "f", "g", "h"), Grid.Edge.BOTTOM, (row, column) -> column + row,
            Grid.Ground.chequered());

    private static final Map<String, UnaryOperator<String>> WORDING = Map.of(
            Position.Fact.NEXT.words(), Facts::toMove,
            Position.Fact.EARLIER.words(), list -> "earlier\u00a0positions:\u00a0" + list.split(",").length,
            Position.Fact.SETTLED.words(), ending -> "settled\u00a0by\u00a0" + ending);

    /** Describes the game. */
    public ChessDrawing() {
        super("chess", TITLE, "CH", ChessProvider.class);
    }

    /** Returns the board of a position, with a caption of all else. */
    public static Board draw(Position position) {
        return new ChessDrawing().read(position.toString());
    }

    @Override
    public boolean isLarge() {
        return true;
    }

    @Override
    public Map<String, Drawn> key() {
        return Drawing.key(List.of(Piece.values()), piece -> String.valueOf(piece.letter()), PieceShape::draw);
    }

    @Override
    public Board read(String text) {
        final Position position = Position.parse(text.replace('*', '.'));
        final Map<Place, Drawn> things = new TreeMap<>();
        GRID.places().forEach(place -> position.at(new Square(Chess.SIZE - place.row(), place.column() + 1))
                .ifPresent(piece -> things.put(place, PieceShape.draw(piece))));
        final Board board = new Board(TITLE, GRID, things).with(List.of(), Facts.caption(text, WORDING));
        return text.contains("*") ? board.marked(Mark.NAMED, Drawing.stars(text, 1)) : board;
    }
}
