package tabuleiro.grading.craft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Place;

/** Collects what is found for one criterion. What is found nowhere is not said. */
final class Findings {

    private final Criterion criterion;
    private final List<Finding> all = new ArrayList<>();

    /** Will collect for this criterion. */
    Findings(Criterion criterion) {
        this.criterion = criterion;
    }

    /** Adds a fact about the whole program. */
    void add(String says, int costs) {
        all.add(new Finding(criterion, says, List.of(), costs));
    }

    /** Adds what was found at these places, unless there are none. It costs so many levels from so many places on. */
    void add(String says, List<Place> places, int from, int costs) {
        if (!places.isEmpty()) {
            all.add(new Finding(criterion, says, places.stream().distinct().sorted(Comparator.comparing(Place::file)
                    .thenComparing(Place::line)).toList(), places.size() >= from ? costs : 0));
        }
    }

    /** Returns what has been found, the dearest first. */
    List<Finding> all() {
        return all.stream().sorted(Comparator.comparing(Finding::costs).reversed()).toList();
    }
}
