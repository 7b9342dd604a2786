package tabuleiro.console.tiny;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.DrawnBoard;
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
import tabuleiro.console.program.Numbers;
import tabuleiro.tiny.Tiny;

/** A game of Tiny in the console. A step is a stone, and its notation the number of its cell. */
final class TinyMatch implements PlayedGame {

    private static final List<Sign> STONES = List.of(new Sign("1", "●", Form.DISC, 2, Ink.FIRST),
            new Sign("2", "○", Form.DISC.without(Form.DISC.scaled(0.5)), 2, Ink.SECOND));

    private final Tiny game;
    private final GameStart start;
    private final List<String> turns = new ArrayList<>();

    /** Creates a match of a game. */
    TinyMatch(Tiny game, GameStart start) {
        this.game = game;
        this.start = start;
    }

    @Override
    public int player() {
        return game.nextToPlay().ordinal();
    }

    @Override
    public Message question() {
        return Message.of("ask.cell", start.name(player()));
    }

    @Override
    public Reading<Step> read(String typed) {
        return Numbers.readInt(typed).then(cell -> Reading.step(
                game.whyNotPlay(cell), String.valueOf(cell), () -> play(cell)));
    }

    private void play(int cell) {
        game.play(cell);
        turns.add(String.valueOf(cell));
    }

    @Override
    public List<String> legalSteps() {
        return game.legalMoves().stream().map(String::valueOf).toList();
    }

    @Override
    public History history(Words words) {
        return new History(turns, 2, 0);
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public Message result() {
        return game.winner().map(player -> Message.of("won", start.name(player.ordinal())))
                .orElse(Message.of("draw"));
    }

    @Override
    public String plain(Words words) {
        return game.position().toString();
    }

    @Override
    public Picture picture(Sight sight) {
        final List<String> legal = isOver() ? List.of() : EngineFailure.ifWritten(this::legalSteps, List.of());
        final DrawnBoard board = new DrawnBoard(List.of(""),
                IntStream.rangeClosed(1, Tiny.CELLS).mapToObj(String::valueOf).toList(),
                (row, column) -> cell(column + 1, legal.contains(String.valueOf(column + 1))));
        final Sketch sketch = new Sketch();
        final DrawnBoard.Grid grid = board.drawInMiddle(sketch, sight.pane());
        sketch.writeHistory(history(sight.words()), sight);
        return sketch.picture(turns.stream().reduce((earlier, last) -> last)
                .map(last -> grid.area(1, Integer.parseInt(last))), new Margin(0, 1, 0));
    }

    private DrawnBoard.DrawnCell cell(int number, boolean isLegal) {
        return DrawnBoard.DrawnCell.on(Ink.FIELD).with(game.position().at(number)
                .map(player -> STONES.get(player.ordinal()))).choosing(String.valueOf(number), Effect.ENDS, isLegal);
    }

    @Override
    public Optional<DrawnBoard.DrawnCell> piece(int player, Words words) {
        return Optional.of(DrawnBoard.DrawnCell.on(Ink.FIELD).with(Optional.of(STONES.get(player))));
    }

    /** Returns the number of cells: each step fills one. */
    @Override
    public int mostSteps() {
        return Tiny.CELLS;
    }
}
