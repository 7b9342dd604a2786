package client;

import connectfour.Games;
import java.util.Scanner;
import tabuleiro.connectfour.ConnectFour;

/** A careless console: it plays what was typed without asking the engine first. */
final class TypedColumn {

    private TypedColumn() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        final Scanner keyboard = new Scanner(System.in);
        game.play(keyboard.nextInt());
        System.out.println(game.position());
        // end::program[]
    }
}
