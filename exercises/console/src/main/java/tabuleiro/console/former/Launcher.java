package tabuleiro.console.former;

import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;
import tabuleiro.Providers;

/** Starts a console in the terminal, with the only engine on the class path. */
public final class Launcher {

    private Launcher() {
    }

    /**
     * Plays a game in the terminal and ends the program, with a status other than 0 if something went wrong.
     *
     * @param provider the type of the provider
     * @param game     plays a game with such a provider
     */
    public static <P> void launch(Class<P> provider, BiConsumer<P, Dialogue> game) {
        final Dialogue dialogue = new Dialogue(
                new InputStreamReader(System.in, StandardCharsets.UTF_8),
                new PrintStream(System.out, true, StandardCharsets.UTF_8));
        final Session session = new Session(dialogue);
        turnAssertionsOn();
        session.run(() -> game.accept(only(provider), dialogue));
        if (session.status() != Ending.NORMAL) {
            System.exit(session.status());
        }
    }

    /** Turns assertions on in every class that is loaded from now on, so that an engine's contracts are checked. */
    private static void turnAssertionsOn() {
        Thread.currentThread().getContextClassLoader().setDefaultAssertionStatus(true);
    }

    /**
     * Returns the only provider of a type.
     *
     * @throws Ending if there is no provider, or more than one; the message says what to do
     */
    private static <P> P only(Class<P> type) {
        try {
            return Providers.only(type);
        } catch (IllegalStateException notOne) {
            throw Ending.cannotBegin(notOne.getMessage());
        }
    }
}
