package tabuleiro.grading.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.oral.Oral;
import tabuleiro.grading.oral.Variant;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.testing.Tester;

/** Finds questions about submissions of an exercise: it tests them by the rules, and by each variant of them. */
final class Asker {

    private final Exercise exercise;
    private final Workers workers;
    private final Optional<Map<String, String>> reference;
    private final Tester tester;
    private final Map<String, Tester> byVariant = new HashMap<>();

    /** Will test by the tasks that a rubric marks, with the help of these processes. */
    Asker(Rubric rubric, Workers workers) {
        exercise = rubric.exercise();
        this.workers = workers;
        reference = Faults.of(exercise).reference();
        tester = new Tester(exercise, workers, () -> new Suite(exercise).upTo(rubric.terms().tasks()), Optional.empty(),
                reference, Optional.empty());
    }

    /** Returns the questions about a submission that follow from a seed, for so many people. */
    Oral about(Graded graded, long seed, int people) {
        return new Oral(exercise, graded.sources(), seed * Integer.MAX_VALUE + graded.name().hashCode(), people,
                sources -> outcomes(tester, sources), (variant, sources) -> outcomes(by(variant), sources));
    }

    private Tester by(Variant variant) {
        return byVariant.computeIfAbsent(variant.id(), any -> new Tester(exercise, workers, variant::suite,
                Optional.empty(), reference.map(variant::reference), Optional.empty()));
    }

    private static List<Outcome> outcomes(Tester tester, Map<String, String> sources) {
        final Observed observed = tester.test(sources);
        return observed.problem().isEmpty() ? observed.outcomes() : List.of();
    }
}
