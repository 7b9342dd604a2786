package tabuleiro.console.connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.console.program.Numbers;

/** A game of Connect Four in the console. A step is a disc, and its notation the number of its column. */
final class ConnectFourMatch implements PlayedGame {

    private final ConnectFour game;
    private final GameStart start;
    private final List<String> turns = new ArrayList<>();
    private Optional<Cell> last = Optional.empty();

    /** Creates a match of a game, in which discs may have been dropped already. */
    ConnectFourMatch(ConnectFour game, GameStart start) {
        this.game = game;
        this.start = start;
    }

    /** Returns the game, for an agent. */
    ConnectFour game() {
        return game;
    }

    /** Returns the columns in which discs were dropped, from the first on. */
    List<Integer> columns() {
        return turns.stream().map(Integer::valueOf).toList();
    }

    @Override
    public int player() {
        return game.nextToPlay().ordinal();
    }

    @Override
    public Message question() {
        return Message.of("ask.column", start.name(player()), String.valueOf(game.nextToPlay().digit()),
                ConnectFour.COLUMNS);
    }

    // tag::read[]
    @Override
    public Reading<Step> read(String typed) {
        return Numbers.readInt(typed).then(column -> Reading.step(
                game.whyNotPlay(column), String.valueOf(column), () -> play(column)));
    }
    // end::read[]

    private void play(int column) {
        final Position before = game.position();
        game.play(column);
        turns.add(String.valueOf(column));
        final Position after = game.position();
        last = ConnectFourDrawing.cells().filter(cell -> before.at(cell.row(), cell.column()).isEmpty()
                && after.at(cell.row(), cell.column()).isPresent()).findFirst();
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
        final Optional<Player> winner = game.winner();
        final String how = line().size() == ConnectFour.IN_LINE ? "won.line" : "won";
        return winner.map(player -> Message.of(how, start.name(player.ordinal()), String.valueOf(player.digit())))
                .orElse(Message.of("draw"));
    }

    private List<Cell> line() {
        return game.isOver() && game.winner().isPresent() ? game.winningLine() : List.of();
    }

    @Override
    public String plain(Words words) {
        return new ConnectFourDrawing(game.position(), line()).toString();
    }

    @Override
    public Picture picture(Sight sight) {
        return new ConnectFourPicture(game.position(), line(), last,
                isOver() ? List.of() : EngineFailure.ifWritten(game::legalMoves, List.of()))
                .picture(history(sight.words()), sight);
    }

    @Override
    public Optional<DrawnBoard.DrawnCell> piece(int player, Words words) {
        return Optional.of(ConnectFourPicture.disc(Player.values()[player]));
    }

    /** Returns the number of cells: each step fills one. */
    @Override
    public int mostSteps() {
        return ConnectFour.ROWS * ConnectFour.COLUMNS;
    }
}
