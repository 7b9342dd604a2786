package tabuleiro.console.qwirkle;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.former.Ending;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * A game as the players see it. It passes on what the engine returns. If the engine returns something impossible, the
 * game ends with a message that says what is wrong.
 */
final class Table {

    /** The largest number of rows or columns of a board: one for each tile, and the border. */
    private static final int LARGEST_BOARD = Qwirkle.OF_A_KIND * Tile.KINDS.size() + 2;

    private final Qwirkle game;
    private final int players;

    private Table(Qwirkle game, int players) {
        this.game = game;
        this.players = players;
    }

    /**
     * Begins a game as the players have agreed.
     *
     * @param seed the seed with which the bag is shuffled
     */
    static Table begin(QwirkleProvider provider, Agreement agreement, long seed) {
        final List<Tile> bag = tiles("the shuffled bag", provider.shuffledBag(seed));
        final Start start = new Start(agreement.players(), bag, agreement.options(), seed);
        some("the refusal of a new game", provider.whyNotNewGame(start))
                .ifPresent(refusal -> mustBe(false, "no game begins, because " + refusal.words()));
        return new Table(some("a new game", provider.newGame(start)), agreement.players());
    }

    /** Checks whether the game is over. */
    boolean isOver() {
        return game.isOver();
    }

    /** Returns whose turn it is. */
    Player nextToPlay() {
        final Player next = some("the next player", game.nextToPlay());
        mustTakePart(next, "it is the turn of");
        return next;
    }

    /** Returns the tiles that a player holds, in their order. */
    List<Tile> hand(Player player) {
        final List<Tile> hand = tiles("the hand of player " + player.number(), game.hand(player));
        mustBe(hand.size() <= Qwirkle.HAND, "player " + player.number() + " holds " + hand.size() + " tiles");
        return hand.stream().sorted().toList();
    }

    /** Returns the points of a player. */
    int points(Player player) {
        return game.points(player);
    }

    /** Returns the number of tiles in the bag. */
    int bagSize() {
        return game.bagSize();
    }

    /** Returns what lies on the board, row by row from the top; nothing for an empty cell. */
    List<List<Optional<Tile>>> board() {
        final int columns = size("columns", game.columns());
        return IntStream.range(0, size("rows", game.rows())).mapToObj(row -> IntStream.range(0, columns)
                .mapToObj(column -> some("a tile", game.at(new Cell(row, column)))).toList()).toList();
    }

    private static int size(String what, int number) {
        mustBe(1 <= number && number <= LARGEST_BOARD, "the board has " + number + " " + what);
        return number;
    }

    /** Checks whether a tile has been played in this turn. */
    boolean isTurnBegun() {
        return !some("the tiles of the turn", game.turn()).isEmpty();
    }

    /** Returns why a tile must not be played on a cell; nothing if it may. */
    Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        return some("the refusal of a tile", game.whyNotPlay(tile, cell));
    }

    /** Plays a tile on a cell on which it may be played. */
    void play(Tile tile, Cell cell) {
        game.play(tile, cell);
    }

    /** Returns why tiles must not be traded; nothing if they may. */
    Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        return some("the refusal of a trade", game.whyNotTrade(tiles));
    }

    /** Trades tiles that may be traded. */
    void trade(List<Tile> tiles) {
        game.trade(tiles);
    }

    /** Returns why the turn must not be ended, whether or not tiles were played in it; nothing if it may. */
    Optional<Refusal> whyNotPass() {
        return some("the refusal of the end of the turn", isTurnBegun() ? game.whyNotEndTurn() : game.whyNotPass());
    }

    /** Ends a turn that may be ended. */
    void pass() {
        if (isTurnBegun()) {
            game.endTurn();
        } else {
            game.pass();
        }
    }

    /** Returns the winners of a game that is over, in order: at least one player. */
    List<Player> winners() {
        final Collection<Player> winners = whole("the winners", game.winners());
        mustBe(!winners.isEmpty(), "the game is over, but nobody has won");
        winners.forEach(winner -> mustTakePart(winner, "the winner is"));
        return winners.stream().sorted().toList();
    }

    private void mustTakePart(Player player, String words) {
        mustBe(player.number() <= players, words + " player " + player.number() + ", but only " + players + " play");
    }

    private static List<Tile> tiles(String name, List<Tile> value) {
        return List.copyOf(whole(name, value));
    }

    private static <T extends Collection<?>> T whole(String name, T value) {
        mustBe(some(name, value).stream().noneMatch(Objects::isNull), "it returns null as one of " + name);
        return value;
    }

    private static <T> T some(String name, T value) {
        mustBe(value != null, "it returns null for " + name);
        return value;
    }

    private static void mustBe(boolean condition, String fault) {
        if (!condition) {
            throw Ending.engineFailed(fault);
        }
    }
}
