package tabuleiro.console;

import java.util.function.Consumer;

/**
 * A program outside this one that plays one side: at the other end of a connection, or started by this one. It is met
 * before each game and left after it. Each method may end the game with an {@link OpponentFailure}.
 *
 * @param <P> the type of the provider
 * @param <M> the type of the game
 */
public interface Opponent<P, M extends PlayedGame> extends Chooser<M>, AutoCloseable {

    /** The level of its seat. */
    String LEVEL = "opponent";

    /** Returns the name by which it is shown. A player whom the options give this name is this opponent. */
    Message name();

    /**
     * Meets it for a game. This may take as long as the players allow it.
     *
     * @param provider creates engines; what it returns is checked
     * @param agreed   what the players have agreed on; one seat has the level of opponents
     * @param console  shows messages at once
     * @return the start of the game; its seats are in the order of play
     */
    GameStart meet(P provider, GameStart agreed, Consumer<Message> console);

    /** Checks whether it can resume a saved game, in which its side has its name. If not, a person plays that side. */
    boolean resumes();

    /** Leaves it, whether the game is over or not. May be called at any time, and more than once. */
    @Override
    void close();
}
