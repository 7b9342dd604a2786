package client;

import connectfour.Games;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Level;

/** Plays a whole game through queries and one command. */
final class WholeGame {

    private WholeGame() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        final Agent agent = new Games().agent(Level.COMPETENT, 7);
        while (!game.isOver()) {
            game.play(agent.chooseColumn(game, game.nextToPlay()));
        }
        System.out.println(game.position());
        System.out.println("won: " + game.winner());
        // end::program[]
    }
}
