package tabuleiro.console.connectfour;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.console.Choice;
import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;
import tabuleiro.console.Question;
import tabuleiro.console.Seed;

/**
 * The two sides of a game, each a person or an agent of some level.
 *
 * @param first  the level of the agent that plays first; nothing for a person
 * @param second the level of the agent that plays second; nothing for a person
 * @param seed   the seed of the agents' random choices
 */
record ConnectFourSides(Optional<Level> first, Optional<Level> second, long seed) {

    private static final String USAGE =
            "Usage: FIRST SECOND [SEED] - FIRST and SECOND are %s, SEED is a whole number.";

    private static final Choice<Optional<Level>> WHO_IS_FIRST = whoIs(Player.FIRST);
    private static final Choice<Optional<Level>> WHO_IS_SECOND = whoIs(Player.SECOND);
    private static final Seed SEED = new Seed();

    /** Asks the players who plays, and for a seed only if there is an agent. */
    static ConnectFourSides asked(Dialogue dialogue) {
        final Optional<Level> first = dialogue.ask(WHO_IS_FIRST);
        final Optional<Level> second = dialogue.ask(WHO_IS_SECOND);
        final boolean persons = first.isEmpty() && second.isEmpty();
        return new ConnectFourSides(first, second, persons ? Seed.USUAL : dialogue.ask(SEED));
    }

    /**
     * Returns what the arguments of the program say; nothing if there are none.
     *
     * @throws Ending if they cannot be understood
     */
    static Optional<ConnectFourSides> given(List<String> arguments) {
        if (arguments.isEmpty()) {
            return Optional.empty();
        }
        if (!areUnderstood(arguments)) {
            throw Ending.misused(USAGE.formatted(WHO_IS_FIRST.list()));
        }
        final String seed = arguments.size() > 2 ? arguments.get(2) : "";
        return Optional.of(new ConnectFourSides(WHO_IS_FIRST.meaning(arguments.get(0)),
                WHO_IS_SECOND.meaning(arguments.get(1)), SEED.meaning(seed)));
    }

    private static boolean areUnderstood(List<String> arguments) {
        final List<Question<?>> questions = List.of(WHO_IS_FIRST, WHO_IS_SECOND, SEED);
        return 2 <= arguments.size() && arguments.size() <= questions.size()
                && IntStream.range(0, arguments.size())
                        .allMatch(i -> questions.get(i).whyNot(arguments.get(i)).isEmpty());
    }

    private static Choice<Optional<Level>> whoIs(Player player) {
        final LinkedHashMap<String, Optional<Level>> options = new LinkedHashMap<>();
        options.put("person", Optional.empty());
        for (Level level : Level.values()) {
            options.put(word(level), Optional.of(level));
        }
        return new Choice<>("Who is the " + word(player) + " player, a person or an agent", options);
    }

    /** Returns the level of the agent that plays for a player; nothing for a person. */
    Optional<Level> level(Player player) {
        return player == Player.FIRST ? first : second;
    }

    /** Returns the seed of a player's agent. The two differ, because with one seed both would make the same choices. */
    long seed(Player player) {
        return seed + player.ordinal();
    }

    /** Returns a line that says who plays. */
    @Override
    public String toString() {
        final boolean persons = first.isEmpty() && second.isEmpty();
        return "The first player is " + described(first) + ", the second player " + described(second)
                + (persons ? "." : "; the agents' seed is " + seed + ".");
    }

    private static String described(Optional<Level> level) {
        return level.map(each -> "a " + word(each) + " agent").orElse("a person");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
