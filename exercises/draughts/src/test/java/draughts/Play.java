package draughts;

import tabuleiro.Providers;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Variant;

/** Shows your opening position in the terminal: {@code mvn -q test-compile exec:java}. Given code. */
public final class Play {

    private Play() {
    }

    /**
     * Prints the position in which your games begin.
     *
     * @param arguments not used
     */
    public static void main(String[] arguments) {
        System.out.println(Providers.only(DraughtsProvider.class).newGame(Variant.SIMPLIFIED).position());
    }
}
