package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;

/** A client that keeps its side of the contract: whatever breaks is the fault of the engine. */
final class ThreeDiscs {

    private ThreeDiscs() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        game.play(4);
        game.play(4);
        game.play(3);
        // end::program[]
    }
}
