package tabuleiro.console.any;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.DrawnBoard.DrawnCell;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Form;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Sign;
import tabuleiro.console.Sketch;
import tabuleiro.console.Words;
import tabuleiro.console.Wrap;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Place;

/**
 * A game in the console, as it follows from its types. A step is a call of a command, and its notation what it is
 * called with. The board has the rows, columns and pieces of the drawing of the game.
 */
final class AnyMatch implements PlayedGame {

    /** The columns beside a board in which the rest of a position and the moves are written. */
    private static final int NARROWEST = 24;
    private static final List<Form> FORMS = List.of(Form.DISC, Form.DISC.without(Form.DISC.scaled(0.5)), Form.SQUARE,
            Form.DIAMOND, Form.STAR, Form.CLOVER, Form.CROSS, Form.CROWN);
    private static final List<Ink> INKS = List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH, Ink.FIFTH, Ink.SIXTH);

    private final Descriptor descriptor;
    private final Moves game;
    private final GameStart start;
    private final List<String> turns = new ArrayList<>();
    private List<String> last = List.of();
    private int mover = -1;

    /** Creates a match of a game. */
    AnyMatch(Descriptor descriptor, Moves game, GameStart start) {
        this.descriptor = descriptor;
        this.game = game;
        this.start = start;
    }

    @Override
    public int player() {
        return ((Enum<?>) game.ask("nextToPlay").orElseThrow()).ordinal();
    }

    /** Who plays again has not finished the turn. */
    @Override
    public boolean isTurnBegun() {
        return !isOver() && player() == mover;
    }

    @Override
    public Message question() {
        return Message.of("ask", start.name(player()));
    }

    @Override
    public Reading<Step> read(String typed) {
        final Optional<Moves.Move> move = game.read(typed).stream().findFirst();
        if (move.isEmpty()) {
            return Reading.refused("refused.form", game.legal().get(0));
        }
        return move.get().refusal().map(reason -> Reading.<Step>refused("refusal." + reason))
                .orElseGet(() -> Reading.step(typed, () -> make(move.get(), typed)));
    }

    private void make(Moves.Move move, String typed) {
        final boolean isSameTurn = isTurnBegun();
        mover = player();
        game.make(move);
        last = List.of(typed.split("[\\s-]+"));
        turns.add(isSameTurn ? turns.remove(turns.size() - 1) + " " + typed : typed);
    }

    @Override
    public List<String> legalSteps() {
        return game.legal();
    }

    @Override
    public History history(Words words) {
        return new History(turns, start.seats().size(), 0);
    }

    @Override
    public boolean isOver() {
        return (Boolean) game.ask("isOver").orElseThrow();
    }

    @Override
    public Message result() {
        final Object winners = game.ask("winner").or(() -> game.ask("winners")).orElse(Optional.empty());
        final Stream<?> won = winners instanceof Optional<?> one ? one.stream() : ((Collection<?>) winners).stream();
        final List<String> names = won.map(each -> start.name(((Enum<?>) each).ordinal())).toList();
        return names.isEmpty() ? Message.of("draw") : Message.of("won", Message.list(names), names.size());
    }

    private String position() {
        return String.valueOf(game.ask("position").orElseThrow());
    }

    @Override
    public String plain(Words words) {
        return position();
    }

    @Override
    public Picture picture(Sight sight) {
        final Board board = descriptor.read(position());
        final Sketch sketch = new Sketch();
        Optional<DrawnBoard.Grid> drawn = Optional.empty();
        if (board.grid().rows().isEmpty()) {
            sketch.writeLines(position(), Ink.PLAIN);
        } else {
            drawn = Optional.of(draw(board, sight).drawBesideText(sketch, sight.pane(), NARROWEST));
            final int width = Math.max(NARROWEST, sight.pane().columns() - sketch.column());
            board.captions().forEach(caption ->
                    sketch.writeLines(String.join("\n", Wrap.lines(caption, width)), Ink.PLAIN));
        }
        sketch.writeHistory(history(sight.words()), sight);
        final Optional<DrawnBoard.Grid> grid = drawn;
        return sketch.picture(last.stream().flatMap(name -> board.grid().place(name).stream())
                .reduce((earlier, newest) -> newest).flatMap(place -> grid.map(
                        each -> each.area(place.row() + 1, place.column() + 1))), new Margin(1, 0, 2));
    }

    private DrawnBoard draw(Board board, Sight sight) {
        final List<String> legal = isOver() ? List.of() : EngineFailure.ifWritten(this::legalSteps, List.of());
        final Grid grid = board.grid();
        return new DrawnBoard(grid.rows().size() == 1 ? List.of("") : grid.rows(), grid.columns(),
                (row, column) -> cell(board, new Place(row, column), legal, sight.typed()));
    }

    /**
     * Returns a cell, which can be chosen as the beginning of a move, or as what completes it. What the game does not
     * call a cell, such as the dots between edges, is seen and not chosen.
     */
    private DrawnCell cell(Board board, Place place, List<String> legal, String typed) {
        final String name = board.grid().name(place);
        final Optional<Sign> sign = Optional.ofNullable(board.things().get(place)).map(this::sign);
        if (!game.hasCell(name)) {
            return DrawnCell.on(Ink.PLAIN).with(sign);
        }
        final DrawnCell cell = DrawnCell.on(Ink.FIELD).with(sign).marked(Ink.LAST, last.contains(name))
                .marked(Ink.CHOSEN, typed.equals(name + "-"));
        if (legal.contains(typed + name)) {
            return cell.choosing(name, Effect.ENDS, true);
        }
        if (legal.stream().anyMatch(step -> step.startsWith(typed + name + "-"))) {
            return cell.choosing(name + "-", Effect.ADDS, true);
        }
        return legal.stream().anyMatch(step -> step.startsWith(name + "-")) ? cell.replacing(name + "-")
                : cell.choosing(name, Effect.ENDS, false);
    }

    private Sign sign(Drawn thing) {
        final List<String> written = List.copyOf(descriptor.key().keySet());
        final int number = List.copyOf(descriptor.key().values()).indexOf(thing);
        if (number < 0) {
            return new Sign("?", "?", Ink.PLAIN);
        }
        final Ink ink = INKS.get(number % INKS.size());
        return number < FORMS.size() && descriptor.key().size() <= FORMS.size()
                ? new Sign(written.get(number), written.get(number), FORMS.get(number), 2, ink)
                : new Sign(written.get(number), written.get(number), ink);
    }

    @Override
    public Optional<DrawnCell> piece(int player, Words words) {
        final List<Drawn> things = List.copyOf(descriptor.key().values());
        return things.size() == start.seats().size()
                ? Optional.of(DrawnCell.on(Ink.FIELD).with(Optional.of(sign(things.get(player))))) : Optional.empty();
    }
}
