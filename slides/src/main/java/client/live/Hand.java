package client.live;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.qwirkle.Tile;

/** Live: a hand of six tiles that gives its inside away. The argument says which state is run. */
final class Hand {

    private final List<Tile> tiles = new ArrayList<>(Tile.KINDS.subList(0, 6));

    private Hand() {
    }

    // tag::step1[]
    List<Tile> tiles1() {
        return tiles;
    }
    // end::step1[]

    // tag::step2[]
    void trade2(Tile from, Tile to) {
        tiles.remove(from);
        tiles.add(to);
        assert tiles.size() == 6 : "invariant broken: " + tiles.size() + " tiles";
    }
    // end::step2[]

    // tag::step3[]
    List<Tile> tiles3() {
        return List.copyOf(tiles);
    }
    // end::step3[]

    public static void main(String[] arguments) {
        final Hand hand = new Hand();
        if (arguments[0].equals("3")) {
            hand.tiles3().clear();
        }
        // tag::client[]
        final List<Tile> mine = hand.tiles1();
        mine.clear();
        // end::client[]
        System.out.println(hand.tiles1().size() + " tiles in the hand");
        if (arguments[0].equals("2")) {
            hand.trade2(new Tile(1, 1), new Tile(6, 6));
        }
    }
}
