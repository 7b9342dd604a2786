package tabuleiro.console.quarto;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Words;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/**
 * The board on a screen, and beside it the pool, what is chosen or has won, and the key to the pieces.
 *
 * @param position the position to draw
 * @param pool     the pieces that are not on the board
 * @param isOver   whether the game is over, so that nothing can be chosen
 * @param line     the cells that have won
 * @param shared   what the pieces on them have in common
 * @param last     where the last piece was placed
 * @param words    the words of the language
 */
record QuartoPicture(Position position, List<Piece> pool, boolean isOver, List<Cell> line, List<Trait> shared,
        Optional<Cell> last, Words words) {

    private static final int WIDTH = 8;
    private static final int HEIGHT = 2;
    private static final int BOARD = 2;
    private static final int RIGHT = 39;
    private static final int A_LINE = 4;
    private static final int NEWS = 5;
    private static final int KEY = 6;

    /** Returns the picture. */
    Picture picture() {
        final Canvas canvas = new Canvas();
        for (int row = 0; row <= Quarto.SIZE; row++) {
            canvas.put(HEIGHT * row, BOARD, border(row), Ink.FRAME);
        }
        Cell.ALL.forEach(cell -> draw(canvas, cell));
        canvas.put(0, RIGHT, words.of("screen.pool"), Ink.STRONG);
        pool.forEach(piece -> draw(canvas, piece));
        canvas.put(NEWS, RIGHT, news(), Ink.STRONG);
        canvas.putLines(KEY, RIGHT, words.of("screen.key"), Ink.FRAME);
        return new Picture(canvas, isOver ? List.of() : places(), last.map(this::area));
    }

    private List<Place> places() {
        return position.chosen().isPresent()
                ? Cell.ALL.stream().map(cell -> new Place(area(cell), cell.toString(), true,
                        position.at(cell).isEmpty())).toList()
                : pool.stream().map(piece -> new Place(area(piece), letter(piece), true, true)).toList();
    }

    private static String border(int row) {
        final String corners = row == 0 ? "┌┬┐" : row == Quarto.SIZE ? "└┴┘" : "├┼┤";
        final StringBuilder border = new StringBuilder(corners.substring(0, 1));
        IntStream.rangeClosed(1, Quarto.SIZE).forEach(column -> border
                .append(row % Quarto.SIZE == 0 ? "───" + (char) ('A' + column - 1) + "───" : "───────")
                .append(corners.charAt(column == Quarto.SIZE ? 2 : 1)));
        return border.toString();
    }

    private void draw(Canvas canvas, Cell cell) {
        final Area area = area(cell);
        final Optional<Piece> piece = position.at(cell);
        final boolean isLegal = position.chosen().isPresent() && piece.isEmpty();
        final String mark = line.contains(cell) ? "*" : " ";
        canvas.put(area.row(), 0, String.valueOf(cell.row()), Ink.FRAME)
                .put(area.row(), BOARD + WIDTH * Quarto.SIZE + 2, String.valueOf(cell.row()), Ink.FRAME)
                .put(area.row(), area.column() - 1, "│", Ink.FRAME)
                .put(area.row(), area.column() + WIDTH - 1, "│", Ink.FRAME)
                .put(area.row(), area.column(), " " + mark + piece.map(Piece::toString).orElse(isLegal ? " • " : "   ")
                        + mark + " ", piece.map(QuartoPicture::ink).orElse(Ink.LEGAL));
        last.filter(cell::equals).ifPresent(each -> canvas.mark(area, Ink.LAST));
        if (line.contains(cell)) {
            canvas.mark(area, Ink.WIN);
        }
    }

    private void draw(Canvas canvas, Piece piece) {
        final Area area = area(piece);
        final boolean isChosen = position.chosen().filter(piece::equals).isPresent();
        final String mark = isChosen ? "▸" : isOver || position.chosen().isPresent() ? " " : letter(piece);
        canvas.put(area.row(), area.column(), mark, Ink.LEGAL)
                .put(area.row(), area.column() + 2, piece.toString(), ink(piece));
        if (isChosen) {
            canvas.mark(area, Ink.LAST);
        }
    }

    /** Returns what is chosen or has won, in words; an empty text if nothing is. */
    private String news() {
        return position.chosen().map(piece -> "▸ " + piece + " " + String.join(" ", described(piece.traits())))
                .orElse(shared.isEmpty() ? "" : words.of("screen.shared", words.list("and", described(shared))));
    }

    private List<String> described(Collection<Trait> traits) {
        return traits.stream().map(QuartoMatch::word).map(words::of).toList();
    }

    private static Ink ink(Piece piece) {
        return piece.colour() == Trait.WHITE ? Ink.FIRST : Ink.SECOND;
    }

    private String letter(Piece piece) {
        return QuartoMatch.letter(pool.indexOf(piece));
    }

    private Area area(Cell cell) {
        return new Area(HEIGHT * cell.row() - 1, BOARD + 1 + WIDTH * (cell.column() - 1), 1, WIDTH - 1);
    }

    private Area area(Piece piece) {
        final int index = pool.indexOf(piece);
        return new Area(1 + index / A_LINE, RIGHT + WIDTH * (index % A_LINE), 1, WIDTH - 2);
    }
}
