package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/**
 * What is left to chance in one random game. A third of the games are steered to last long, so that boards get full,
 * and a third to end soon.
 */
final class Chance {

    /** How many legal moves are looked at before one is chosen that ends the game, or does not. */
    private static final int MOST_LOOKS = 12;

    private final Random random;
    private final Aim aim;

    /** What a game is steered to. */
    private enum Aim { ANYTHING, LASTING, ENDING }

    Chance(Random random) {
        this.random = random;
        aim = Aim.values()[random.nextInt(Aim.values().length)];
    }

    /** Returns one of these, which are legal moves in any order. */
    <T> T chosen(List<T> legal, Predicate<T> ends) {
        return legal.stream().limit(aim == Aim.ANYTHING ? 0 : MOST_LOOKS)
                .filter(aim == Aim.ENDING ? ends : ends.negate()).findFirst().orElse(legal.get(0));
    }

    /** Returns the same in any order. */
    <T> List<T> shuffled(List<T> some) {
        final List<T> shuffled = new ArrayList<>(some);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** Returns true once in so many times. */
    boolean sometimes(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }
}
