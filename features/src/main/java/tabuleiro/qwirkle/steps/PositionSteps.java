package tabuleiro.qwirkle.steps;

import io.cucumber.java.en.Given;
import java.util.List;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Tile;

/** What the phrases mean that describe the position from which an example of Qwirkle goes on. */
public final class PositionSteps {

    private final SetUp setUp;

    /** Will describe the position of the game at the table of these steps. */
    public PositionSteps(QwirkleSteps table) {
        setUp = table.setUp();
    }

    /** The board, with its empty border. */
    @Given("the board")
    public void board(String picture) {
        setUp.board(picture);
    }

    /** How many play, if not two. */
    @Given("a table of {int} players")
    public void players(int number) {
        setUp.players(number);
    }

    /** What a player holds, who is the next to play if nobody else is said to be. */
    @Given("the {player} player has the hand {tiles}")
    public void hand(Player player, List<Tile> tiles) {
        setUp.hand(player, tiles);
    }

    /** What a player holds who has no tile left. */
    @Given("the {player} player has an empty hand")
    public void emptyHand(Player player) {
        setUp.hand(player, List.of());
    }

    /** What a player has scored. */
    @Given("the {player} player has scored {int}")
    public void points(Player player, int points) {
        setUp.points(player, points);
    }

    /** Whose turn it is, if not the first player's. */
    @Given("it is the turn of the {player} player")
    public void next(Player player) {
        setUp.next(player);
    }

    /** With which tiles the bag begins; all others follow. */
    @Given("the bag begins with {tiles}")
    public void bag(List<Tile> tiles) {
        setUp.bag(tiles, false);
    }

    /** Which tiles are in the bag; those that are named nowhere are not in the game. */
    @Given("the bag holds only {tiles}")
    public void wholeBag(List<Tile> tiles) {
        setUp.bag(tiles, true);
    }

    /** The bag is empty; the tiles that are named nowhere are not in the game. */
    @Given("the bag is empty")
    public void emptyBag() {
        setUp.bag(List.of(), true);
    }

    /** Players may play tiles from the bag. */
    @Given("cheat mode is on")
    public void cheating() {
        setUp.option(Option.CHEATING);
    }

    /** Play goes on after the bag is empty. */
    @Given("the published end has been agreed on")
    public void publishedEnd() {
        setUp.option(Option.PUBLISHED_END);
    }
}
