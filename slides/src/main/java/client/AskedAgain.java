package client;

import connectfour.Games;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;

/** Asks a game and an agent the same three times: what is determined by the state, and what goes on. */
final class AskedAgain {

    private AskedAgain() {
    }

    public static void main(String[] arguments) {
        final ConnectFour game = new Games().newGame();
        final Agent agent = new Games().agent(Level.RANDOM, 1);
        System.out.println("whose turn? " + game.nextToPlay() + ", " + game.nextToPlay() + ", " + game.nextToPlay());
        System.out.println("your choice? " + agent.chooseColumn(game, Player.FIRST) + ", "
                + agent.chooseColumn(game, Player.FIRST) + ", " + agent.chooseColumn(game, Player.FIRST));
    }
}
