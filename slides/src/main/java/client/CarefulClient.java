package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;

/** A careful client: it asks before each disc. */
final class CarefulClient {

    private CarefulClient() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        while (game.whyNotPlay(4).isEmpty()) {
            game.play(4);
        }
        System.out.println(game.position());
        System.out.println(game.whyNotPlay(4).get().words());
        // end::program[]
    }
}
