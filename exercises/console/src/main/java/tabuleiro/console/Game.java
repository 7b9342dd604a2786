package tabuleiro.console;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What one game adds to the console. The texts of the game are in {@code words_en.properties} and
 * {@code words_pt.properties} of its package.
 *
 * @param <P> the type of the provider, which creates engines
 * @param <M> the type of a game that is being played
 */
public interface Game<P, M extends PlayedGame> {

    /** Returns the name of the game, which is also the name of its exercise, such as {@code connect-four}. */
    String name();

    /** Returns the type of the provider. */
    Class<P> provider();

    /** Returns the fewest players of a game. */
    default int fewestPlayers() {
        return 2;
    }

    /** Returns the most players of a game. */
    default int mostPlayers() {
        return 2;
    }

    /** Returns the levels of the agents, the weakest first. The word for a level has the key {@code level.NAME}. */
    List<String> levels();

    /** Returns what the players decide before a game, in the order in which they are asked. */
    default List<Setting> settings() {
        return List.of();
    }

    /** Checks whether something other than an agent's choice is left to chance, such as the order of a bag. */
    default boolean hasChance() {
        return false;
    }

    /**
     * Settles who plays first, and announces how.
     *
     * @param agreed  what the players have agreed on
     * @param console shows messages to the players
     * @return the start of the game; its seats are in the order of play
     */
    default GameStart seat(GameStart agreed, Consumer<Message> console) {
        return agreed;
    }

    /**
     * Begins a game. The same start always begins the same game.
     *
     * @param provider creates engines; what it returns is checked
     * @param start    who plays, with which settings and seed
     */
    M begin(P provider, GameStart start);

    /**
     * Returns an agent.
     *
     * @param provider creates agents, if it does, or games to try moves in
     * @param level    one of the levels of this game
     * @param seed     settles everything that the agent leaves to chance
     */
    Chooser<M> agent(P provider, String level, long seed);

    /**
     * Returns the names of the options of the program that only this game has. Each has a value, and the line
     * {@code usage.NAME} in the help.
     */
    default List<String> options() {
        return List.of();
    }

    /** Returns what is wrong with these options, as a clause without a full stop; nothing if nothing is. */
    default Optional<Message> whyNot(Map<String, String> options) {
        return Optional.empty();
    }

    /**
     * Returns the program outside this one that plays a side.
     *
     * @param options the values of the options of the program, by their names; nothing is wrong with them
     * @return nothing if the options name none
     */
    default Optional<Opponent<P, M>> opponent(Map<String, String> options) {
        return Optional.empty();
    }

    /** Returns the commands that only this game has. One with the key of a shared command replaces it. */
    default List<Command> commands() {
        return List.of();
    }

    /** Checks whether a line that is too long is cut, and the players are told, instead of being refused (CO-04). */
    default boolean cutsLongLines() {
        return false;
    }

    /** Returns the file of its own in which the game is paused; nothing if it has only the shared saved games. */
    default Optional<Pause> pause() {
        return Optional.empty();
    }

    /**
     * Returns what the menu offers besides whole games, which is seen and answered like a game of one player; nothing
     * if there is none. Its name has the key {@code menu.practice}.
     */
    default Optional<PlayedGame> practice(P provider, GameStart start) {
        return Optional.empty();
    }

    /** Returns the notation in which other programs read and write this game; nothing if there is none. */
    default Optional<Exchange> exchange() {
        return Optional.empty();
    }

    /** Checks whether the menu is shown after a game, instead of the question whether to play another. */
    default boolean returnsToMenu() {
        return false;
    }
}
