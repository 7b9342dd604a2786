package client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Tile;

/** Fills a hand from the bag, once as it should be, and once with tiles that stay in the bag. */
final class FillHand {

    private FillHand() {
    }

    // tag::loop[]
    static void fill(List<Tile> hand, List<Tile> bag, Function<List<Tile>, Tile> take) {
        final List<Tile> all = together(hand, bag);
        while (hand.size() < 6 && !bag.isEmpty()) {
            final int variant = bag.size();
            hand.add(take.apply(bag));
            assert together(hand, bag).equals(all) : "invariant broken: " + hand;
            assert bag.size() < variant : "variant broken: " + bag.size();
        }
    }
    // end::loop[]

    private static List<Tile> together(List<Tile> one, List<Tile> other) {
        return Stream.concat(one.stream(), other.stream()).sorted().toList();
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final List<Tile> hand = new ArrayList<>();
        final List<Tile> bag = new ArrayList<>(Tile.KINDS.subList(0, 10));
        fill(hand, bag, tiles -> tiles.remove(0));
        System.out.println(hand.size() + " in the hand, " + bag.size() + " in the bag");
        hand.clear();
        fill(hand, bag, tiles -> tiles.get(0));
        // end::program[]
    }
}
