package tabuleiro.console.draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sight;
import tabuleiro.console.Sketch;
import tabuleiro.console.Wrap;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/**
 * The board on a screen, and beside it the key to the pieces and the last moves (DR-30). First a piece is chosen, then
 * where it goes (DR-31), or another piece instead.
 *
 * @param shown the board in the middle of the turn
 * @param turn  the turn; nothing if the game is over
 * @param moves the turns that have been played
 * @param sight how the board is looked at
 */
record DraughtsPicture(Shown shown, Optional<Turn> turn, List<List<Square>> moves, Sight sight) {

    private static final Grid GRID = new Grid(Draughts.SIZE, Draughts.SIZE, new Area(Draughts.SIZE, 3, 1, 3), -1, 3);
    private static final int LEFT = 2;
    private static final int RIGHT = 32;
    private static final int MOVES = 4;
    private static final int MOVES_SHOWN = 6;
    private static final int WIDEST = 46;
    private static final String EDGE = "─".repeat(3 * Draughts.SIZE);

    /** Returns the picture. */
    Picture picture() {
        final Sketch sketch = new Sketch();
        final Canvas canvas = sketch.canvas().put(0, LEFT, "┌" + EDGE + "┐", Ink.FRAME);
        Square.ALL.forEach(square -> draw(sketch, square));
        GRID.besideRows(canvas, 0, String::valueOf);
        List.of(LEFT, LEFT + EDGE.length() + 1).forEach(side -> GRID.besideRows(canvas, side, row -> "│"));
        canvas.put(Draughts.SIZE + 1, LEFT, "└" + EDGE + "┘", Ink.FRAME)
                .put(Draughts.SIZE + 2, LEFT + 2, "a  b  c  d  e  f  g  h", Ink.FRAME)
                .putLines(0, RIGHT, sight.words().of("screen.key"), Ink.FRAME)
                .putLines(MOVES - 1, RIGHT, turns(), Ink.PLAIN);
        last().forEach(square -> canvas.mark(area(square), Ink.LAST));
        if (turn.filter(Turn::mayStop).isPresent()) {
            final String stop = sight.words().word("step.stop");
            sketch.moveTo(Draughts.SIZE + 2, RIGHT).writePlace(" " + stop + " ", Ink.LEGAL, stop, Effect.ENDS, true);
        }
        return sketch.picture(last().stream().reduce((before, after) -> after).map(DraughtsPicture::area),
                new Margin(0, 0, LEFT + 1));
    }

    private String turns() {
        final List<String> turns = Shown.turns(moves, shown.position().nextToPlay(), MOVES_SHOWN).stream()
                .map(line -> Wrap.cut(line, WIDEST)).toList();
        return turns.isEmpty() ? "" : sight.words().of("screen.turns") + "\n" + String.join("\n", turns);
    }

    /** Returns the squares of the moves in this turn; before the first, those of the last turn. */
    private List<Square> last() {
        final List<Square> begun = turn.map(Turn::begun).orElse(List.of());
        return !begun.isEmpty() || moves.isEmpty() ? begun : moves.get(moves.size() - 1);
    }

    /** Adds what a square can be chosen for: for its piece, to go there, or to choose no piece or another one. */
    private void place(Sketch sketch, Turn now, Square square) {
        final boolean isChosen = !chosen(now).begun().isEmpty();
        final boolean isOther = now.begun().isEmpty() && isChosen && !isLegal(square)
                && (isMoving(square) || now.next().contains(square));
        sketch.place(area(square), isOther && isMoving(square) ? "" : square.toString(),
                isOther ? Effect.REPLACES : isChosen ? Effect.ENDS : Effect.ADDS, isOther || isLegal(square));
    }

    /** Returns the turn with the piece that has been chosen on the board, if one has been. */
    private Turn chosen(Turn now) {
        return now.begun().isEmpty() && Notation.whyNot(sight.typed()).isEmpty()
                ? now.with(Notation.squares(sight.typed()).get(0)) : now;
    }

    /** Checks whether a piece may be chosen, or whether the chosen one can go to a square. */
    private boolean isLegal(Square square) {
        final Optional<Turn> now = turn.map(this::chosen);
        return now.filter(each -> each.next().contains(square)
                || !each.begun().isEmpty() && each.takesSeveral(square)).isPresent();
    }

    /** Checks whether the piece on a square has been chosen. */
    private boolean isMoving(Square square) {
        final List<Square> begun = turn.map(this::chosen).map(Turn::begun).orElse(List.of());
        return !begun.isEmpty() && begun.get(begun.size() - 1).equals(square);
    }

    private void draw(Sketch sketch, Square square) {
        final Area area = area(square);
        final Optional<Piece> piece = shown.position().at(square);
        final String mark = piece.map(each -> String.valueOf(each.mark()))
                .orElse(isLegal(square) ? "•" : square.isDark() ? "·" : " ");
        final String drawn = shown.captured().contains(square) ? "(" + mark + ")"
                : (piece.isEmpty() ? " " : isMoving(square) ? "▸" : isLegal(square) ? "•" : " ") + mark + " ";
        sketch.canvas().put(area, drawn, isLegal(square) ? Ink.LEGAL : Ink.FRAME);
        piece.ifPresent(each -> sketch.canvas().put(area.row(), area.column() + 1, mark, ink(each)));
        turn.ifPresent(now -> place(sketch, now, square));
    }

    private static Ink ink(Piece piece) {
        return piece.player() == Player.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    private static Area area(Square square) {
        return GRID.area(square.row(), square.column());
    }
}
