package connectfour;

import tabuleiro.console.connectfour.ConnectFourConsole;

/** Plays your engine in the terminal: {@code mvn -q test-compile exec:java}. Given code: nothing to change here. */
public final class Play {

    private Play() {
    }

    /**
     * Starts a game.
     *
     * @param arguments who plays first and who second, each {@code person}, {@code random} or {@code competent},
     *                  and perhaps the agents' seed; none to be asked
     */
    public static void main(String[] arguments) {
        ConnectFourConsole.main(arguments);
    }
}
