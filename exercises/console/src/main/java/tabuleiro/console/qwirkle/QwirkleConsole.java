package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Random;
import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Launcher;
import tabuleiro.console.former.Seed;
import tabuleiro.qwirkle.QwirkleProvider;

/** Plays one game of Qwirkle after another in a terminal, with any engine, which it uses only through its interface. */
public final class QwirkleConsole {

    /** Fresh seeds are smaller than this, so that they are short to type. */
    private static final int FRESH_SEEDS = 1_000_000;

    private static final String USAGE = "Usage: [SEED] - SEED is a whole number, which determines the bag.";

    private final QwirkleProvider provider;
    private final Dialogue dialogue;
    private final long firstSeed;

    /**
     * Creates a console that plays the games of a provider.
     *
     * @param provider  creates the games
     * @param dialogue  where the players are asked; lines that are too long are cut (QW-33)
     * @param firstSeed the seed for the bag of the first game; the second game has the next seed, and so on
     */
    public QwirkleConsole(QwirkleProvider provider, Dialogue dialogue, long firstSeed) {
        this.provider = provider;
        this.dialogue = dialogue.cutting();
        this.firstSeed = firstSeed;
    }

    /**
     * Plays in the terminal, with the only engine on the class path.
     *
     * @param arguments perhaps the seed for the bag
     */
    public static void main(String[] arguments) {
        final long fresh = new Random().nextInt(FRESH_SEEDS);
        Launcher.launch(QwirkleProvider.class, (provider, dialogue) ->
                new QwirkleConsole(provider, dialogue, seed(List.of(arguments), fresh)).open());
    }

    /**
     * Returns the seed that the arguments of the program name.
     *
     * @param arguments perhaps the seed
     * @param fresh     the seed if there are no arguments
     * @throws Ending if they cannot be understood
     */
    public static long seed(List<String> arguments, long fresh) {
        if (arguments.isEmpty()) {
            return fresh;
        }
        final Seed seed = new Seed();
        final String first = arguments.get(0);
        if (arguments.size() > 1 || first.isEmpty() || seed.whyNot(first).isPresent()) {
            throw Ending.misused(USAGE);
        }
        return seed.meaning(first);
    }

    /**
     * Plays until the players do not want another game.
     *
     * @throws Ending if they leave a game, the input ends or the engine fails
     */
    public void open() {
        dialogue.say("Qwirkle: place tiles in lines that share one shape or one colour. Type " + Dialogue.QUIT
                + " to leave.");
        long seed = firstSeed;
        play(seed);
        while (wantAnotherGame()) {
            seed++;
            play(seed);
        }
        dialogue.say("Goodbye!");
    }

    private void play(long seed) {
        final Agreement agreement = Agreement.asked(dialogue);
        dialogue.say("The bag is shuffled with seed " + seed + ". The same seed gives the same tiles again.");
        final Table table = Table.begin(provider, agreement, seed);
        new Match(table, agreement, dialogue).play();
    }

    /** Asks for another game. Leaving here ends the program, because no game is being played. */
    private boolean wantAnotherGame() {
        try {
            return dialogue.ask(new YesOrNo("Another game"));
        } catch (Ending ending) {
            if (ending.isOnRequest()) {
                return false;
            }
            throw Ending.endOfInputBetweenGames();
        }
    }
}
