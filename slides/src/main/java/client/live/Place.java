package client.live;

import java.util.Set;

/** Live: a class for a cell becomes a value. The argument says which state is run. */
final class Place {

    private Place() {
    }

    /** Two numbers, and no value. */
    // tag::step1[]
    static final class Cell1 {
        private final int row;
        private final int column;

        Cell1(int row, int column) {
            this.row = row;
            this.column = column;
        }
    }
    // end::step1[]

    /** A value. */
    // tag::step2[]
    record Cell2(int row, int column) {
    }
    // end::step2[]

    /** A value with a range. */
    // tag::step3[]
    record Cell3(int row, int column) {
        Cell3 {
            if (row < 1 || row > 4 || column < 1 || column > 4) {
                throw new IllegalArgumentException("no cell " + row + ", " + column);
            }
        }
    }
    // end::step3[]

    public static void main(String[] arguments) {
        switch (arguments[0]) {
            case "1" -> System.out.println("found: " + Set.of(new Cell1(1, 2)).contains(new Cell1(1, 2)));
            case "2" -> System.out.println("found: " + Set.of(new Cell2(0, 2)).contains(new Cell2(0, 2)));
            default -> System.out.println("made: " + new Cell3(0, 2));
        }
    }
}
