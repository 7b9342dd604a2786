package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Sight;
import tabuleiro.console.Start;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Tile;

/** Qwirkle on a screen: standings, bag and hand, which stay in sight, and the board below, which is scrolled. */
final class QwirklePicture {

    private static final List<Ink> COLOURS =
            List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH, Ink.FIFTH, Ink.SIXTH);
    private static final int STANDINGS_IN_A_ROW = 2;
    private static final int STANDING = 39;
    private static final int TILE = 4;
    private static final int KINDS_IN_A_ROW = 18;

    private final QwirkleMatch match;
    private final Position position;
    private final Start start;
    private final Sight sight;
    private final List<Cell> last;
    private final Canvas canvas = new Canvas();
    private final List<Place> places = new ArrayList<>();
    private final List<String> typed;
    private final Optional<Verb> verb;
    private int row;
    private int column;

    /**
     * Creates a picture.
     *
     * @param match  the game
     * @param start  who plays
     * @param sight  how it is looked at
     */
    QwirklePicture(QwirkleMatch match, Start start, Sight sight) {
        this.match = match;
        this.position = match.position();
        this.start = start;
        this.sight = sight;
        this.last = match.last();
        this.typed = List.of(sight.typed().strip().split("\\s+"));
        this.verb = isOpen() ? Verb.of(typed.get(0)) : Optional.empty();
    }

    /** Returns the picture. */
    Picture picture() {
        drawStandings();
        drawBag();
        drawHand();
        if (position.options().contains(Option.CHEATING)) {
            drawKinds();
        }
        final QwirkleDrawing drawing = new QwirkleDrawing(position.board());
        drawBoard(drawing);
        return new Picture(canvas, places, last.stream().map(cell -> area(drawing, cell)).reduce(
                QwirklePicture::around), new Picture.Margin(row, 1, drawing.left()));
    }

    private void drawStandings() {
        for (int i = 0; i < start.seats().size(); i++) {
            final boolean isNext = i == match.player() && !match.isOver();
            canvas.put(i / STANDINGS_IN_A_ROW, STANDING * (i % STANDINGS_IN_A_ROW), (isNext ? "▸ " : "  ")
                    + words("screen.points", start.name(i), Scores.points(position.points().get(i))),
                    isNext ? Ink.STRONG : Ink.PLAIN);
        }
        row = (start.seats().size() - 1) / STANDINGS_IN_A_ROW + 1;
    }

    private void drawBag() {
        final String counts = String.join(" – ", position.hands().stream().map(hand -> "" + hand.size()).toList());
        final String bag = position.bag().isEmpty() ? words("screen.empty", counts)
                : words("screen.bag", Scores.tiles(position.bag().size()));
        final String turn = match.isTurnBegun() ? words("screen.turn", Scores.points(match.turnPoints())) : "";
        canvas.put(row++, 2, bag + "   " + turn);
    }

    /** Draws the hand of the player who is next and, beside it, what else can be chosen. */
    private void drawHand() {
        if (isOpen()) {
            final List<Tile> named = new ArrayList<>(named());
            canvas.put(row, 2, words("screen.hand"));
            column = 2 + words("screen.hand").length() + 1;
            position.hands().get(match.player()).forEach(tile -> drawTile(tile, named.remove(tile)));
            column += 2;
            drawButtons();
        }
        row++;
    }

    private boolean isOpen() {
        return !sight.hidden() && !match.isOver();
    }

    /** Returns the tiles that have been typed so far. */
    private List<Tile> named() {
        return typed.stream().skip(1).filter(each -> verb.isPresent()).map(Notation::tile)
                .flatMap(Optional::stream).toList();
    }

    private void drawTile(Tile tile, boolean isNamed) {
        final Area area = new Area(row, column, 1, TILE - 2);
        canvas.put(row, column, tile.toString(), ink(tile));
        column += TILE;
        if (isNamed) {
            canvas.mark(area, Ink.LAST);
        } else if (verb.isEmpty()) {
            places.add(new Place(area, Verb.PLAY.word(sight.words()) + " " + tile, false, match.fits(tile)));
        } else if (verb.get() == Verb.TRADE) {
            places.add(new Place(area, " " + tile, false, true));
        }
    }

    private void drawButtons() {
        final List<Verb> possible = verb.isEmpty() ? match.possible() : List.of();
        if (verb.filter(each -> each == Verb.TRADE).isPresent()) {
            drawButton("screen.done", "", true, !named().isEmpty());
        }
        if (possible.contains(Verb.TRADE)) {
            drawButton("screen.trade", Verb.TRADE.word(sight.words()), false, true);
        }
        if (possible.contains(Verb.PASS)) {
            drawButton(match.isTurnBegun() ? "screen.end" : "screen.pass", Verb.PASS.word(sight.words()), true, true);
        }
    }

    private void drawButton(String key, String text, boolean ends, boolean legal) {
        final String label = "[" + words(key) + "]";
        canvas.put(row, column, label, Ink.STRONG);
        places.add(new Place(new Area(row, column, 1, label.length()), text, ends, legal));
        column += label.length() + 1;
    }

    /** Draws the kinds of tiles in the bag, which may be played in cheat mode. */
    private void drawKinds() {
        final List<Tile> kinds = position.bag().stream().distinct().sorted().toList();
        for (int first = 0; first < kinds.size(); first += KINDS_IN_A_ROW) {
            column = 2;
            kinds.stream().skip(first).limit(KINDS_IN_A_ROW).filter(kind -> isOpen() && verb.isEmpty())
                    .forEach(kind -> drawTile(kind, false));
            row++;
        }
    }

    private void drawBoard(QwirkleDrawing drawing) {
        canvas.putLines(row, 0, drawing.toString(), Ink.FRAME);
        for (int i = 0; i < position.board().size(); i++) {
            for (int j = 0; j < position.board().get(i).size(); j++) {
                final Area area = area(drawing, new Cell(i, j));
                position.at(new Cell(i, j)).ifPresent(tile ->
                        canvas.put(area.row(), area.column(), tile.toString(), ink(tile)));
            }
        }
        last.forEach(cell -> canvas.mark(area(drawing, cell), Ink.LAST));
        chosen().stream().flatMap(tile -> match.moves().stream().filter(move -> move.tile().equals(tile)))
                .map(Placement::cell).forEach(cell -> drawLegal(area(drawing, cell), cell));
    }

    /** Returns the tile that is to be played, if it has been chosen and the cell has not. */
    private Optional<Tile> chosen() {
        return named().stream().filter(tile -> verb.get() == Verb.PLAY && typed.size() == 2).findFirst();
    }

    private void drawLegal(Area area, Cell cell) {
        canvas.put(area.row(), area.column(), " +", Ink.LEGAL);
        places.add(new Place(area, " " + cell.row() + " " + cell.column(), true, true));
    }

    private Area area(QwirkleDrawing drawing, Cell cell) {
        final Area area = drawing.area(cell);
        return new Area(row + area.row(), area.column(), area.height(), area.width());
    }

    private static Area around(Area one, Area other) {
        final int top = Math.min(one.row(), other.row());
        final int left = Math.min(one.column(), other.column());
        return new Area(top, left, Math.max(one.row() + one.height(), other.row() + other.height()) - top,
                Math.max(one.column() + one.width(), other.column() + other.width()) - left);
    }

    private static Ink ink(Tile tile) {
        return COLOURS.get(tile.colour() - 1);
    }

    private String words(String key, Object... arguments) {
        return sight.words().of(Message.of(key, arguments));
    }
}
