package tabuleiro.grading.marks;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.judge.Check;

/**
 * What a solution of an exercise is worth: a weight for each rule, and for each rule whose precondition is guarded.
 *
 * @param exercise which exercise it marks
 * @param title    what the exercise is called in reports
 * @param scale    the full mark
 * @param rules    by id of a rule, what it weighs
 * @param guards   by id of a rule, what its guards weigh
 * @param extras   what is worth something besides
 */
public record Rubric(Exercise exercise, String title, int scale, Map<String, BigDecimal> rules,
        Map<String, BigDecimal> guards, Weights extras) {

    /**
     * What something weighs besides rules and guards.
     *
     * @param play        what all random games together weigh that are played against the reference; 0 if none are
     * @param ownExamples what it weighs to find all faults by examples of one's own; 0 if they are not marked
     */
    public record Weights(BigDecimal play, BigDecimal ownExamples) {

        /** Nothing weighs anything. */
        public static final Weights NONE = new Weights(BigDecimal.ZERO, BigDecimal.ZERO);
    }

    /** Creates a rubric by which nothing is marked but rules and guards. */
    public Rubric(Exercise exercise, String title, int scale, Map<String, BigDecimal> rules,
            Map<String, BigDecimal> guards) {
        this(exercise, title, scale, rules, guards, Weights.NONE);
    }

    /** Returns what all random games together weigh; 0 if none are played. */
    public BigDecimal play() {
        return extras.play;
    }

    /** Returns what it weighs to find all faults by examples of one's own; 0 if they are not marked. */
    public BigDecimal ownExamples() {
        return extras.ownExamples;
    }

    /**
     * Returns the rubric in a file.
     *
     * @throws GradingException if it cannot be read, or anything in it is missing, unknown, doubled or senseless; the
     *                          message says where
     */
    public static Rubric read(Path file) {
        try {
            final RubricFile read = new RubricFile(file);
            final Rubric rubric = new Rubric(new Exercise(read.text("exercise")), read.text("title"),
                    read.number("scale").intValueExact(), read.numbers("rules"), read.numbers("guards"),
                    new Weights(read.numberOrNone("play"), read.numberOrNone("own-examples")));
            read.mustBeUsedUp();
            rubric.mustMakeSense(file);
            return rubric;
        } catch (ArithmeticException broken) {
            throw new GradingException("The rubric " + file + ": the scale must be a whole number.", broken);
        } catch (IOException unreadable) {
            throw new GradingException("The rubric " + file + " cannot be read.", unreadable);
        }
    }

    /**
     * Returns the rubric by which an exercise is marked.
     *
     * @param file of the instructor's own; null for the one that comes with the exercise
     * @throws GradingException if it cannot be read, or is for another exercise
     */
    public static Rubric of(Exercise exercise, Path file) {
        mustBeKnown(exercise, "The results");
        final Rubric rubric = read(file == null ? exercise.rubric() : file);
        if (!rubric.exercise.name().equals(exercise.name())) {
            throw new GradingException("The rubric " + file + " is for " + rubric.exercise.name()
                    + ", but the submissions are for " + exercise.name() + ".");
        }
        return rubric;
    }

    private static void mustBeKnown(Exercise exercise, String place) {
        final List<String> known = Exercise.known().stream().map(Exercise::name).toList();
        if (!known.contains(exercise.name())) {
            throw new GradingException(place + ": there is no exercise " + exercise.name() + ", only "
                    + String.join(", ", known) + ".");
        }
    }

    private void mustMakeSense(Path file) {
        mustBeKnown(exercise, "The rubric " + file);
        if (scale < 1) {
            throw new GradingException("The rubric " + file + ": the scale must be at least 1.");
        }
        if (isNegative(play()) || isNegative(ownExamples()) || rules.values().stream().anyMatch(Rubric::isNegative)
                || guards.values().stream().anyMatch(Rubric::isNegative) || total().signum() == 0) {
            throw new GradingException("The rubric " + file + ": no weight may be below 0, and some must be above.");
        }
    }

    private static boolean isNegative(BigDecimal weight) {
        return weight.signum() < 0;
    }

    /** Returns the same rubric, which gives nothing for random games. */
    public Rubric withoutPlay() {
        return new Rubric(exercise, title, scale, rules, guards, new Weights(BigDecimal.ZERO, ownExamples()));
    }

    /** Returns the sum of all weights. */
    public BigDecimal total() {
        return rules.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add)
                .add(guards.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add))
                .add(play()).add(ownExamples());
    }

    /**
     * Makes sure that the rubric weighs just what the examples check.
     *
     * @throws GradingException if a rule has a weight but no example, or examples but no weight
     */
    public void mustFit(List<Check> checks) {
        mustFit("rules", rules, checks, false);
        mustFit("guards", guards, checks, true);
    }

    private void mustFit(String part, Map<String, BigDecimal> weights, List<Check> checks, boolean guard) {
        final TreeSet<String> checked = checks.stream().filter(check -> check.guard() == guard)
                .map(Check::rule).collect(Collectors.toCollection(TreeSet::new));
        final TreeSet<String> weighed = new TreeSet<>(weights.keySet());
        weighed.removeAll(checked);
        checked.removeAll(weights.keySet());
        if (!weighed.isEmpty() || !checked.isEmpty()) {
            throw new GradingException("The rubric of " + exercise.name() + ", part " + part
                    + ", does not fit the features."
                    + (weighed.isEmpty() ? "" : " No example checks " + String.join(", ", weighed) + ".")
                    + (checked.isEmpty() ? "" : " No weight is given for " + String.join(", ", checked) + "."));
        }
    }
}
