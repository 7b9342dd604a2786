package qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * What a move has changed: the questions by which the contract of a game is checked.
 *
 * @param old the table before the move
 * @param now the table after it
 */
record Change(Table old, Table now) {

    /** Does the tile lie where the turn's last one lies, and every other in the same order as before? */
    boolean hasAddedOnly(Tile tile) {
        final Cell cell = now.turn().get(now.turn().size() - 1);
        return now.board().at(cell).equals(Optional.of(tile))
                && now.board().without(cell).inReadingOrder().equals(old.board().inReadingOrder());
    }

    /** Has the tile left the hand of the player, or else the bag, and nothing more? */
    boolean hasTaken(Tile tile) {
        final List<Tile> oldHand = old.seat(old.next()).hand();
        return oldHand.contains(tile)
                ? Tiles.same(Tiles.together(hand(), List.of(tile)), oldHand) && now.bag().equals(old.bag())
                : hand().equals(oldHand) && Tiles.same(Tiles.together(now.bag(), List.of(tile)), old.bag());
    }

    /** Which tiles does the player hold now who made the move? */
    private List<Tile> hand() {
        return now.seat(old.next()).hand();
    }

    /** Has the turn one tile more, and nobody other points? */
    boolean goesOn() {
        return now.turn().size() == old.turn().size() + 1 && keepsPoints() && now.next() == old.next();
    }

    /** Has nobody other points than before? */
    boolean keepsPoints() {
        return IntStream.range(0, old.seats().size())
                .allMatch(i -> old.seats().get(i).points() == now.seats().get(i).points());
    }

    /** Has the player got the points of the turn, counted another way, and those for the last tile of all? */
    boolean hasAddedPoints() {
        final boolean last = now.isOver() && old.options().contains(Option.PUBLISHED_END);
        return now.seat(old.next()).points() == old.seat(old.next()).points() + old.score().recount()
                + (last ? Qwirkle.LAST_TILE_POINTS : 0);
    }

    /** Has the player drawn from the front of the bag, and as far as it goes? */
    boolean hasFilledHand() {
        return (hand().size() == Qwirkle.HAND || now.bag().isEmpty())
                && Tiles.together(hand(), now.bag()).equals(Tiles.together(old.seat(old.next()).hand(), old.bag()));
    }

    /** Is it the next player's turn, who has played nothing yet? */
    boolean isNextPlayers() {
        return now.turn().isEmpty() && (now.next().ordinal() == old.next().ordinal() + 1
                || now.next() == Player.FIRST && old.next().number() == old.seats().size());
    }

    /** Has the player as many tiles from the front of the bag in place of those? */
    boolean hasDrawnFor(List<Tile> tiles) {
        return Tiles.same(Tiles.together(hand(), tiles),
                Tiles.together(old.seat(old.next()).hand(), old.bag().subList(0, tiles.size())));
    }

    /** Does the bag hold those tiles, and as many in all as before? */
    boolean hasPutBack(List<Tile> tiles) {
        return Tiles.holds(now.bag(), tiles) && now.bag().size() == old.bag().size();
    }

    /** Is nothing other than whose turn it is? */
    boolean passesOnly() {
        return now.board().equals(old.board()) && now.seats().equals(old.seats()) && now.bag().equals(old.bag());
    }
}
