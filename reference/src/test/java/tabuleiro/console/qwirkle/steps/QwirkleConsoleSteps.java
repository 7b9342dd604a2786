package tabuleiro.console.qwirkle.steps;

import io.cucumber.java.en.Given;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import tabuleiro.console.qwirkle.QwirkleConsole;
import tabuleiro.console.steps.ConsoleSteps;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Steps that start Qwirkle in a terminal. */
public final class QwirkleConsoleSteps {

    /** The seed that stands for a fresh seed. */
    private static final long FRESH = 0;

    private static final String NAMES = "2\nNorth\nSouth\n";

    private final QwirkleProvider provider;
    private final ConsoleSteps terminal;
    private LongFunction<List<Tile>> shuffle = QwirkleConsoleSteps::inOrderFrom;
    private String typed = "";

    /** Creates steps that play the games of a provider. */
    public QwirkleConsoleSteps(QwirkleProvider provider, ConsoleSteps terminal) {
        this.provider = provider;
        this.terminal = terminal;
    }

    /** Plays with all tiles in their order, rotated so that the tile whose number is the seed comes first. */
    @Given("Qwirkle in the terminal")
    public void open() {
        open(provider::newGame);
    }

    /** Begins with this board. Its tiles are missing in the bag; of equal tiles, the last ones. */
    @Given("Qwirkle in the terminal, with the board")
    public void openWithBoard(String picture) {
        final List<List<Optional<Tile>>> board = Position.parseBoard(picture);
        shuffle = seed -> without(board, inOrderFrom(seed));
        open(start -> provider.newGame(position(board, start)));
    }

    /** Plays with an engine that is correct except for one fault. */
    @Given("Qwirkle in the terminal, with an engine that {}")
    public void openWithFault(String fault) {
        open(start -> Faulty.engine(provider.newGame(start), fault));
    }

    private void open(Function<Start, Qwirkle> begin) {
        terminal.open((dialogue, arguments) -> new QwirkleConsole(new Games(provider, shuffle, begin), dialogue,
                QwirkleConsole.seed(arguments, FRESH)).open());
    }

    /** Plays with these tiles, in this order for every seed. */
    @Given("the only tiles are {}")
    public void onlyTiles(String tiles) {
        shuffle = seed -> Arrays.stream(tiles.split(" ")).map(Tile::parse).toList();
    }

    /** Begins a game of two players, without cheat mode and without the published rules. */
    @Given("North and South have begun a game")
    public void begin() {
        typeBefore(NAMES + "no\nno\n");
    }

    /** Begins a game of two players in cheat mode. */
    @Given("North and South have begun a game in cheat mode")
    public void beginCheating() {
        typeBefore(NAMES + "yes\nno\n");
    }

    /** Begins a game of two players by the published rules. */
    @Given("North and South have begun a game by the published rules")
    public void beginPublished() {
        typeBefore(NAMES + "no\nyes\n");
    }

    /** Types a line, which may be long. */
    @Given("North has typed {}, {int} blanks and {}")
    public void typeWithBlanks(String word, int number, String more) {
        typeBefore(word + " ".repeat(number) + more + "\n");
    }

    private void typeBefore(String lines) {
        typed += lines;
        terminal.typeBefore(typed);
    }

    private static List<Tile> inOrderFrom(long seed) {
        final List<Tile> tiles = new ArrayList<>();
        IntStream.range(0, Qwirkle.OF_A_KIND).forEach(i -> tiles.addAll(Tile.KINDS));
        Collections.rotate(tiles, -Math.floorMod(seed, tiles.size()));
        return tiles;
    }

    private static List<Tile> without(List<List<Optional<Tile>>> board, List<Tile> bag) {
        final List<Tile> left = new ArrayList<>(bag);
        board.stream().flatMap(List::stream).flatMap(Optional::stream)
                .forEach(tile -> left.remove(left.lastIndexOf(tile)));
        return left;
    }

    private static Position position(List<List<Optional<Tile>>> board, Start start) {
        final int dealt = start.players() * Qwirkle.HAND;
        final List<List<Tile>> hands = IntStream.range(0, start.players())
                .mapToObj(i -> start.bag().subList(i * Qwirkle.HAND, (i + 1) * Qwirkle.HAND)).toList();
        return new Position(board, List.of(), Player.FIRST, hands, Collections.nCopies(start.players(), 0),
                start.bag().subList(dealt, start.bag().size()), start.options(), start.seed());
    }
}
