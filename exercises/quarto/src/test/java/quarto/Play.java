package quarto;

import tabuleiro.console.quarto.QuartoConsole;

/** Plays your engine in the terminal: {@code mvn -q test-compile exec:java}. Given code: nothing to change here. */
public final class Play {

    private Play() {
    }

    /**
     * Shows the menu.
     *
     * @param arguments perhaps the seed of the dice
     */
    public static void main(String[] arguments) {
        QuartoConsole.main(arguments);
    }
}
