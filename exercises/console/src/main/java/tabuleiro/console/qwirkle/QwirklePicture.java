package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.Form;
import tabuleiro.console.GameStart;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sight;
import tabuleiro.console.Sign;
import tabuleiro.console.Size;
import tabuleiro.console.Sketch;
import tabuleiro.console.Wrap;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Tile;

/** Qwirkle on a screen: standings, bag and hand, which stay in sight, and the table below, which is scrolled. */
final class QwirklePicture {

    private static final List<Ink> COLOURS =
            List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH, Ink.FIFTH, Ink.SIXTH);

    /** How the shapes look, and the characters that look like them. */
    private static final List<Form> FORMS =
            List.of(Form.DISC, Form.SQUARE, Form.DIAMOND, Form.STAR, Form.CLOVER, Form.CROSS);
    private static final String MARKS = "●■◆★♣✚";
    private static final int LEAST = 3;

    private static final int STANDING = 39;
    private static final int NAME = 20;
    private static final int LEFT = 2;
    private static final int KINDS_IN_A_ROW = 18;
    private static final int ROWS_FOR_LARGE_TILES = 25;

    /** The rows and columns of cells for which a table has room, if that is possible; a larger one is drawn smaller. */
    private static final int ROWS_OF_TABLE = 6;
    private static final int COLUMNS_OF_TABLE = 10;

    /** The columns of a screen that has room for the moves beside the table, and those that they get. */
    private static final int COLUMNS_WITH_HISTORY = 110;
    private static final int COLUMNS_OF_HISTORY = 30;

    private static final DrawnBoard.DrawnCell EMPTY =
            DrawnBoard.DrawnCell.on(Ink.FIELD).with(Optional.of(new Sign(".", "·", Ink.HOLE)));

    private final QwirkleMatch match;
    private final Position position;
    private final GameStart start;
    private final Sight sight;
    private final List<String> typed;
    private final String verb;
    private final Sketch sketch = new Sketch();

    QwirklePicture(QwirkleMatch match, GameStart start, Sight sight) {
        this.match = match;
        this.position = match.position();
        this.start = start;
        this.sight = sight;
        this.typed = List.of(sight.typed().split("\\s+"));
        this.verb = isOpen() && Notation.VERBS.contains(typed.get(0)) ? typed.get(0) : "";
    }

    Picture picture() {
        drawStandings();
        drawBag();
        if (isOpen()) {
            drawHand();
        }
        if (position.options().contains(Option.CHEATING)) {
            drawKinds();
        }
        sketch.moveTo(sketch.row(), 0);
        return drawTable();
    }

    private void drawStandings() {
        final int inARow = Math.max(1, sight.pane().columns() / STANDING);
        for (int i = 0; i < start.seats().size(); i++) {
            final boolean isNext = i == match.player() && !match.isOver();
            final String standing = words("screen.points", Wrap.cut(start.name(i), NAME),
                    Message.of("points", position.points().get(i)));
            sketch.moveTo(i / inARow, STANDING * (i % inARow));
            if (isNext) {
                sketch.write("▸ " + standing, Ink.STRONG);
            } else {
                sketch.write("  " + standing, Ink.PLAIN);
            }
        }
    }

    private void drawBag() {
        final String counts = String.join(" – ", position.hands().stream().map(hand -> "" + hand.size()).toList());
        final String bag = position.bag().isEmpty() ? words("screen.empty", counts)
                : words("screen.bag", Message.of("tiles", position.bag().size()));
        final String turn = match.isTurnBegun() ? words("screen.turn", Message.of("points", match.turnPoints())) : "";
        sketch.moveTo(sketch.row() + 1, LEFT).write(bag + "   " + turn);
        sketch.nextRow();
    }

    /** Draws the hand of the player who is next and, beside it, what else can be chosen. */
    private void drawHand() {
        final List<Tile> others = new ArrayList<>(named());
        final List<Tile> hand = Scores.hand(position);
        final Size size = sight.pane().rows() < ROWS_FOR_LARGE_TILES ? new Size(2, 4) : new Size(LEAST, 7);
        final int row = sketch.row();
        drawTiles(hand.stream().map(tile -> cell(tile, others.remove(tile))).toList(), size);
        sketch.moveTo(row + (size.height() - 1) / 2, LEFT + hand.size() * size.width() + 2);
        drawButtons();
        sketch.moveTo(row + size.height(), LEFT);
    }

    private void drawTiles(List<DrawnBoard.DrawnCell> cells, Size size) {
        new DrawnBoard(List.of(""), Collections.nCopies(cells.size(), ""), cells).draw(sketch, size, sight.pane());
    }

    private boolean isOpen() {
        return !sight.hidden() && !match.isOver();
    }

    /** Returns the tiles that have been typed so far. */
    private List<Tile> named() {
        return typed.stream().skip(1).map(Notation::tile).flatMap(Optional::stream).toList();
    }

    /** Returns the cell of a tile that may be held, and what it can be chosen for. */
    private DrawnBoard.DrawnCell cell(Tile tile, boolean isNamed) {
        final DrawnBoard.DrawnCell cell = cell(tile).marked(Ink.CHOSEN, isNamed);
        if (isNamed) {
            return cell;
        }
        if (verb.isEmpty()) {
            return cell.choosing(word(Notation.PLAY) + " " + tile, Effect.ADDS, match.fits(tile));
        }
        return verb.equals(Notation.TRADE) ? cell.choosing(" " + tile, Effect.ADDS, true) : cell;
    }

    static DrawnBoard.DrawnCell cell(Tile tile) {
        final int shape = tile.shape() - 1;
        return DrawnBoard.DrawnCell.on(Ink.TILE).labelled(tile.toString()).with(Optional.of(new Sign(tile.toString(),
                MARKS.substring(shape, shape + 1), FORMS.get(shape).scaled(0.8), LEAST,
                COLOURS.get(tile.colour() - 1))));
    }

    private void drawButtons() {
        final List<String> possible = verb.isEmpty() ? match.possible() : List.of();
        if (verb.equals(Notation.TRADE)) {
            drawButton("screen.done", "", Effect.ENDS, !named().isEmpty());
        }
        if (possible.contains(Notation.TRADE)) {
            drawButton("screen.trade", word(Notation.TRADE), Effect.ADDS, true);
        }
        if (possible.contains(Notation.PASS)) {
            drawButton(match.isTurnBegun() ? "screen.end" : "screen.pass", word(Notation.PASS), Effect.ENDS, true);
        }
    }

    private void drawButton(String key, String text, Effect effect, boolean legal) {
        sketch.writePlace("[" + words(key) + "]", Ink.STRONG, text, effect, legal);
    }

    /** Draws the kinds of tiles in the bag, which may be played in cheat mode. */
    private void drawKinds() {
        final List<Tile> kinds = position.bag().stream().distinct().sorted().toList();
        for (int first = 0; first < kinds.size() && isOpen() && verb.isEmpty(); first += KINDS_IN_A_ROW) {
            drawTiles(kinds.stream().skip(first).limit(KINDS_IN_A_ROW).map(kind -> cell(kind, false)).toList(),
                    new Size(1, 4));
        }
    }

    /** Returns the tile that is to be played, if it has been chosen and the cell has not. */
    private Optional<Tile> chosen() {
        return named().stream().filter(tile -> verb.equals(Notation.PLAY) && typed.size() == 2).findFirst();
    }

    private String word(String verb) {
        return sight.words().typed(verb);
    }

    private String words(String key, Object... arguments) {
        return sight.words().of(key, arguments);
    }

    /** Draws the board in the middle of an empty table that fills what is left of the screen. */
    private Picture drawTable() {
        final int rows = position.board().size();
        final int columns = position.board().get(0).size();
        final int head = sketch.row();
        final int left = String.valueOf(rows - 1).length() + 1;
        final int height = Math.max(0, sight.pane().rows() - head - 1);
        final int beside = sight.pane().columns() < COLUMNS_WITH_HISTORY ? 0 : COLUMNS_OF_HISTORY;
        final int width = sight.pane().columns() - left - beside;
        final Size size = Size.fitting(Math.max(rows, ROWS_OF_TABLE), Math.max(columns, COLUMNS_OF_TABLE), height,
                width);
        final int allRows = Math.max(rows, height / size.height());
        final int allColumns = Math.max(columns, width / size.width());
        final int above = (allRows - rows) / 2;
        final int before = (allColumns - columns) / 2;
        final DrawnBoard.Grid grid = new DrawnBoard(names(allRows, above, rows), names(allColumns, before, columns),
                (row, column) -> cell(row - above, column - before)).draw(sketch, size, sight.pane());
        if (beside > 0) {
            sketch.moveTo(head, left + allColumns * size.width() + 2).writeHistory(match.history(sight.words()), sight);
        }
        return sketch.picture(match.last().stream()
                .map(cell -> grid.area(1 + cell.row() + above, 1 + cell.column() + before))
                .reduce(Area::with),
                new Margin(head, 1, left));
    }

    private static List<String> names(int all, int first, int named) {
        return IntStream.range(0, all).mapToObj(i -> first <= i && i < first + named ? "" + (i - first) : " ").toList();
    }

    /** Returns a cell of the board, or of the table around it. */
    private DrawnBoard.DrawnCell cell(int row, int column) {
        if (row < 0 || row >= position.board().size() || column < 0 || column >= position.board().get(0).size()) {
            return DrawnBoard.DrawnCell.on(Ink.FIELD);
        }
        final Cell cell = new Cell(row, column);
        return chosen().stream().anyMatch(tile -> match.moves().contains(new Placement(tile, cell)))
                ? DrawnBoard.DrawnCell.on(Ink.FIELD).choosing(" " + row + " " + column, Effect.ENDS, true)
                : position.at(cell).map(QwirklePicture::cell).orElse(EMPTY)
                .marked(Ink.LAST, match.last().contains(cell));
    }
}
