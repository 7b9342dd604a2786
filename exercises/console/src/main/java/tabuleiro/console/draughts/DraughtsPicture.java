package tabuleiro.console.draughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.Form;
import tabuleiro.console.History;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sight;
import tabuleiro.console.Sign;
import tabuleiro.console.Sketch;
import tabuleiro.console.Words;
import tabuleiro.console.Wrap;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/**
 * The board on a screen, and beside it what is left, and the last moves (DR-30). First a piece is chosen, then where it
 * goes (DR-31), or another piece instead. After the end there is no turn. On the way to a square that has been
 * announced, the cursor is on the next one.
 */
record DraughtsPicture(Shown shown, Optional<Turn> turn, List<Square> before, Optional<Square> next, Sight sight) {

    private static final int NARROWEST = 24;
    private static final Form HOLE = Form.DISC.scaled(0.5);

    /** Returns how a piece looks: White's have a hole. */
    private static Sign sign(Piece piece, Words words) {
        final String letter = String.valueOf(Shown.letter(piece.mark(), words));
        final Form form = piece.isKing() ? Form.CROWN : Form.DISC;
        final String mark = piece.isKing() ? "♔♚" : "○●";
        return piece.player() == Player.WHITE
                ? new Sign(letter, mark.substring(0, 1), form.without(HOLE), 2, Ink.WHITE)
                : new Sign(letter, mark.substring(1), form, 2, Ink.BLACK);
    }

    static DrawnBoard.DrawnCell man(Player player, Words words) {
        return DrawnBoard.DrawnCell.on(Ink.DARK).with(Optional.of(sign(Piece.man(player), words)));
    }

    Picture picture(History history, List<Message> material) {
        final Sketch sketch = new Sketch();
        final DrawnBoard diagram = new DrawnBoard(IntStream.range(0, Draughts.SIZE)
                .mapToObj(row -> String.valueOf(Draughts.SIZE - row)).toList(), List.of("abcdefgh".split("")),
                (row, column) -> cell(new Square(Draughts.SIZE - row, column + 1)));
        final DrawnBoard.Grid grid = diagram.drawBesideText(sketch, sight.pane(), NARROWEST);
        drawBeside(sketch, history, material);
        return sketch.picture(next.or(() -> last().stream().reduce((before, after) -> after))
                .map(square -> grid.area(Draughts.SIZE + 1 - square.row(), square.column())),
                new Margin(0, 1, diagram.left()));
    }

    /** Writes the key to the pieces, what is left, and the moves; where the turn may end, that can be chosen. */
    private void drawBeside(Sketch sketch, History history, List<Message> material) {
        if (turn.filter(Turn::mayStop).isPresent()) {
            final String stop = sight.words().word("step.stop");
            sketch.writePlace(" " + stop + " ", Ink.LEGAL, stop, Effect.ENDS, true);
            sketch.nextRow();
        }
        if (!sight.pane().signs()) {
            sketch.writeLines(sight.words().of("screen.key"), Ink.FRAME);
        }
        final int width = Math.max(NARROWEST, sight.pane().columns() - sketch.column());
        material.forEach(message -> sketch.writeLines(String.join("\n", Wrap.lines(sight.words().of(message), width)),
                Ink.PLAIN));
        sketch.writeHistory(history, sight);
    }

    /** Returns the squares of the moves in this turn; before the first, those of the last turn. */
    private List<Square> last() {
        final List<Square> begun = turn.map(Turn::begun).orElse(List.of());
        return begun.isEmpty() ? before : begun;
    }

    private DrawnBoard.DrawnCell cell(Square square) {
        final DrawnBoard.DrawnCell cell = DrawnBoard.DrawnCell.on(square.isDark() ? Ink.DARK : Ink.LIGHT)
                .with(shown.position().at(square).map(piece -> sign(piece, sight.words())))
                .marked(Ink.LAST, last().contains(square)).marked(Ink.CHOSEN, isMoving(square))
                .marked(Ink.ATTACKED, shown.captured().contains(square));
        return turn.map(now -> choosing(cell, now, square)).orElse(cell);
    }

    /** Adds what a square can be chosen for: for its piece, to go there, or to choose no piece or another one. */
    private DrawnBoard.DrawnCell choosing(DrawnBoard.DrawnCell cell, Turn now, Square square) {
        final boolean isChosen = !chosen(now).begun().isEmpty();
        final boolean isOther = now.begun().isEmpty() && isChosen && !isLegal(square)
                && (isMoving(square) || now.next().contains(square));
        if (isOther) {
            return cell.replacing(isMoving(square) ? "" : square.toString());
        }
        return cell.choosing(square.toString(), isChosen ? Effect.ENDS : Effect.ADDS, isLegal(square));
    }

    /** Returns the turn with the piece that has been chosen on the board, if one has been. */
    private Turn chosen(Turn now) {
        return Notation.read(sight.typed()).meaning().filter(none -> now.begun().isEmpty())
                .map(squares -> now.with(squares.get(0))).orElse(now);
    }

    /** Checks whether a piece may be chosen, or whether the chosen one can go to a square. */
    private boolean isLegal(Square square) {
        return turn.filter(now -> chosen(now).next().contains(square) || now.begun().isEmpty()
                && !chosen(now).begun().isEmpty() && chosen(now).takesSeveral(square)).isPresent();
    }

    /** Checks whether the piece on a square has been chosen. */
    private boolean isMoving(Square square) {
        final List<Square> begun = turn.map(this::chosen).map(Turn::begun).orElse(List.of());
        return !begun.isEmpty() && begun.get(begun.size() - 1).equals(square);
    }
}
