package tabuleiro.grading.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What lists, maps and sets can be by mistake: boards and what lies on them, hands, histories. */
final class Arrangements {

    /** So many elements that have not changed are varied. */
    private static final int MOST_ELEMENTS = 4;
    /** The cell above is about so many cells before, of all. */
    private static final int ROWS = 6;

    private static final String SWAPPED = "two other cells have changed places";

    private final Variations variations;

    /** Will vary elements like this. */
    Arrangements(Variations variations) {
        this.variations = variations;
    }

    /** Checks whether a value is a list, a map or a set. */
    boolean handle(Object right) {
        return right instanceof List || right instanceof Map || right instanceof Set;
    }

    /** Returns what one can be. */
    List<Variations.Varied> varied(String name, Object before, Object right) {
        if (right instanceof List<?> list) {
            return lists(name, before instanceof List<?> old ? old : list, list);
        }
        if (right instanceof Map<?, ?> map) {
            return maps(name, before instanceof Map<?, ?> old ? old : map, map);
        }
        return sets(name, (Set<?>) right);
    }

    private List<Variations.Varied> lists(String name, List<?> before, List<?> right) {
        return before.size() == right.size() && isBoard(right) ? boards(name, before, right) : sequences(name, right);
    }

    /** Checks whether a list has cells, on which something may lie, or rows of them. */
    private static boolean isBoard(List<?> list) {
        return list.stream().anyMatch(each -> each instanceof Optional || each instanceof List<?> row && isBoard(row));
    }

    private List<Variations.Varied> boards(String name, List<?> before, List<?> right) {
        final List<Variations.Varied> found = new ArrayList<>();
        final List<Integer> places = IntStream.range(0, right.size()).boxed().toList();
        final List<Integer> changed = places.stream().filter(i -> !right.get(i).equals(before.get(i))).toList();
        changed.forEach(i -> found.addAll(right.get(i) instanceof List ? row(name, right, i, before.get(i))
                : changed(before, right, i)));
        final List<Integer> same = places.stream().filter(i -> !changed.contains(i)).toList();
        variations.picked(same, MOST_ELEMENTS, i -> isFull(right.get(i))).forEach(i ->
                found.addAll(right.get(i) instanceof List ? row(name, right, i, right.get(i)) : unchanged(right, i)));
        variations.picked(same, MOST_ELEMENTS, i -> !isFull(right.get(i))).forEach(i ->
                filled(right, i).stream().limit(1).forEach(filled ->
                        found.add(new Variations.Varied(filled, "another cell has been filled"))));
        variations.picked(same, MOST_ELEMENTS, i -> right.get(i) instanceof Optional).forEach(i ->
                variations.picked(same, 1, j -> !right.get(j).equals(right.get(i))).forEach(j -> found.add(
                        new Variations.Varied(replaced(replaced(right, i, right.get(j)), j, right.get(i)), SWAPPED))));
        return found;
    }

    private List<Variations.Varied> row(String name, List<?> right, int place, Object before) {
        return variations.varied(name, before, right.get(place)).stream().map(varied ->
                new Variations.Varied(replaced(right, place, varied.value()), varied.words())).toList();
    }

    private List<Variations.Varied> changed(List<?> before, List<?> right, int place) {
        final List<Variations.Varied> found = new ArrayList<>();
        final List<Object> without = replaced(right, place, before.get(place));
        found.add(new Variations.Varied(without, "a cell is as it was before"));
        variations.picked(IntStream.range(0, right.size()).boxed().toList(), 2, neighbour ->
                Math.abs(neighbour - place) == 1
                || neighbour == place - right.size() / ROWS).forEach(beside -> found.add(new Variations.Varied(
                        replaced(without, beside, right.get(place)), "what was moved lies beside its place")));
        filled(right, place).forEach(filled -> found.add(new Variations.Varied(filled, "what was moved is another")));
        return found;
    }

    private List<Variations.Varied> unchanged(List<?> right, int place) {
        return Stream.concat(Stream.of(new Variations.Varied(replaced(right, place, Optional.empty()),
                "another cell has become empty")), filled(right, place).stream().map(filled ->
                new Variations.Varied(filled, "another cell has changed"))).toList();
    }

    private static boolean isFull(Object cell) {
        return cell instanceof Optional<?> optional && optional.isPresent()
                || cell instanceof List<?> row && row.stream().anyMatch(Arrangements::isFull);
    }

