package tabuleiro.console.qwirkle.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import tabuleiro.console.program.steps.ProgramSteps;
import tabuleiro.console.qwirkle.QwirkleGame;
import tabuleiro.console.steps.ConsoleSteps;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Steps that start Qwirkle in a terminal. */
public final class QwirkleConsoleSteps {

    private final QwirkleProvider provider;
    private final ProgramSteps program;
    private final ConsoleSteps console;
    private Function<Long, List<Tile>> shuffle = QwirkleConsoleSteps::inOrderFrom;

    /** Creates steps that play the games of a provider. */
    public QwirkleConsoleSteps(QwirkleProvider provider, ProgramSteps program, ConsoleSteps console) {
        this.provider = provider;
        this.program = program;
        this.console = console;
    }

    /**
     * Plays without cheat mode and the published rules, with the seed 0 and with all tiles in their order, A1 to F6
     * three times, rotated so that the tile whose number is the seed comes first, counted from 0.
     */
    @Given("Qwirkle in the terminal")
    public void open() {
        open(games(provider::newGame));
    }

    /** Begins with this board, whose tiles the bag does not contain. */
    @Given("Qwirkle in the terminal, with the board")
    public void openWithBoard(String picture) {
        final List<List<Optional<Tile>>> board = Position.parseBoard(picture);
        shuffle = seed -> without(board, inOrderFrom(seed));
        open(games(start -> provider.newGame(position(board, start))));
    }

    /**
     * Plays with an engine that is correct except for one fault: {@code cannot trade tiles yet}, {@code never empties
     * its bag}, {@code refuses everything}, {@code deals seven tiles}, {@code has a board without rows}, {@code has a
     * board of a billion columns}, {@code gives the turn to a third player}, {@code names no winner} or {@code
     * shuffles only three tiles}.
     */
    @Given("Qwirkle in the terminal, with an engine that {}")
    public void openWithFault(String fault) {
        open(Faulty.with(fault, QwirkleProvider.class,
                games(start -> Faulty.with(fault, Qwirkle.class, provider.newGame(start)))));
    }

    private QwirkleProvider games(Function<Start, Qwirkle> begin) {
        return Faulty.games(provider, seed -> shuffle.apply(seed), begin);
    }

    private void open(QwirkleProvider games) {
        program.start(new QwirkleGame(), games,
                "--players", "North,South", "--cheat", "no", "--published", "no", "--seed", "0");
    }

    /** Plays with these tiles, in this order for every seed. */
    @Given("the only tiles are {}")
    public void onlyTiles(String tiles) {
        shuffle = seed -> Arrays.stream(tiles.split(" ")).map(Tile::parse).toList();
    }

    /** Types one line of two words with so many blanks between them. */
    @When("the players type {word}, {int} blanks and {word}")
    public void typeWithBlanks(String word, int number, String more) {
        console.type(word + " ".repeat(number) + more);
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
