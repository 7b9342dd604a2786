package client.exam;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A question about a bag whose methods are query and command at once. */
final class Bag {

    private Bag() {
    }

    /** The methods as they are asked about. */
    // tag::before[]
    interface Before {
        /** Draws a tile; null if the bag is empty. */
        String draw();

        /** Shakes the bag, and returns how many tiles it has. */
        int size();
    }
    // end::before[]

    /** The methods divided. */
    // tag::after[]
    interface After {
        /** Returns the next tile. @pre has_tiles {@code size() > 0} */
        String first();

        /** Returns how many tiles there are. */
        int size();

        /** Draws. @pre has_tiles {@code size() > 0} @post only the first is gone */
        void draw();

        /** Shakes the bag. @post the tiles are the same, in whatever order */
        void shake();
    }
    // end::after[]

    /** A bag that keeps the second contract. */
    private record Tiles(List<String> tiles) implements After {

        @Override
        public String first() {
            assert size() > 0 : "require has_tiles";
            return tiles.get(0);
        }

        @Override
        public int size() {
            return tiles.size();
        }

        @Override
        public void draw() {
            assert size() > 0 : "require has_tiles";
            final List<String> old = List.copyOf(tiles);
            tiles.remove(0);
            assert tiles.equals(old.subList(1, old.size())) : "ensure only_first_is_gone";
        }

        @Override
        public void shake() {
            final List<String> old = tiles.stream().sorted().toList();
            Collections.shuffle(tiles, new Random(7));
            assert tiles.stream().sorted().toList().equals(old) : "ensure same_tiles";
        }
    }

    public static void main(String[] arguments) {
        final After bag = new Tiles(new ArrayList<>(List.of("A1", "A2", "B1")));
        bag.shake();
        while (bag.size() > 0) {
            System.out.println("drawn: " + bag.first());
            bag.draw();
        }
    }
}
