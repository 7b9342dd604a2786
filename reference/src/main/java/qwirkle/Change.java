package qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * The comparison of the state before and after a move. Only assertions use it.
 *
 * @param old the state before
 * @param now the state after
 */
record Change(State old, State now) {

    /** Checks that the tile lies on this cell and every other where it lay, all numbered as the turn is now. */
    boolean addsOnly(Tile tile, Cell cell) {
        return !now.turn().isEmpty() && addsOnly(tile, cell, now.turn().get(now.turn().size() - 1));
    }

    /** Checks the same; what lies on this cell in the old numbering lies on the last cell of the turn now. */
    private boolean addsOnly(Tile tile, Cell cell, Cell last) {
        final int down = last.row() - cell.row();
        final int right = last.column() - cell.column();
        return down >= 0 && right >= 0 && now.board().at(last).equals(Optional.of(tile))
                && now.board().tiles().size() == old.board().tiles().size() + 1
                && old.board().tiles().keySet().stream().allMatch(other -> now.board()
                        .at(new Cell(other.row() + down, other.column() + right)).equals(old.board().at(other)));
    }

    /** Checks that the tile has left the hand of the player, or else the bag, and nothing more. */
    boolean takes(Tile tile) {
        return oldHand().contains(tile)
                ? Certificate.same(Tiles.together(hand(), List.of(tile)), oldHand()) && now.bag().equals(old.bag())
                : Certificate.same(Tiles.together(now.bag(), List.of(tile)), old.bag()) && hand().equals(oldHand());
    }

    private List<Tile> oldHand() {
        return old.player(old.nextToPlay()).hand();
    }

    /** Returns the tiles that the player who made the move has now. */
    private List<Tile> hand() {
        return now.player(old.nextToPlay()).hand();
    }

    /** Checks that the tile is the last of the same player's turn. */
    boolean lengthensTurnBy(Tile tile) {
        return now.nextToPlay() == old.nextToPlay()
                && turn(now).equals(Tiles.together(turn(old), List.of(tile)));
    }

    private static List<Tile> turn(State state) {
        return state.turn().stream().flatMap(cell -> state.board().at(cell).stream()).toList();
    }

    /** Checks that everybody's points are as they were. */
    boolean keepsPoints() {
        return IntStream.range(0, old.players().size())
                .allMatch(i -> old.players().get(i).points() == now.players().get(i).points());
    }

    /** Checks that the player alone has got the points of the turn and, if due, those for the last tile of all. */
    boolean addsPoints() {
        final boolean last = hand().isEmpty() && old.options().contains(Option.PUBLISHED_END);
        return now.player(old.nextToPlay()).points() == old.player(old.nextToPlay()).points()
                + new Certificate(old).turnPoints() + (last ? Qwirkle.LAST_TILE_POINTS : 0)
                && keepsForOthers(PlayerState::points);
    }

    /** Checks that the player alone has drawn from the front of the bag, and as far as it goes. */
    boolean fillsHand() {
        return (hand().size() == Qwirkle.HAND || hand().size() < Qwirkle.HAND && now.bag().isEmpty())
                && Tiles.together(hand(), now.bag()).equals(Tiles.together(oldHand(), old.bag()))
                && keepsForOthers(PlayerState::hand);
    }

    /** Checks that the players who did not make the move have what they had. */
    private boolean keepsForOthers(Function<PlayerState, ?> what) {
        return IntStream.range(0, old.players().size()).filter(i -> i != old.nextToPlay().ordinal())
                .allMatch(i -> what.apply(old.players().get(i)).equals(what.apply(now.players().get(i))));
    }

    /** Checks that it is the turn of the next player, who has played nothing yet. */
    boolean passesTurn() {
        return now.turn().isEmpty() && (now.nextToPlay().ordinal() == old.nextToPlay().ordinal() + 1
                || now.nextToPlay() == Player.FIRST && old.nextToPlay().number() == old.players().size());
    }

    /** Checks that the player alone has as many tiles from the front of the bag in place of these. */
    boolean drawsFor(List<Tile> tiles) {
        return Certificate.same(Tiles.together(hand(), tiles),
                Tiles.together(oldHand(), old.bag().subList(0, tiles.size()))) && keepsForOthers(PlayerState::hand);
    }

    /** Checks that the bag has these tiles and those that were not drawn, and the latter in their old order. */
    boolean putsBack(List<Tile> tiles) {
        final List<Tile> others = old.bag().subList(tiles.size(), old.bag().size());
        return Certificate.same(now.bag(), Tiles.together(tiles, others)) && isPartOf(now.bag(), others);
    }

    /** Checks that a list has the tiles of another in the same order, perhaps with more tiles between them. */
    private static boolean isPartOf(List<Tile> tiles, List<Tile> others) {
        int found = 0;
        for (Tile tile : tiles) {
            found += found < others.size() && others.get(found).equals(tile) ? 1 : 0;
        }
        return found == others.size();
    }

    /** Checks that the board is as it was. */
    boolean keepsBoard() {
        return now.board().equals(old.board());
    }

    /** Checks that board, bag, options, and everybody's tiles and points are as they were. */
    boolean keepsAllElse() {
        return keepsBoard() && now.options().equals(old.options()) && now.players().equals(old.players())
                && now.bag().equals(old.bag());
    }
}
