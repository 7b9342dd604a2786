package client;

/** Compares the weakest precondition of a method, found by substitution, with what the method does. */
final class WeakestPrecondition {

    private static final int FAR = 50;

    private WeakestPrecondition() {
    }

    // tag::method[]
    static int number(int row, int column) {
        int above = row - 1;
        int before = above * 7;
        int number = before + column;
        return number;
    }
    // end::method[]

    public static void main(String[] arguments) {
        int calls = 0;
        // tag::compared[]
        for (int row = -FAR; row <= FAR; row++) {
            for (int column = -FAR; column <= FAR; column++) {
                final int result = number(row, column);
                final boolean post = 1 <= result && result <= 42;
                final int wished = (row - 1) * 7 + column;
                final boolean weakest = 1 <= wished && wished <= 42;
                assert weakest == post : row + ", " + column;
                calls++;
            }
        }
        // end::compared[]
        System.out.println(calls + " calls: the weakest precondition holds where the result is right");
        System.out.println("row 0, column 8: number " + number(0, 8));
    }
}
