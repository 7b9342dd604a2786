package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * Everything that changes in a game, at one moment. A table never changes: each move makes another one.
 *
 * @param options what has been agreed on
 * @param board   the tiles that have been played
 * @param turn    where the tiles of this turn lie, in the order in which they were played
 * @param bag     the tiles in the bag, from the front
 * @param seats   what each player has, in the order of the turns
 * @param next    whose turn it is
 */
record Table(Set<Option> options, Board board, List<Cell> turn, List<Tile> bag, List<Seat> seats, Player next) {

    Table {
        turn = List.copyOf(turn);
        bag = List.copyOf(bag);
        seats = List.copyOf(seats);
    }

    /** What lies on the table when a game begins? Six tiles are dealt to each player in order (QW-03). */
    static Table of(Start start) {
        final List<Seat> seats = IntStream.range(0, start.players())
                .mapToObj(i -> new Seat(start.bag().subList(i * Qwirkle.HAND, (i + 1) * Qwirkle.HAND), 0)).toList();
        final List<Tile> bag = start.bag().subList(start.players() * Qwirkle.HAND, start.bag().size());
        return new Table(start.options(), Board.EMPTY, List.of(), bag, seats,
                start.options().contains(Option.PUBLISHED_OPENING) ? opener(seats) : Player.FIRST);
    }

    /** Who begins with the published opening? The first of those who can play most tiles (QW-25). */
    private static Player opener(List<Seat> seats) {
        final Seat best = Collections.max(seats, Comparator.comparingInt(Seat::longestLine));
        return Player.values()[seats.indexOf(best)];
    }

    /** Which table does a position show? */
    static Table of(Position position) {
        final List<Seat> seats = IntStream.range(0, position.hands().size())
                .mapToObj(i -> new Seat(position.hands().get(i), position.points().get(i))).toList();
        return new Table(
                position.options(), Board.of(position), position.turn(), position.bag(), seats, position.nextToPlay());
    }

    /** What does a player have? */
    Seat seat(Player player) {
        return seats.get(player.ordinal());
    }

    /** Which tiles are there in all? */
    List<Tile> tiles() {
        return Stream.of(board.tiles().values().stream(), seats.stream().flatMap(seat -> seat.hand().stream()),
                bag.stream()).flatMap(each -> each).toList();
    }

    /** Is the game over (QW-20, QW-24)? */
    boolean isOver() {
        return turn.isEmpty() && bag.isEmpty()
                && (!options.contains(Option.PUBLISHED_END) || seats.stream().anyMatch(seat -> seat.hand().isEmpty()));
    }

    /** Whom does nobody beat? */
    Set<Player> unbeaten() {
        return Player.first(seats.size()).stream()
                .filter(player -> seats.stream().noneMatch(other -> other.beats(seat(player))))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** How many points do the tiles of the turn make? */
    Score score() {
        return new Score(board, turn);
    }

    /** Why may a tile not be played on a cell that the board has? */
    Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        if (board.at(cell).isPresent()) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        return seat(next).hand().contains(tile) || options.contains(Option.CHEATING) && bag.contains(tile)
                ? new Placing(board, turn, tile, cell).whyNot() : Optional.of(Refusal.TILE_NOT_HELD);
    }

    /** What does the table look like once a tile has been played, from the hand if it is there, else from the bag? */
    Table played(Tile tile, Cell cell) {
        final UnaryOperator<Cell> renumbering = Board.renumbering(cell);
        final List<Cell> longer = Stream.concat(turn.stream(), Stream.of(cell)).map(renumbering).toList();
        final Board more = board.with(cell, tile);
        final List<Tile> hand = seat(next).hand();
        return hand.contains(tile)
                ? new Table(options, more, longer, bag, seated(seat(next).holding(Tiles.without(hand, tile))), next)
                : new Table(options, more, longer, Tiles.without(bag, tile), seats, next);
    }

    /** What does the table look like once the turn has ended and the hand has been filled? */
    Table turnEnded() {
        final Seat seat = seat(next);
        final int drawn = Math.min(Qwirkle.HAND - seat.hand().size(), bag.size());
        final List<Tile> hand = Tiles.together(seat.hand(), bag.subList(0, drawn));
        final Table filled = new Table(options, board, List.of(), bag.subList(drawn, bag.size()),
                seated(seat.holding(hand).scoring(score().points())), next);
        return (filled.isPublishedEnd() ? filled.rewarded() : filled).passed();
    }

    private boolean isPublishedEnd() {
        return isOver() && options.contains(Option.PUBLISHED_END);
    }

    /** What does the table look like once the player has the points for the last tile of all (QW-24)? */
    private Table rewarded() {
        return new Table(options, board, turn, bag, seated(seat(next).scoring(Qwirkle.LAST_TILE_POINTS)), next);
    }

    /** What does the table look like once tiles have been traded? */
    Table traded(List<Tile> tiles, RandomGenerator random) {
        final Seat seat = seat(next);
        final List<Tile> drawn = bag.subList(0, tiles.size());
        final List<Tile> hand = Tiles.together(Tiles.without(seat.hand(), tiles), drawn);
        final List<Tile> mixed = Tiles.mixedIn(bag.subList(tiles.size(), bag.size()), tiles, random);
        return new Table(options, board, turn, mixed, seated(seat.holding(hand)), next).passed();
    }

    /** What does the table look like once it is the next player's turn? */
    Table passed() {
        return new Table(options, board, List.of(), bag, seats, Player.values()[next.number() % seats.size()]);
    }

    private List<Seat> seated(Seat changed) {
        final List<Seat> others = new ArrayList<>(seats);
        others.set(next.ordinal(), changed);
        return others;
    }
}
