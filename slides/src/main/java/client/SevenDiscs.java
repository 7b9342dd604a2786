package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;

/** A careless client: it drops seven discs in one column of six cells. */
final class SevenDiscs {

    private SevenDiscs() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        for (int disc = 1; disc <= 7; disc++) {
            game.play(4);
        }
        System.out.println(game.position());
        System.out.println("next: " + game.nextToPlay());
        // end::program[]
    }
}
