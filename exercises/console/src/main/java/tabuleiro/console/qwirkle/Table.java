package tabuleiro.console.qwirkle;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.Ending;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * A game as the players see it. What its engine answers is handed on, unless no game can be like that: then nobody
 * could play on, and the game ends with what is wrong.
 */
final class Table {

    /** How many rows or columns a board can have: one for each tile, and the border. */
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
     * @param seed by which the bag is shuffled
     */
    static Table begin(QwirkleProvider provider, Agreement agreement, long seed) {
        final List<Tile> bag = tiles("the shuffled bag", provider.shuffledBag(seed));
        final Start start = new Start(agreement.players(), bag, agreement.options(), seed);
        some("why no game may begin", provider.whyNotNewGame(start))
                .ifPresent(refusal -> mustBe(false, "no game begins, because " + refusal.words()));
        return new Table(some("a new game", provider.newGame(start)), agreement.players());
    }

    /** Is the game over? */
    boolean isOver() {
        return game.isOver();
    }

    /** Returns whose turn it is. */
    Player nextToPlay() {
        final Player next = some("whose turn it is", game.nextToPlay());
        mustTakePart(next, "it is the turn of");
        return next;
    }

    /** Which tiles does a player hold? In their order. */
    List<Tile> hand(Player player) {
        final List<Tile> hand = tiles("the hand of player " + player.number(), game.hand(player));
        mustBe(hand.size() <= Qwirkle.HAND, "player " + player.number() + " holds " + hand.size() + " tiles");
        return hand.stream().sorted().toList();
    }

    /** How many points does a player have? */
    int points(Player player) {
        return game.points(player);
    }

    /** How many tiles are in the bag? */
    int bagSize() {
        return game.bagSize();
    }

    /** What lies on the board? Row by row from the top; nothing on an empty cell. */
    List<List<Optional<Tile>>> board() {
        final int columns = size("columns", game.columns());
        return IntStream.range(0, size("rows", game.rows())).mapToObj(row -> IntStream.range(0, columns)
                .mapToObj(column -> some("a tile", game.at(new Cell(row, column)))).toList()).toList();
    }

    private static int size(String what, int number) {
        mustBe(1 <= number && number <= LARGEST_BOARD, "the board has " + number + " " + what);
        return number;
    }

    /** Has a tile been played in this turn? */
    boolean isTurnBegun() {
        return !some("the tiles of the turn", game.turn()).isEmpty();
    }

    /** Why may a tile not be played on a cell? */
    Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        return some("why a tile may not be played", game.whyNotPlay(tile, cell));
    }

    /** Plays a tile on a cell, where it may be played. */
    void play(Tile tile, Cell cell) {
        game.play(tile, cell);
    }

    /** Why may these tiles not be traded? */
    Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        return some("why tiles may not be traded", game.whyNotTrade(tiles));
    }

    /** Trades tiles that may be traded. */
    void trade(List<Tile> tiles) {
        game.trade(tiles);
    }

    /** Why may the turn not be ended, whether tiles were played in it or not? */
    Optional<Refusal> whyNotPass() {
        return some("why the turn may not be ended", isTurnBegun() ? game.whyNotEndTurn() : game.whyNotPass());
    }

    /** Ends a turn that may be ended. */
    void pass() {
        if (isTurnBegun()) {
            game.endTurn();
        } else {
            game.pass();
        }
    }

    /** Who has won, once the game is over? One player at least, in order. */
    List<Player> winners() {
        final Collection<Player> winners = whole("the winners", game.winners());
        mustBe(!winners.isEmpty(), "the game is over, but nobody has won");
        winners.forEach(winner -> mustTakePart(winner, "the winner is"));
        return winners.stream().sorted().toList();
    }

    private void mustTakePart(Player player, String words) {
        mustBe(player.number() <= players, words + " player " + player.number() + " of " + players);
    }

    private static List<Tile> tiles(String question, List<Tile> answer) {
        return List.copyOf(whole(question, answer));
    }

    private static <T extends Collection<?>> T whole(String question, T answer) {
        mustBe(some(question, answer).stream().noneMatch(Objects::isNull), "asked for " + question
                + ", it answers null among others");
        return answer;
    }

    private static <T> T some(String question, T answer) {
        mustBe(answer != null, "asked for " + question + ", it answers null");
        return answer;
    }

    private static void mustBe(boolean truth, String fault) {
        if (!truth) {
            throw Ending.engineBrokeOff(fault);
        }
    }
}
