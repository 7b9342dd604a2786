package tabuleiro.draughts.steps;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How often moves and positions of each kind have been tried in random games, so that those come first that were tried
 * least.
 */
final class Tried {

    private final Map<Object, Integer> times = new HashMap<>();

    /** Returns these kinds, first those that were tried least, and otherwise in the same order. */
    <T> List<T> leastFirst(Collection<T> kinds) {
        return kinds.stream().sorted(Comparator.comparing(kind -> times.getOrDefault(kind, 0))).toList();
    }

    /** Returns one of a kind that was tried least, and notes that it is tried; nothing if there is none. */
    <T> Optional<T> next(Stream<T> some, Function<T, ?> kind) {
        final Map<Object, T> kinds = new LinkedHashMap<>();
        some.forEach(each -> kinds.put(kind.apply(each), each));
        final Optional<Object> least = leastFirst(kinds.keySet()).stream().findFirst();
        least.ifPresent(this::note);
        return least.map(kinds::get);
    }

    /** Notes that a move of these kinds is tried. */
    void note(Object... kinds) {
        for (Object kind : kinds) {
            times.merge(kind, 1, Integer::sum);
        }
    }
}
