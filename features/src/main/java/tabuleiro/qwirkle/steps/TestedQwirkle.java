package tabuleiro.qwirkle.steps;

import io.cucumber.java.ParameterType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Moves;
import tabuleiro.steps.TestedGame;

/** The game of an example of Qwirkle, and the words by which examples name its players, tiles and cells. */
public final class TestedQwirkle extends TestedGame<Qwirkle, Position> {

    /** What the dearest query asks for. */
    static final String LEGAL_MOVES = "the legal moves";

    private static final String NO_TILE = "no tile";

    private final QwirkleProvider provider;
    private final SetUp setUp = new SetUp();

    /** Will test a game of this provider. */
    public TestedQwirkle(QwirkleProvider provider, Moves moves) {
        super(moves, new Positions<>(SetUp::onBoard, provider::whyNotNewGame, provider::newGame, Qwirkle::position),
                new Questions<>(Qwirkle::nextToPlay, Qwirkle::isOver, Qwirkle::winners, Qwirkle::legalMoves));
        this.provider = provider;
    }

    /** Reads a player: {@code first}, {@code second}, {@code third} or {@code fourth}. */
    @ParameterType("first|second|third|fourth")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Reads a tile: a shape and a colour, such as {@code A1}. */
    @ParameterType("[A-F][1-6]")
    public Tile tile(String notation) {
        return Tile.parse(notation);
    }

    /** Reads a list of tiles such as {@code A1 A1 B2}, or {@code no tile}. */
    @ParameterType("[A-F][1-6](?: [A-F][1-6])*|no tile")
    public List<Tile> tiles(String list) {
        return list.equals(NO_TILE) ? List.of() : Arrays.stream(list.split(" ")).map(Tile::parse).toList();
    }

    /**
     * Reads a cell as row and column, as the board is numbered at that moment, such as {@code 1/2}; what it holds is a
     * tile.
     */
    @ParameterType("\\d+/\\d+")
    public Cell cell(String notation) {
        return Cell.parse(notation);
    }

    /** Returns what the example describes before the game begins or is resumed. */
    SetUp setUp() {
        return setUp;
    }

    @Override
    protected Qwirkle newGame() {
        return begin(Qwirkle.FEWEST_PLAYERS, provider.shuffledBag(SetUp.SEED));
    }

    /** Begins a game with the options that have been agreed on. */
    Qwirkle begin(int players, List<Tile> bag) {
        final Start start = setUp.start(players, bag);
        mustBeLegal(provider.whyNotNewGame(start));
        return provider.newGame(start);
    }

    @Override
    protected void describe(String picture) {
        setUp.board(picture);
    }

    @Override
    protected Position described() {
        return setUp.position();
    }

    @Override
    protected String draw(Position position) {
        return Position.draw(position.board());
    }

    @Override
    protected String at(Object cell) {
        return game().at((Cell) cell).map(Tile::toString).orElse(NOTHING);
    }

    @Override
    protected Map<String, Supplier<?>> queries() {
        return queries(game(), game());
    }

    /** Returns every query of a game that has as many players, rows and columns as this other one. */
    static Map<String, Supplier<?>> queries(Qwirkle game, Qwirkle other) {
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        cells(other).forEach(cell -> queries.put("the tile on " + cell, () -> game.at(cell)));
        final int players = other.players();
        Stream.of(Player.values()).filter(player -> player.number() <= players).forEach(player -> {
            queries.put("the hand of player " + player.number(), () -> sorted(game.hand(player)));
            queries.put("the points of player " + player.number(), () -> game.points(player));
        });
        queries.put("the number of players", game::players);
        queries.put("the options", game::options);
        queries.put("the seed", game::seed);
        queries.put("the number of rows", game::rows);
        queries.put("the number of columns", game::columns);
        queries.put("the player who is next", game::nextToPlay);
        queries.put("the bag", game::bag);
        queries.put("the number of tiles in the bag", game::bagSize);
        queries.put("the tiles of the turn", game::turn);
        queries.put("the points of the turn", game::turnPoints);
        queries.put("why the turn must not be ended", game::whyNotEndTurn);
        queries.put("why the player must not pass", game::whyNotPass);
        queries.put(LEGAL_MOVES, game::legalMoves);
        queries.put("the game is over", game::isOver);
        queries.put("the winners", game::winners);
        queries.put("the position", game::position);
        queries.put("why the whole hand must not be traded", () -> game.whyNotTrade(game.hand(game.nextToPlay())));
        return queries;
    }

    /** Returns the cells of the board; those of the first hundred rows and columns, whatever size is returned. */
    private static Stream<Cell> cells(Qwirkle game) {
        final int columns = Math.min(game.columns(), 100);
        return IntStream.range(0, Math.min(game.rows(), 100)).boxed()
                .flatMap(row -> IntStream.range(0, columns).mapToObj(column -> new Cell(row, column)));
    }

    private static List<Tile> sorted(List<Tile> tiles) {
        return tiles.stream().sorted().toList();
    }
}
