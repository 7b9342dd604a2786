package tabuleiro.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** What an agent leaves to chance. The same seed settles the same choices. */
public final class Chance {

    /** Without it, the first numbers of random generators whose seeds follow each other would be much the same. */
    private static final long MIXED = 0x9E3779B97F4A7C15L;

    private final Random random;

    /** Creates chance that the seed settles. */
    public Chance(long seed) {
        random = new Random(seed * MIXED);
    }

    /** Returns any of the choices, of which there is at least one, each as likely as any other. */
    public <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** Returns the choices in any order. */
    public <T> List<T> mixed(List<T> choices) {
        final List<T> mixed = new ArrayList<>(choices);
        Collections.shuffle(mixed, random);
        return mixed;
    }

    /** Returns any of the choices that are worth the most. There is at least one choice. */
    public <T> T best(List<T> choices, Function<T, Integer> worth) {
        return mixed(choices).stream().map(each -> Map.entry(each, worth.apply(each))).max(Map.Entry.comparingByValue())
                .orElseThrow().getKey();
    }
}
