package client.live;

import java.util.HashSet;
import java.util.Set;

/** Live: a search on squares that form a ring. The argument says which state is run. */
final class Ring {

    private static final int SQUARES = 8;

    private Ring() {
    }

    // tag::step1[]
    /** Checks whether one can get to a square by one jump or more. */
    static boolean canGet1(int from, int to) {
        final int landing = (from + 1) % SQUARES;
        return landing == to || canGet1(landing, to);
    }
    // end::step1[]

    // tag::step2[]
    static boolean canGet2(int from, int to, Set<Integer> seen) {
        final int variant = SQUARES - seen.size();
        final int landing = (from + 1) % SQUARES;
        if (landing == to || !seen.add(landing)) {
            return landing == to;
        }
        assert 0 <= SQUARES - seen.size() && SQUARES - seen.size() < variant;
        return canGet2(landing, to, seen);
    }
    // end::step2[]

    public static void main(String[] arguments) {
        System.out.println("0 to 5: " + canGet1(0, 5));
        if (arguments[0].equals("1")) {
            System.out.println("0 to 9: " + canGet1(0, 9));
        }
        System.out.println("0 to 9: " + canGet2(0, 9, new HashSet<>()));
    }
}
