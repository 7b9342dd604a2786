package tabuleiro.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import tabuleiro.console.any.AnyGame;
import tabuleiro.games.Descriptor;
import tabuleiro.notation.PortableGame;

/**
 * What one game adds to the console. The texts of the game are in {@code words_en.properties} and
 * {@code words_pt.properties} of its package.
 *
 * @param <P> the type of the provider, which creates engines
 * @param <M> the type of a game that is being played
 */
public abstract class Game<P, M extends PlayedGame> {

    private final String name;
    private final Class<P> provider;
    private final List<String> levels;
    private final Set<Property> traits;

    /** What is so in some games and not in others. */
    public enum Property {
        /** Something other than an agent's choice is left to chance, such as the order of a bag. */
        CHANCE,
        /** A line that is too long is cut, and the players are told, instead of being refused (CO-04). */
        CUTS_LONG_LINES,
        /** The board has a side of each player, to which it can be turned (CO-22). */
        HAS_SIDES,
        /** The menu is shown after a game, instead of the question whether to play another. */
        RETURNS_TO_MENU
    }

    /**
     * The notation in which other programs read and write games. Each of its moves is a step, and so is {@code FEN}
     * with a position from which the game starts.
     *
     * @param ending   how the names of its files end, such as {@code pgn}
     * @param settings returns the option for each setting of a game; a refusal if another kind of game is meant
     * @param move     returns a move as a step, by the tags of its game
     */
    public record Exchange(String ending, Function<PortableGame, Reading<Map<String, String>>> settings,
            BiFunction<Map<String, String>, String, String> move) {
    }

    /**
     * A file of its own in which a game is paused, beside the saved games that all games have. The command
     * {@code pause} writes the steps into it, one a line, and the menu resumes the game from it.
     *
     * @param file the name of the file
     * @param line returns the line for a step in its notation; the match reads it again
     */
    public record Pause(String file, UnaryOperator<String> line) {
    }

    /**
     * Creates a game.
     *
     * @param name     its name, which is also that of its exercise, such as {@code connect-four}
     * @param provider the type of what creates engines
     * @param levels   the levels of the agents, the weakest first; the word for a level has the key {@code level.NAME}
     * @param traits   what is so in this game
     */
    protected Game(String name, Class<P> provider, List<String> levels, Property... traits) {
        this.name = name;
        this.provider = provider;
        this.levels = levels;
        this.traits = Set.of(traits);
    }

    /**
     * Returns the games that can be played in this copy, in the order of the course: those that add a class such as
     * {@code tabuleiro.console.connectfour.ConnectFourGame}.
     */
    public static List<Game<?, ?>> all() {
        final List<Game<?, ?>> games = new ArrayList<>();
        for (Descriptor each : Descriptor.all()) {
            games.add(Descriptor.added(Game.class, Game.class.getPackageName() + "." + each.packageName() + "."
                    + each.name() + "Game").<Game<?, ?>>map(Game::created).orElseGet(() -> new AnyGame(each)));
        }
        return games;
    }

    private static Game<?, ?> created(Class<? extends Game> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException none) {
            throw new IllegalStateException("The class " + type.getName()
                    + " must be public, and have a public constructor without parameters.", none);
        }
    }

    /** Returns its name. */
    public final String name() {
        return name;
    }

    /** Returns the type of the provider. */
    public final Class<P> provider() {
        return provider;
    }

    /** Returns the levels of the agents, the weakest first. */
    public final List<String> levels() {
        return levels;
    }

    /** Checks whether something is so in this game. */
    public final boolean has(Property trait) {
        return traits.contains(trait);
    }

    /** Returns the fewest players of a game. */
    public int fewestPlayers() {
        return 2;
    }

    /** Returns the most players of a game. */
    public int mostPlayers() {
        return 2;
    }

    /** Returns what the players decide before a game, in the order in which they are asked. */
    public List<Setting> settings() {
        return List.of();
    }

    /**
     * Settles who plays first, and announces how.
     *
     * @param agreed  what the players have agreed on
     * @param console shows messages to the players
     * @return the start of the game; its seats are in the order of play
     */
    public GameStart seat(GameStart agreed, Consumer<Message> console) {
        return agreed;
    }

    /**
     * Begins a game. The same start always begins the same game.
     *
     * @param provider creates engines; what it returns is checked
     * @param start    who plays, with which settings and seed
     */
    public abstract M begin(P provider, GameStart start);

    /**
     * Returns an agent.
     *
     * @param provider creates agents, if it does, or games to try moves in
     * @param level    one of the levels of this game
     * @param seed     settles everything that the agent leaves to chance
     */
    public abstract Chooser<M> agent(P provider, String level, long seed);

    /**
     * Returns the names of the options of the program that only this game has. Each has a value, and the line
     * {@code usage.NAME} in the help.
     */
    public List<String> options() {
        return List.of();
    }

    /** Returns what is wrong with these options, as a clause without a full stop; nothing if nothing is. */
    public Optional<Message> whyNot(Map<String, String> options) {
        return Optional.empty();
    }

    /**
     * Returns the program outside this one that plays a side.
     *
     * @param options the values of the options of the program, by their names; nothing is wrong with them
     * @return nothing if the options name none
     */
    public Optional<Opponent<P, M>> opponent(Map<String, String> options) {
        return Optional.empty();
    }

    /** Returns the commands that only this game has. One with the key of a shared command replaces it. */
    public List<Command> commands() {
        return List.of();
    }

    /** Returns the file of its own in which the game is paused; nothing if it has only the shared saved games. */
    public Optional<Pause> pause() {
        return Optional.empty();
    }

    /**
     * Returns what the menu offers besides whole games, which is seen and answered like a game of one player; nothing
     * if there is none. Its name has the key {@code menu.practice}.
     */
    public Optional<PlayedGame> practice(P provider, GameStart start) {
        return Optional.empty();
    }

    /** Returns the notation in which other programs read and write this game; nothing if there is none. */
    public Optional<Exchange> exchange() {
        return Optional.empty();
    }
}
