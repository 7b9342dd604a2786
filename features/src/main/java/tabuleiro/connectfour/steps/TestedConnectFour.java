package tabuleiro.connectfour.steps;

import io.cucumber.java.ParameterType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves;
import tabuleiro.steps.TestedGame;

/** The game of an example of Connect Four, and the words by which examples name its players, cells and columns. */
public final class TestedConnectFour extends TestedGame<ConnectFour, Position> {

    private static final List<Cell> CELLS = IntStream.rangeClosed(1, ConnectFour.ROWS).boxed()
            .flatMap(row -> IntStream.rangeClosed(1, ConnectFour.COLUMNS).mapToObj(column -> new Cell(row, column)))
            .toList();

    private final ConnectFourProvider provider;

    /** Will test a game of this provider. */
    public TestedConnectFour(ConnectFourProvider provider, Moves moves) {
        super(moves,
                new Positions<>(Position::parse, provider::whyNotNewGame, provider::newGame, ConnectFour::position),
                new Questions<>(ConnectFour::nextToPlay, ConnectFour::isOver,
                        game -> game.winner().stream().toList(), ConnectFour::legalMoves));
        this.provider = provider;
    }

    /** Reads a player: {@code first} or {@code second}. */
    @ParameterType("first|second")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /**
     * Reads a cell, such as {@code the cell in row 6, column 4}; what it holds is {@code a disc of the first player}
     * or {@code a disc of the second player}.
     */
    @ParameterType("the cell in row (\\d+), column (\\d+)")
    public Cell cell(String row, String column) {
        return new Cell(Integer.parseInt(row), Integer.parseInt(column));
    }

    /** Reads a list of columns such as {@code 4, 4, 3}, in this order. */
    @ParameterType("\\d+(?:, \\d+)*")
    public List<Integer> columns(String list) {
        return Arrays.stream(list.split(", ")).map(Integer::valueOf).toList();
    }

    @Override
    protected ConnectFour newGame() {
        return provider.newGame();
    }

    @Override
    protected String draw(Position position) {
        return position.toString();
    }

    @Override
    protected String at(Object cell) {
        final Cell place = (Cell) cell;
        return game().at(place.row(), place.column())
                .map(player -> "a disc of the %s player".formatted(Actor.word(player))).orElse(NOTHING);
    }

    @Override
    protected Map<String, Supplier<?>> queries() {
        final ConnectFour game = game();
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        CELLS.forEach(cell -> queries.put("the disc in " + cell, () -> game.at(cell.row(), cell.column())));
        IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                .forEach(column -> queries.put("column " + column + " has space", () -> game.hasSpace(column)));
        IntStream.rangeClosed(0, ConnectFour.COLUMNS + 1)
                .forEach(column -> queries.put("why column " + column + " is refused", () -> game.whyNotPlay(column)));
        queries.put("the player who is next", game::nextToPlay);
        queries.put("the legal moves", game::legalMoves);
        queries.put("the game is over", game::isOver);
        queries.put("the winner", game::winner);
        queries.put("the winning line", game::winningLine);
        queries.put("the position", game::position);
        return queries;
    }
}
