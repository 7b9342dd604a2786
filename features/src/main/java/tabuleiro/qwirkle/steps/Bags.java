package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** The bags of random games of Qwirkle. */
final class Bags {

    private Bags() {
    }

    /** Returns all tiles in any order. */
    static List<Tile> mixed(RandomGenerator random) {
        final List<Tile> bag = new ArrayList<>();
        Collections.nCopies(Qwirkle.OF_A_KIND, Tile.KINDS).forEach(bag::addAll);
        Collections.shuffle(bag, new Random(random.nextLong()));
        return bag;
    }

    /** Deals a player some tiles of one colour or shape. */
    static void favour(int player, List<Tile> bag, RandomGenerator random) {
        final int kind = random.nextBoolean() ? Qwirkle.COLOURS : 1 + random.nextInt(Qwirkle.COLOURS);
        final boolean isColour = random.nextBoolean();
        int place = player * Qwirkle.HAND;
        for (int i = place; i < bag.size() && place < player * Qwirkle.HAND + Qwirkle.HAND; i++) {
            if (kind == (isColour ? bag.get(i).colour() : bag.get(i).shape())) {
                Collections.swap(bag, i, place);
                place++;
            }
        }
    }
}
