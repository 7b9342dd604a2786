package tabuleiro.console.connectfour;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;

/** One side of a game: the person or the agent that chooses the columns of a player. */
interface ConnectFourSide {

    /**
     * Lets this side choose the column of its next disc.
     *
     * @param game     a game that is not over
     * @param dialogue where the choice is asked for or shown
     * @return a column that has space
     */
    int chooseColumn(ConnectFour game, Dialogue dialogue);

    /** A person, who is asked. */
    record Person() implements ConnectFourSide {

        @Override
        public int chooseColumn(ConnectFour game, Dialogue dialogue) {
            return dialogue.ask(new ConnectFourColumn(game));
        }
    }

    /**
     * An agent, whose choice is shown. A choice that is not legal ends the game; the engine never receives it.
     *
     * @param agent  the agent
     * @param player the player for whom it chooses
     */
    record Program(Agent agent, Player player) implements ConnectFourSide {

        @Override
        public int chooseColumn(ConnectFour game, Dialogue dialogue) {
            final int column = agent.chooseColumn(game, player);
            final String name = ConnectFourConsole.name(player) + "'s agent";
            game.whyNotPlay(column).ifPresent(refusal -> {
                throw Ending.engineFailed("the " + name + " chose column " + column + ", but " + refusal.words());
            });
            dialogue.say("The " + name + " plays column " + column + ".");
            return column;
        }
    }
}
