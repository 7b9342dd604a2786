package tabuleiro.console.quarto;

import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Seed;

/** Decides who places the first piece: each player throws a die, and the higher number wins (QT-04). */
public final class Dice {

    private static final int FACES = 6;
    private static final String USAGE = "Usage: [SEED] - SEED is a whole number, which determines the dice.";

    private final IntSupplier die;

    /** Creates dice that show what a supplier returns, 1 to 6. */
    public Dice(IntSupplier die) {
        this.die = die;
    }

    /** Creates random dice with a seed. */
    public Dice(long seed) {
        final Random random = new Random(seed);
        this.die = () -> 1 + random.nextInt(FACES);
    }

    /**
     * Returns the dice that the arguments of the program ask for.
     *
     * @param arguments perhaps the seed
     * @param fresh     the seed if there are no arguments
     * @throws Ending if they cannot be understood
     */
    public static Dice given(List<String> arguments, long fresh) {
        if (arguments.isEmpty()) {
            return new Dice(fresh);
        }
        final Seed seed = new Seed();
        final String first = arguments.get(0);
        if (arguments.size() > 1 || first.isEmpty() || seed.whyNot(first).isPresent()) {
            throw Ending.misused(USAGE);
        }
        return new Dice(seed.meaning(first));
    }

    /** Throws the dice, again after a tie, and returns who places first and who places second. */
    Names decide(String one, String other, Dialogue dialogue) {
        int ones = 0;
        int others = 0;
        while (ones == others) {
            ones = die.getAsInt();
            others = die.getAsInt();
            dialogue.say(one + " throws " + ones + ", " + other + " throws " + others + ": "
                    + (ones == others ? "a tie, so both throw again." : (ones > others ? one : other)
                    + " places the first piece."));
        }
        return ones > others ? new Names(one, other) : new Names(other, one);
    }
}
