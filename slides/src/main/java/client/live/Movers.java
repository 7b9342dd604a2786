package client.live;

import tabuleiro.chess.Square;

/** Live: kinds of pieces with one contract. The argument says which state is run. */
final class Movers {

    private Movers() {
    }

    /** A contract that each kind must check. */
    // tag::step1[]
    interface Mover1 {
        /** Whether it can move; the squares differ. */
        boolean reaches(Square from, Square to);
    }

    /** A king, which has forgotten to check. */
    record King1() implements Mover1 {
        @Override
        public boolean reaches(Square from, Square to) {
            return Math.abs(from.row() - to.row()) <= 1
                    && Math.abs(from.column() - to.column()) <= 1;
        }
    }
    // end::step1[]

    /** The contract stands in a final method. */
    // tag::step2[]
    abstract static class Mover2 {
        final boolean reaches(Square from, Square to) {
            assert !from.equals(to) : "require squares_differ: " + from;
            return way(Math.abs(from.row() - to.row()),
                    Math.abs(from.column() - to.column()));
        }

        protected abstract boolean way(int rows, int columns);
    }
    // end::step2[]

    /** A piece of old chess, which leaps three and one. */
    // tag::step3[]
    static final class Camel extends Mover2 {
        @Override
        protected boolean way(int rows, int columns) {
            return rows * columns == 3;
        }
    }
    // end::step3[]

    /** A king by the second contract. */
    private static final class King2 extends Mover2 {
        @Override
        protected boolean way(int rows, int columns) {
            return rows <= 1 && columns <= 1;
        }
    }

    public static void main(String[] arguments) {
        final Square e4 = Square.parse("e4");
        switch (arguments[0]) {
            case "1" -> System.out.println("from e4 to e4: " + new King1().reaches(e4, e4));
            case "2" -> System.out.println("from e4 to e4: " + new King2().reaches(e4, e4));
            default -> System.out.println("a camel from e4 to f7: " + new Camel().reaches(e4, Square.parse("f7")));
        }
    }
}
