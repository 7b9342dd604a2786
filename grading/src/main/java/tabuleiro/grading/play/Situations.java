package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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

    /** One in so many is a position from which no game can be resumed, and one is any: most have a legal move. */
    private static final int SELDOM = 8;

    private final Random random;
    private final Map<String, Group> groups = new HashMap<>();
    private final Map<String, Look<P>> looks = new HashMap<>();
    private final List<Look<P>> found = new ArrayList<>();
    private final Comparator<Look<P>> byTrials =
            Comparator.<Look<P>>comparingDouble(look -> look.group.share()).thenComparingInt(look -> look.tried);

    /** Will choose with this generator. */
    Situations(Random random) {
        this.random = random;
    }

    /**
     * A situation in which something is decided.
     *
     * @param position the position
     * @param move     the move; nothing if it is asked whether a game can be resumed
     * @param isLegal  whether the move is legal
     * @param looks    how it looks
     */
    record Situation<P>(P position, Optional<NamedCall> move, boolean isLegal, List<String> looks) {
    }

    /** Looks that have in common what stands before their last bar. */
    private static final class Group {
        private int size;
        private int tried;

        /** As a large group must be tried more often, it counts less that it was. */
        double share() {
            return tried / Math.pow(Math.max(size, 1), SHARE);
        }
    }

    /** How some situations look. */
    private static final class Look<P> {
        private final List<Situation<P>> alike = new ArrayList<>();
        private final Group group;
        private int size;
        private int tried;

        Look(Group group) {
            this.group = group;
        }
    }

    private Look<P> look(String words) {
        return looks.computeIfAbsent(words, any -> new Look<>(groups.computeIfAbsent(
                words.substring(0, Math.max(0, words.lastIndexOf(RandomPlay.BAR))), key -> new Group())));
    }

    /** Keeps a situation, perhaps instead of another. */
    void add(Situation<P> situation) {
        for (Look<P> look : situation.looks().stream().map(this::look).toList()) {
            if (look.size++ == 0) {
                look.group.size++;
                found.add(look);
            }
            if (look.alike.size() < MOST) {
                look.alike.add(situation);
            } else if (random.nextInt(look.size) < MOST) {
                look.alike.set(random.nextInt(MOST), situation);
            }
        }
    }

    /** Returns a situation that looks as none did for long. */
    Optional<Situation<P>> deal() {
        final int kind = random.nextInt(SELDOM);
        return Chance.shuffled(found, random).stream().filter(look -> kind == 0 || (kind == 1
                ? look.alike.get(0).move().isEmpty() : look.alike.get(0).isLegal())).min(byTrials).map(look -> {
                    final Situation<P> situation = Chance.any(look.alike, random);
                    situation.looks().forEach(each -> look(each).tried++);
                    look.group.tried++;
                    return situation;
                });
    }

    /** Returns a position in which a game goes on, often one in which something rare can happen. */
    P position() {
        return Stream.generate(() -> Chance.any(Chance.any(found, random).alike, random))
                .filter(situation -> situation.move().isPresent()).findFirst().orElseThrow().position();
    }

    /** Returns an order of situations: the least tried group first, and of it what looks as did the least tried. */
    Comparator<Situation<P>> byTrials() {
        return Comparator.comparing(situation -> look(situation.looks().get(0)), byTrials);
    }

    /** Returns an order of situations: first what looks as did what was found least. */
    Comparator<Situation<P>> bySize() {
        return Comparator.comparingInt(situation -> look(situation.looks().get(0)).size);
    }

    /** Notes that a situation is tried. */
    void count(Situation<P> situation) {
        situation.looks().forEach(each -> look(each).tried++);
        look(situation.looks().get(0)).group.tried++;
    }
}
