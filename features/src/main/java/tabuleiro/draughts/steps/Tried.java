package tabuleiro.draughts.steps;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often moves of each kind have been tried in random games, so that those come first that were tried least. */
final class Tried {

    private final Map<Object, Integer> times = new HashMap<>();

    /** Returns these kinds, first those that were tried least, and otherwise in the same order. */
    <T> List<T> leastFirst(Collection<T> kinds) {
        return kinds.stream().sorted(Comparator.comparing(kind -> times.getOrDefault(kind, 0))).toList();
    }

    /** Notes that a move of these kinds is tried. */
    void note(Object... kinds) {
        for (Object kind : kinds) {
            times.merge(kind, 1, Integer::sum);
        }
    }
}
