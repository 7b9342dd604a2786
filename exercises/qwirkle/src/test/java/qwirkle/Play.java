package qwirkle;

import tabuleiro.console.qwirkle.QwirkleConsole;

/** Plays your engine in the terminal: {@code mvn -q test-compile exec:java}. Given code: nothing to change here. */
public final class Play {

    private Play() {
    }

    /**
     * Starts a game.
     *
     * @param arguments perhaps the seed by which the bag is shuffled
     */
    public static void main(String[] arguments) {
        QwirkleConsole.main(arguments);
    }
}
