package client;

import java.util.List;
import qwirkle.Games;
import tabuleiro.qwirkle.Tile;

/** A client that shuffles three bags. */
final class Seeds {

    private Seeds() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final Games games = new Games();
        for (int seed : List.of(1, 1, 2)) {
            final List<Tile> bag =
                    games.shuffledBag(seed);
            System.out.println(bag.subList(0, 8));
        }
        // end::program[]
    }
}
