package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Situations in which something is decided: positions with a move that is legal or refused, or from which no game can
 * be resumed. Each has looks, by which it is like others; of all looks, one is dealt that was dealt least.
 *
 * @param <P> the position of a game
 */
final class Situations<P> {

    /** So many situations of a look are kept, of those that were found. */
    private static final int MOST = 8;

    /** A group is tried as often as its size to this power. */
    private static final double SHARE = 0.7;

    /** In a look it stands after what groups have in common. */
    static final String BAR = "|";

    private final Random random;
    private final Map<String, List<Situation<P>>> situations = new LinkedHashMap<>();
    private final Map<String, Integer> found = new LinkedHashMap<>();
    private final Map<String, Integer> sizes = new LinkedHashMap<>();
    private final Map<String, Integer> dealt = new LinkedHashMap<>();

    /** Will choose with this generator. */
    Situations(Random random) {
        this.random = random;
    }

    /**
     * A situation in which something is decided.
     *
     * @param position the position
     * @param move     the move; nothing if it is asked whether a game can be resumed
     * @param looks    how it looks
     */
    record Situation<P>(P position, Optional<GameAction> move, List<String> looks) {
    }

    /** Keeps a situation, perhaps instead of another. */
    void add(Situation<P> situation) {
        situation.looks().forEach(look -> {
            final int number = found.merge(look, 1, Integer::sum);
            final List<Situation<P>> alike = situations.computeIfAbsent(look, any -> {
                sizes.merge(group(look), 1, Integer::sum);
                return new ArrayList<>();
            });
            if (alike.size() < MOST) {
                alike.add(situation);
            } else if (random.nextInt(number) < MOST) {
                alike.set(random.nextInt(MOST), situation);
            }
        });
    }

    /** Returns a situation that looks as none did for long. */
    Optional<Situation<P>> deal() {
        final List<String> looks = new ArrayList<>(situations.keySet());
        Collections.shuffle(looks, random);
        return looks.stream().min(leastTried()).map(look -> {
            final Situation<P> situation = RandomPlay.any(situations.get(look), random);
            count(situation.looks());
            return situation;
        });
    }

    /** Returns a position in which a game goes on, often one in which something rare can happen. */
    P position() {
        return Stream.generate(() -> RandomPlay.any(RandomPlay.any(List.copyOf(situations.values()), random), random))
                .filter(situation -> situation.move().isPresent()).findFirst().orElseThrow().position();
    }

    /** Notes that something with these looks has been tried. */
    void count(List<String> looks) {
        looks.forEach(look -> {
            dealt.merge(look, 1, Integer::sum);
            dealt.merge(group(look), 1, Integer::sum);
        });
    }

    /**
     * Returns an order in which that look comes first whose group was tried least, as a large group must be tried more
     * often; and of a group, the one that was tried least.
     */
    Comparator<String> leastTried() {
        return Comparator.<String>comparingDouble(look -> times(group(look))
                / Math.pow(sizes.getOrDefault(group(look), 1), SHARE)).thenComparingInt(this::times);
    }

    private int times(String look) {
        return dealt.getOrDefault(look, 0);
    }

    /** Returns what a look has in common with others: what stands before a bar. */
    private static String group(String look) {
        return look.contains(BAR) ? look.substring(0, look.indexOf(BAR)) : look;
    }
}
