package client.live;

/** Live: a turn that ends in the middle, because drawing fails. The argument says which state is run. */
final class Turn {

    private int points;
    private String next = "first";
    private State state = new State(0, "first");

    private Turn() {
    }

    /** All that changes in a turn. */
    private record State(int points, String next) {

        State endTurn() {
            return new State(points + 6, opponent(draw(next)));
        }
    }

    private static String draw(String player) {
        throw new IllegalStateException("the bag is torn, " + player + " cannot draw");
    }

    private static String opponent(String player) {
        return player.equals("first") ? "second" : "first";
    }

    // tag::step1[]
    void endTurn1() {
        points = points + 6;
        draw(next);
        next = opponent(next);
    }
    // end::step1[]

    // tag::step2[]
    void endTurn2() {
        final int more = points + 6;
        draw(next);
        points = more;
        next = opponent(next);
    }
    // end::step2[]

    // tag::step3[]
    void endTurn3() {
        state = state.endTurn();
    }
    // end::step3[]

    public static void main(String[] arguments) {
        final Turn turn = new Turn();
        try {
            switch (arguments[0]) {
                case "1" -> turn.endTurn1();
                case "2" -> turn.endTurn2();
                default -> turn.endTurn3();
            }
        } catch (IllegalStateException torn) {
            System.out.println(torn.getMessage());
        }
        System.out.println("points " + (turn.points + turn.state.points()) + ", next: " + turn.next);
    }
}
