package tabuleiro.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Cards that are dealt in random order: none twice before each has been dealt once, so that few deals show them all.
 *
 * @param <T> the type of the cards
 */
public final class Deck<T> {

    private final Supplier<List<T>> all;
    private final List<T> left = new ArrayList<>();

    /**
     * Creates a deck of these cards.
     *
     * @param all returns them, at least one; it is called when the first is dealt, and whenever none is left
     */
    public Deck(Supplier<List<T>> all) {
        this.all = all;
    }

    /** Deals a card. */
    public T deal(RandomGenerator random) {
        if (left.isEmpty()) {
            left.addAll(all.get());
        }
        return left.remove(random.nextInt(left.size()));
    }

    /** Returns one of these, each as likely as the others. */
    public static <T> T any(List<T> some, RandomGenerator random) {
        return some.get(random.nextInt(some.size()));
    }
}
