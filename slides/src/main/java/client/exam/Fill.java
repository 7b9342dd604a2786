package client.exam;

import java.util.ArrayList;
import java.util.List;

/** A question about filling a hand from a bag. */
final class Fill {

    private Fill() {
    }

    // tag::loop[]
    static void fill(List<String> hand, List<String> bag) {
        while (hand.size() < 6 && !bag.isEmpty()) {
            hand.add(bag.remove(0));
        }
    }
    // end::loop[]

    public static void main(String[] arguments) {
        final List<String> hand = new ArrayList<>(List.of("A1"));
        fill(hand, new ArrayList<>(List.of("A2", "B1")));
        System.out.println("hand: " + hand);
    }
}
