package client.exam;

/** A question about a walk on a ring of eight squares, which need not end: as it is asked, and with its variant. */
final class Walk {

    private Walk() {
    }

    // tag::loop[]
    static int steps(int from, int to) {
        int steps = 0;
        int at = from;
        while (at != to) {
            at = (at + 2) % 8;
            steps++;
        }
        return steps;
    }
    // end::loop[]

    private static int checked(int from, int to) {
        int steps = 0;
        int at = from;
        while (at != to) {
            final int variant = left(at, to);
            at = (at + 2) % 8;
            steps++;
            assert left(at, to) < variant : "variant broken: " + variant + ", then " + left(at, to);
        }
        return steps;
    }

    private static int left(int at, int to) {
        return Math.floorMod(to - at, 8);
    }

    public static void main(String[] arguments) {
        assert steps(0, 6) == checked(0, 6);
        System.out.println("0 to 6: " + checked(0, 6) + " steps");
        System.out.println("0 to 5: " + checked(0, 5) + " steps");
    }
}
