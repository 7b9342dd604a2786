package tabuleiro.qwirkle.steps;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import java.util.Arrays;
import java.util.List;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Tile;

/**
 * The phrases that describe, beside its board, the position from which an example is resumed. What they leave out
 * follows: two players, the first of whom is next, no points, no tile played in the turn, six tiles in each hand, and
 * all others in the bag.
 */
public final class PositionSteps {

    private static final String HAND = "the hand ";

    private final SetUp setUp;

    /** Creates the steps for this tested game. */
    public PositionSteps(TestedQwirkle tested) {
        setUp = tested.setUp();
    }

    /** Reads a hand: {@code the hand A1 A1 B2}, say, or {@code an empty hand}. */
    @ParameterType("the hand [A-F][1-6](?: [A-F][1-6])*|an empty hand")
    public List<Tile> hand(String words) {
        return words.startsWith(HAND)
                ? Arrays.stream(words.substring(HAND.length()).split(" ")).map(Tile::parse).toList() : List.of();
    }

    /** Reads a list of cells such as {@code 1/2, 1/3}. */
    @ParameterType("\\d+/\\d+(?:, \\d+/\\d+)*")
    public List<Cell> cells(String list) {
        return Arrays.stream(list.split(", ")).map(Cell::parse).toList();
    }

    /** Reads an option of the game: {@code cheat mode}, {@code the published end} or {@code the published opening}. */
    @ParameterType("cheat mode|the published end|the published opening")
    public Option option(String words) {
        return switch (words) {
            case "cheat mode" -> Option.CHEATING;
            case "the published end" -> Option.PUBLISHED_END;
            default -> Option.PUBLISHED_OPENING;
        };
    }

    /** Describes how many play, if not two. */
    @Given("a table of {int} player(s)")
    public void players(int number) {
        setUp.players(number);
    }

    /** Describes what a player holds. */
    @Given("the {player} player has {hand}")
    public void hand(Player player, List<Tile> tiles) {
        setUp.hand(player, tiles);
    }

    /** Describes what a player has scored. */
    @Given("the {player} player has scored {int}")
    public void points(Player player, int points) {
        setUp.points(player, points);
    }

    /** Describes whose turn it is, if not the first player's. */
    @Given("it is the turn of the {player} player")
    public void next(Player player) {
        setUp.next(player);
    }

    /** Describes which tiles of the board have been played in the turn, in this order. */
    @Given("the tiles on {cells} have been played in this turn")
    public void turn(List<Cell> cells) {
        setUp.turn(cells);
    }

    /** Describes with which tiles the bag begins; those that are named nowhere follow. */
    @Given("the bag begins with {tiles}")
    public void bag(List<Tile> tiles) {
        setUp.bag(tiles, false);
    }

    /** Describes which tiles are in the bag; those that are named nowhere are not in the game. */
    @Given("the bag holds only {tiles}")
    public void wholeBag(List<Tile> tiles) {
        setUp.bag(tiles, true);
    }

    /** Describes an empty bag; the tiles that are named nowhere are not in the game. */
    @Given("the bag is empty")
    public void emptyBag() {
        setUp.bag(List.of(), true);
    }

    /** Describes from which seed it follows where traded tiles go, for a new game too; without this step from 1. */
    @Given("a game with the seed {long}")
    public void seed(long seed) {
        setUp.seed(seed);
    }

    /** Describes an option that the players have agreed on, for a new game too. */
    @Given("{option} is agreed on")
    public void option(Option option) {
        setUp.option(option);
    }
}
