package tabuleiro.console.connectfour;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;

/** One side of a game: whoever chooses the columns of a player. */
interface ConnectFourSide {

    /**
     * In which column does this side drop its next disc? Asks it to choose.
     *
     * @param game     a game that is not over
     * @param dialogue where the choice is asked for or told
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
     * An agent, whose choice is told. One that may not be played ends the game: the engine is never given it.
     *
     * @param agent  who chooses
     * @param player for whom
     */
    record Program(Agent agent, Player player) implements ConnectFourSide {

        @Override
        public int chooseColumn(ConnectFour game, Dialogue dialogue) {
            final int column = agent.chooseColumn(game, player);
            final String name = ConnectFourConsole.name(player) + "'s agent";
            game.whyNotPlay(column).ifPresent(refusal -> {
                throw Ending.engineBrokeOff("the " + name + " chose column " + column + ", but " + refusal.words());
            });
            dialogue.say("The " + name + " plays column " + column + ".");
            return column;
        }
    }
}
