package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * The state of a game: all that changes in it, and what has been agreed on. A state never changes: each move makes
 * another one.
 *
 * @param options    what has been agreed on
 * @param board      the tiles that have been played
 * @param turn       where the tiles of this turn lie, in the order in which they were played
 * @param bag        the tiles in the bag, from the front
 * @param players    the tiles and points of each player, in the order of the turns
 * @param nextToPlay whose turn it is
 */
record State(Set<Option> options, Board board, List<Cell> turn, List<Tile> bag, List<PlayerState> players,
        Player nextToPlay) {

    State {
        turn = List.copyOf(turn);
        bag = List.copyOf(bag);
        players = List.copyOf(players);
    }

    /** Returns the state in which a game begins: six tiles have been dealt to each player in order (QW-03). */
    static State of(Start start) {
        final int dealt = start.players() * Qwirkle.HAND;
        final List<PlayerState> players = IntStream.range(0, start.players())
                .mapToObj(i -> start.bag().subList(i * Qwirkle.HAND, (i + 1) * Qwirkle.HAND))
                .map(hand -> new PlayerState(hand, 0)).toList();
        return new State(start.options(), Board.EMPTY, List.of(), start.bag().subList(dealt, start.bag().size()),
                players, start.options().contains(Option.PUBLISHED_OPENING) ? opener(players) : Player.FIRST);
    }

    /** Returns who begins with the published opening: the first of those who can play most tiles (QW-25). */
    private static Player opener(List<PlayerState> players) {
        final PlayerState best = Collections.max(players, Comparator.comparingInt(PlayerState::longestLine));
        return Player.values()[players.indexOf(best)];
    }

    /** Returns the state that a position shows. */
    static State of(Position position) {
        final List<PlayerState> players = IntStream.range(0, position.hands().size())
                .mapToObj(i -> new PlayerState(position.hands().get(i), position.points().get(i))).toList();
        return new State(position.options(), Board.of(position), position.turn(), position.bag(), players,
                position.nextToPlay());
    }

    /** Returns the tiles and points of a player. */
    PlayerState player(Player player) {
        return players.get(player.ordinal());
    }

    private PlayerState current() {
        return player(nextToPlay);
    }

    /** Checks whether the player whose turn it is may play a tile: from the hand or, cheating, from the bag (QW-22). */
    boolean holds(Tile tile) {
        return current().hand().contains(tile) || options.contains(Option.CHEATING) && bag.contains(tile);
    }

    /** Checks whether the player whose turn it is has these tiles, each as often as it is named. */
    boolean holdsAll(List<Tile> tiles) {
        return tiles.stream().allMatch(
                tile -> Collections.frequency(tiles, tile) <= Collections.frequency(current().hand(), tile));
    }

    /** Checks whether the game is over (QW-20, QW-24). */
    boolean isOver() {
        return turn.isEmpty() && bag.isEmpty() && (!options.contains(Option.PUBLISHED_END)
                || players.stream().anyMatch(player -> player.hand().isEmpty()));
    }

    /** Returns the players whom nobody beats. */
    Set<Player> unbeaten() {
        return Player.first(players.size()).stream()
                .filter(player -> players.stream().noneMatch(other -> other.beats(player(player))))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the points that the tiles of the turn make. */
    int turnPoints() {
        return new Score(board, turn).points();
    }

    /** Returns the state after a tile has been played, from the hand if it is there, otherwise from the bag. */
    State play(Tile tile, Cell cell) {
        final List<Cell> longer = Stream.concat(turn.stream(), Stream.of(cell)).map(Board.renumbering(cell)).toList();
        final List<Tile> hand = current().hand();
        return hand.contains(tile)
                ? new State(options, board.with(cell, tile), longer, bag, with(Tiles.without(hand, tile)), nextToPlay)
                : new State(options, board.with(cell, tile), longer, Tiles.without(bag, tile), players, nextToPlay);
    }

    // tag::endTurn[]
    /** Returns the state after the turn: points are added and the hand is filled. */
    State endTurn() {
        final List<Tile> hand = current().hand();
        final int drawn = Math.min(Qwirkle.HAND - hand.size(), bag.size());
        final State filled = draw(drawn, hand, bag.subList(drawn, bag.size()));
        final State scored = filled.score(turnPoints());
        final boolean lastTile = options.contains(Option.PUBLISHED_END)
                && scored.current().hand().isEmpty();
        return (lastTile ? scored.score(Qwirkle.LAST_TILE_POINTS) : scored).pass();
    }
    // end::endTurn[]

    /** Returns the state after tiles have been traded and the turn has ended. */
    State trade(List<Tile> tiles, RandomGenerator random) {
        final List<Tile> kept = Tiles.without(current().hand(), tiles);
        return draw(tiles.size(), kept, Tiles.mixedIn(bag.subList(tiles.size(), bag.size()), tiles, random)).pass();
    }

    /** Returns the state in which the player has kept some tiles and drawn others, and this is left of the bag. */
    private State draw(int drawn, List<Tile> kept, List<Tile> left) {
        final List<Tile> hand = Tiles.together(kept, bag.subList(0, drawn));
        return new State(options, board, List.of(), left, with(hand), nextToPlay);
    }

    private State score(int points) {
        return new State(options, board, turn, bag, with(current().scoring(points)), nextToPlay);
    }

    /** Returns the state in which it is the next player's turn. */
    State pass() {
        return new State(options, board, List.of(), bag, players,
                Player.values()[nextToPlay.number() % players.size()]);
    }

    private List<PlayerState> with(List<Tile> hand) {
        return with(current().holding(hand));
    }

    private List<PlayerState> with(PlayerState changed) {
        final List<PlayerState> others = new ArrayList<>(players);
        others.set(nextToPlay.ordinal(), changed);
        return others;
    }
}
