package client;

import connectfour.Games;
import java.util.Optional;
import java.util.Scanner;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Refusal;

/** A console that asks the engine before it plays what was typed. */
final class AskingConsole {

    private AskingConsole() {
    }

    public static void main(String[] arguments) {
        final ConnectFour game = new Games().newGame();
        final int column = new Scanner(System.in).nextInt();
        // tag::ask[]
        final Optional<Refusal> refusal = game.whyNotPlay(column);
        if (refusal.isPresent()) {
            System.out.println("Again, please: " + refusal.get().words() + ".");
        } else {
            game.play(column);
        }
        // end::ask[]
    }
}
