package tabuleiro.grading.intake;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/** Finds out which exercise a class is about. A submission that cannot be read has no say. */
final class Majority {

    private final List<Exercise> exercises;
    private final String paths;
    private final Map<Exercise, Integer> counts = new TreeMap<>(Comparator.comparing(Exercise::name));

    /** Counts these exercises, for submissions that lie in these paths. */
    Majority(List<Exercise> exercises, String paths) {
        this.exercises = exercises;
        this.paths = paths;
    }

    /**
     * Returns the exercise that most of these hold.
     *
     * @throws GradingException if none holds an exercise, or if two exercises are held by as many
     */
    Exercise of(List<Candidate> candidates) {
        String reason = "";
        int left = candidates.size();
        for (Candidate each : candidates) {
            try {
                each.exercises().forEach(exercise -> counts.merge(exercise, 1, Integer::sum));
            } catch (Refused refused) {
                reason = reason.isEmpty() ? " " + each.name() + ": " + refused.getMessage() : reason;
            }
            left--;
            if (lead() > left) {
                return counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
            }
        }
        throw new GradingException(counts.isEmpty()
                ? "No exercise found in " + paths + ": a submission holds a folder "
                        + String.join(" or ", exercises.stream().map(Exercise::packageName).toList())
                        + " with .java files in it." + reason
                : "More than one exercise found in " + paths + ": "
                        + counts.entrySet().stream().map(entry -> entry.getKey().name() + " (" + entry.getValue() + ")")
                        .collect(Collectors.joining(", ")) + ". Say which one with --exercise.");
    }

    private int lead() {
        final List<Integer> sorted = counts.values().stream().sorted(Comparator.reverseOrder()).toList();
        if (sorted.isEmpty()) {
            return -1;
        }
        return sorted.get(0) - (sorted.size() > 1 ? sorted.get(1) : 0);
    }
}