    /** Returns a board with other things on a cell: of the kind that lies on others. */
    private List<Object> filled(List<?> board, int place) {
        final Optional<?> lying = Stream.concat(board.stream().filter(Optional.class::isInstance)
                .flatMap(each -> ((Optional<?>) each).stream()),
                variations.known()).findFirst();
        return board.get(place) instanceof Optional<?> cell
                ? variations.picked(new ArrayList<>(lying.map(variations::kind)
                .orElse(Set.of())), 2, piece -> !cell.equals(Optional.of(piece))).stream()
                .map(piece -> (Object) replaced(board, place, Optional.of(piece))).toList() : List.of();
    }

    private static List<Object> replaced(List<?> list, int place, Object value) {
        final List<Object> copy = new ArrayList<>(list);
        copy.set(place, value);
        return copy;
    }

    private List<Variations.Varied> sequences(String name, List<?> right) {
        final List<Variations.Varied> found = new ArrayList<>();
        if (!right.isEmpty()) {
            found.add(new Variations.Varied(right.subList(1, right.size()), name + " has lost the first"));
            found.add(new Variations.Varied(right.subList(0, right.size() - 1), name + " has lost the last"));
            final List<Object> twice = new ArrayList<>(right);
            twice.add(right.get(right.size() - 1));
            found.add(new Variations.Varied(twice, name + " has the last twice"));
            final List<Object> turned = new ArrayList<>(right);
            Collections.swap(turned, 0, right.size() - 1);
            found.add(new Variations.Varied(turned, name + " is in another order"));
            for (int i : variations.picked(IntStream.range(0, right.size()).boxed().toList(), 2, any -> true)) {
                variations.varied(name, right.get(i), right.get(i)).stream().limit(2).forEach(varied ->
                        found.add(new Variations.Varied(replaced(right, i, varied.value()),
                                "in " + name + " one is another")));
            }
        }
        return found;
    }

    private List<Variations.Varied> maps(String name, Map<?, ?> before, Map<?, ?> right) {
        final List<Variations.Varied> found = new ArrayList<>();
        final Set<Object> keys = new HashSet<>(right.keySet());
        keys.addAll(before.keySet());
        final List<Object> changed = Variations.inOrder(keys).stream().filter(key ->
                !Optional.ofNullable(before.get(key)).equals(Optional.ofNullable(right.get(key)))).toList();
        for (Object key : changed) {
            found.add(new Variations.Varied(put(right, key, before.get(key)), "a cell is as it was before"));
            if (right.containsKey(key)) {
                variations.others(Optional.of(right.get(key))).forEach(value ->
                        found.add(new Variations.Varied(put(right, key, value), "what was moved is another")));
                variations.picked(new ArrayList<>(variations.kind(key)), 2, piece ->
                        !right.containsKey(piece)).forEach(piece -> found.add(new Variations.Varied(
                        put(put(right, key, null), piece, right.get(key)), "what was moved stands elsewhere")));
            }
        }
        final List<Object> all = Variations.inOrder(right.keySet());
        variations.picked(all, MOST_ELEMENTS, key -> !changed.contains(key)).forEach(key -> {
            found.add(new Variations.Varied(put(right, key, null), "another cell has become empty"));
            variations.others(Optional.of(right.get(key))).forEach(value ->
                    found.add(new Variations.Varied(put(right, key, value), "another cell has changed")));
            variations.picked(all, 1, other -> !changed.contains(other) && !right.get(other).equals(right.get(key)))
                    .forEach(other -> found.add(new Variations.Varied(
                            put(put(right, key, right.get(other)), other, right.get(key)), SWAPPED)));
        });
        all.stream().findFirst().ifPresent(any -> variations.picked(new ArrayList<>(variations.kind(any)),
                2, key -> !right.containsKey(key) && !changed.contains(key)).forEach(key -> found.add(
                        new Variations.Varied(put(right, key, right.get(any)), "another cell has been filled"))));
        return found;
    }

    private static Map<Object, Object> put(Map<?, ?> map, Object key, Object value) {
        final Map<Object, Object> copy = new HashMap<>(map);
        if (value == null) {
            copy.remove(key);
        } else {
            copy.put(key, value);
        }
        return copy;
    }

    private List<Variations.Varied> sets(String name, Set<?> right) {
        final List<Variations.Varied> found = new ArrayList<>();
        variations.picked(Variations.inOrder(right), 2, any -> true).forEach(piece -> {
            final Set<Object> fewer = new LinkedHashSet<>(right);
            fewer.remove(piece);
            found.add(new Variations.Varied(fewer, name + " has lost one"));
        });
        right.stream().findFirst().ifPresent(any -> variations.picked(new ArrayList<>(variations.kind(any)), 2,
                piece -> !right.contains(piece)).forEach(piece -> {
                    final Set<Object> more = new LinkedHashSet<>(right);
                    more.add(piece);
                    found.add(new Variations.Varied(more, name + " has one more"));
                }));
        return found;
    }
}
