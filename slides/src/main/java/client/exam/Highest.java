package client.exam;

import java.util.List;

/** A question about the largest number of a list: the loop as it is asked, and with invariant and variant. */
final class Highest {

    private Highest() {
    }

    // tag::loop[]
    static int highest(List<Integer> points) {
        int best = points.get(0);
        int i = 1;
        while (i < points.size()) {
            best = Math.max(best, points.get(i));
            i++;
        }
        return best;
    }
    // end::loop[]

    // tag::checked[]
    static int checked(List<Integer> points) {
        int best = points.get(0);
        int i = 1;
        while (i < points.size()) {
            final int variant = points.size() - i;
            best = Math.max(best, points.get(i));
            i++;
            final int soFar = best;
            assert points.subList(0, i).stream().allMatch(each -> each <= soFar);
            assert points.subList(0, i).contains(best);
            assert 0 <= points.size() - i && points.size() - i < variant;
        }
        return best;
    }
    // end::checked[]

    public static void main(String[] arguments) {
        final List<Integer> points = List.of(3, 12, 7, 12, 1);
        assert highest(points) == checked(points);
        System.out.println("the largest of " + points + " is " + checked(points));
    }
}
