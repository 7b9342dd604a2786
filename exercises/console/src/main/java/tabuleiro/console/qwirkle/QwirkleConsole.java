package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Random;
import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;
import tabuleiro.console.Launcher;
import tabuleiro.console.Seed;
import tabuleiro.qwirkle.QwirkleProvider;

/** Plays Qwirkle in a terminal with any engine, which it knows only by its interface: one game after another. */
public final class QwirkleConsole {

    /** Seeds that nobody chose are smaller, so that they are soon typed again. */
    private static final int FRESH_SEEDS = 1_000_000;

    private static final String USAGE = "Usage: [SEED] - SEED is a whole number, by which the bag is shuffled.";

    private final QwirkleProvider provider;
    private final Dialogue dialogue;
    private final long firstSeed;

    /**
     * Will play the games of a provider.
     *
     * @param provider  makes the games
     * @param dialogue  where the players are asked; lines that are too long are cut there (QW-33)
     * @param firstSeed by which the bag of the first game is shuffled; that of the second by the next seed, and so on
     */
    public QwirkleConsole(QwirkleProvider provider, Dialogue dialogue, long firstSeed) {
        this.provider = provider;
        this.dialogue = dialogue.cutting();
        this.firstSeed = firstSeed;
    }

    /**
     * Plays in the terminal, with the only engine that is there.
     *
     * @param arguments perhaps the seed by which the bag is shuffled
     */
    public static void main(String[] arguments) {
        final long fresh = new Random().nextInt(FRESH_SEEDS);
        Launcher.launch(QwirkleProvider.class, (provider, dialogue) ->
                new QwirkleConsole(provider, dialogue, seed(List.of(arguments), fresh)).open());
    }

    /**
     * Which seed do the arguments of the program name?
     *
     * @param arguments perhaps the seed
     * @param fresh     the seed if they name none
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
     * Plays until the players want no other game.
     *
     * @throws Ending if they leave a game, the input ends or the engine breaks off
     */
    public void open() {
        dialogue.say("Qwirkle: tiles are laid in lines that share one shape or one colour. Type " + Dialogue.QUIT
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
        dialogue.say("The bag is shuffled by seed " + seed + ": by the same seed, the same tiles come again.");
        final Table table = Table.begin(provider, agreement, seed);
        new Match(table, agreement, dialogue).play();
    }

    /** Do they? No game is left when they leave here. */
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
