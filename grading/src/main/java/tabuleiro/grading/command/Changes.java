package tabuleiro.grading.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.intake.Candidate;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;

/** What changes in a report when a class, or part of it, is graded again: nothing is lost, and nothing goes unsaid. */
public final class Changes {

    private static final int MOST_NAMED = 8;

    private final Map<String, Graded> earlier;
    private final Set<String> present;
    private final Set<String> classes;
    private final boolean prune;

    /**
     * Compares what was found with a report.
     *
     * @param earlier what stands in the report already, by name
     * @param prune   whether that is dropped which is not there any more
     */
    public Changes(Intake found, Map<String, Graded> earlier, boolean prune) {
        this.earlier = earlier;
        this.prune = prune;
        present = found.candidates().stream().map(Candidate::name).collect(Collectors.toSet());
        classes = found.classes();
    }

    /** Returns whether a submission was there when its class was graded, and is not any more. */
    private boolean isGone(Graded each) {
        return !present.contains(each.name()) && (each.isGone() || classes.contains(each.handIn().from()));
    }

    /** Returns whether a submission is dropped from the report. */
    boolean isDropped(Graded each) {
        return prune && isGone(each);
    }

    /** Returns the same submission, marked if it is gone. */
    Graded marked(Graded each) {
        return each.gone(isGone(each));
    }

    /** Returns in one line what has changed in the report, now that it has become this. */
    String said(GradedClass now) {
        final List<Graded> all = earlier.values().stream().sorted((one, two) ->
                NameOrder.BY_NAME.compare(one.name(), two.name())).toList();
        final List<String> added = new ArrayList<>();
        final List<String> changed = new ArrayList<>();
        now.submissions().forEach(graded -> {
            if (!earlier.containsKey(graded.name())) {
                added.add(graded.name());
            } else if (!earlier.get(graded.name()).digest().equals(graded.digest())) {
                changed.add(graded.name());
            }
        });
        return "The report had " + all.size() + " submissions. New: " + named(added) + ". Changed: " + named(changed)
                + ". Gone: " + named(all.stream().filter(this::isGone).map(Graded::name).toList())
                + (prune ? ", and dropped" : "") + ". The others are kept as they were.";
    }

    private static String named(List<String> names) {
        final String first = names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        if (names.isEmpty()) {
            return "none";
        }
        return names.size() + " (" + first + (names.size() > MOST_NAMED ? ", …)" : ")");
    }
}
