package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.GameStart;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Sight;
import tabuleiro.console.Sketch;
import tabuleiro.console.Wrap;
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
    private static final int NAME = 20;
    private static final int LEFT = 2;
    private static final int KINDS_IN_A_ROW = 18;

    private final QwirkleMatch match;
    private final Position position;
    private final QwirkleDrawing drawing;
    private final GameStart start;
    private final Sight sight;
    private final List<String> typed;
    private final String verb;
    private final Sketch sketch = new Sketch();

    /**
     * Creates a picture.
     *
     * @param match  the game
     * @param start  who plays
     * @param sight  how it is looked at
     */
    QwirklePicture(QwirkleMatch match, GameStart start, Sight sight) {
        this.match = match;
        this.position = match.position();
        this.drawing = new QwirkleDrawing(position.board());
        this.start = start;
        this.sight = sight;
        this.typed = List.of(sight.typed().split("\\s+"));
        this.verb = isOpen() && Notation.VERBS.contains(typed.get(0)) ? typed.get(0) : "";
    }

    /** Returns the picture. */
    Picture picture() {
        drawStandings();
        drawBag();
        drawHand();
        if (position.options().contains(Option.CHEATING)) {
            drawKinds();
        }
        drawBoard();
        return sketch.picture(match.last().stream().map(this::area).reduce(Area::with),
                new Picture.Margin(sketch.row(), 1, drawing.left()));
    }

    private void drawStandings() {
        for (int i = 0; i < start.seats().size(); i++) {
            final boolean isNext = i == match.player() && !match.isOver();
            sketch.moveTo(i / STANDINGS_IN_A_ROW, STANDING * (i % STANDINGS_IN_A_ROW)).write((isNext ? "▸ " : "  ")
                    + words("screen.points", Wrap.cut(start.name(i), NAME),
                    Message.of("points", position.points().get(i))), isNext ? Ink.STRONG : Ink.PLAIN);
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
        if (isOpen()) {
            final List<Tile> others = new ArrayList<>(named());
            sketch.write(words("screen.hand"));
            Scores.hand(position).forEach(tile -> drawTile(tile, others.remove(tile)));
            sketch.skip(2);
            drawButtons();
        }
        sketch.nextRow();
    }

    private boolean isOpen() {
        return !sight.hidden() && !match.isOver();
    }

    /** Returns the tiles that have been typed so far. */
    private List<Tile> named() {
        return typed.stream().skip(1).map(Notation::tile).flatMap(Optional::stream).toList();
    }

    private void drawTile(Tile tile, boolean isNamed) {
        final Area area = sketch.write(tile.toString(), ink(tile));
        sketch.skip(1);
        if (isNamed) {
            sketch.canvas().mark(area, Ink.LAST);
        } else if (verb.isEmpty()) {
            sketch.place(area, word(Notation.PLAY) + " " + tile, Effect.ADDS, match.fits(tile));
        } else if (verb.equals(Notation.TRADE)) {
            sketch.place(area, " " + tile, Effect.ADDS, true);
        }
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
        for (int first = 0; first < kinds.size(); first += KINDS_IN_A_ROW) {
            kinds.stream().skip(first).limit(KINDS_IN_A_ROW).filter(kind -> isOpen() && verb.isEmpty())
                    .forEach(kind -> drawTile(kind, false));
            sketch.nextRow();
        }
    }

    private void drawBoard() {
        final Canvas canvas = sketch.canvas().putLines(sketch.row(), 0, drawing.toString(), Ink.FRAME);
        drawing.cells().forEach(cell -> position.at(cell).ifPresent(tile ->
                canvas.put(area(cell), tile.toString(), ink(tile))));
        match.last().forEach(cell -> canvas.mark(area(cell), Ink.LAST));
        chosen().stream().flatMap(tile -> match.moves().stream().filter(move -> move.tile().equals(tile)))
                .map(Placement::cell).forEach(this::drawLegal);
    }

    /** Returns the tile that is to be played, if it has been chosen and the cell has not. */
    private Optional<Tile> chosen() {
        return named().stream().filter(tile -> verb.equals(Notation.PLAY) && typed.size() == 2).findFirst();
    }

    private void drawLegal(Cell cell) {
        sketch.canvas().put(area(cell), " +", Ink.LEGAL);
        sketch.place(area(cell), " " + cell.row() + " " + cell.column(), Effect.ENDS, true);
    }

    private Area area(Cell cell) {
        return drawing.area(cell, sketch.row());
    }

    private static Ink ink(Tile tile) {
        return COLOURS.get(tile.colour() - 1);
    }

    private String word(String verb) {
        return sight.words().typed(verb);
    }

    private String words(String key, Object... arguments) {
        return sight.words().of(key, arguments);
    }
}
