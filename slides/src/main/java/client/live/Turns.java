package client.live;

import tabuleiro.connectfour.Player;

/** Live: a method with two faces, and its division. The argument says which state is run. */
final class Turns {

    private static Player next = Player.FIRST;

    private Turns() {
    }

    // tag::step1[]
    static Player turn() {
        final Player player = next;
        next = player.opponent();
        return player;
    }
    // end::step1[]

    // tag::step2[]
    static Player nextToPlay() {
        return next;
    }

    static void pass() {
        next = next.opponent();
    }
    // end::step2[]

    public static void main(String[] arguments) {
        if (arguments[0].equals("1")) {
            System.out.println("looking for a mistake: " + turn() + " is next");
            System.out.println("the first move is made by " + turn());
        } else {
            System.out.println("looking for a mistake: " + nextToPlay() + " is next");
            System.out.println("the first move is made by " + nextToPlay());
            pass();
        }
    }
}
