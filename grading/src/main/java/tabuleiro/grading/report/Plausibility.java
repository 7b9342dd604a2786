package tabuleiro.grading.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.contracts.Strength;
import tabuleiro.contracts.Trial;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.SuiteEdition;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Noticed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Seen;
import tabuleiro.grading.suite.Suite;

/** Makes sure that stored results can be what this suite has written: nothing that they count exceeds what there is. */
public final class Plausibility {

    private final Run run;
    private final List<Check> checks;
    private final Set<String> rules;

    /** Will try results of this run, for submissions that were held against these examples. */
    public Plausibility(Run run, List<Check> checks) {
        this.run = run;
        this.checks = checks;
        rules = checks.stream().map(Check::rule).collect(Collectors.toSet());
    }

    /**
     * Makes sure that these can be its results.
     *
     * @param place where they stand, for the message
     * @throws GradingException if they cannot be; the message says what is wrong
     */
    public void require(List<Graded> submissions, String place) {
        problem(submissions).ifPresent(problem -> {
            throw new GradingException("The results in " + place + " were changed since they were written: " + problem
                    + ".");
        });
    }

    private Optional<String> problem(List<Graded> submissions) {
        if (run.edition().equals(SuiteEdition.current()) && !new Suite(run.exercise()).checks().equals(checks)) {
            return Optional.of("their examples are not those of the edition that they name");
        }
        final Set<String> names = new HashSet<>();
        for (Graded each : submissions) {
            final Optional<String> problem = names.add(each.name()) ? problem(each) : Optional.of("it occurs twice");
            if (problem.isPresent()) {
                return problem.map(what -> "of the submission " + each.name() + ", " + what);
            }
        }
        return alike(submissions, graded -> graded.extras().played().map(Played::games).orElse(0)
                + graded.extras().played().map(Played::extensionGames).orElse(0) * 1_000_000L, "numbers of games")
                .or(() -> alike(submissions, graded -> graded.extras().own().map(OwnExamples::faults).orElse(-1),
                        "numbers of faults"));
    }

    private static Optional<String> alike(List<Graded> submissions, Function<Graded, Object> number, String what) {
        return submissions.stream().map(number).distinct().count() <= 1 ? Optional.empty()
                : Optional.of("their " + what + " differ");
    }

    private Optional<String> problem(Graded graded) {
        final List<String> problems = new ArrayList<>();
        if (!graded.outcomes().stream().allMatch(this::isPossible)) {
            problems.add("an example passes and fails at once, or fails for a rule that there is not");
        }
        if (!graded.problem().isEmpty() && graded.outcomes().stream().anyMatch(Outcome::passed)) {
            problems.add("examples pass although it could not be run");
        }
        if (run.play().isEmpty() == graded.extras().played().isPresent()) {
            problems.add(run.play().isEmpty() ? "games were played in a run without any" : "its games are missing");
        }
        graded.extras().played().filter(played -> !isPossible(played)).ifPresent(impossible ->
                problems.add("the numbers of games do not fit together"));
        Optional.of(graded.extras().noticed()).filter(each -> !isPossible(each)).ifPresent(impossible ->
                problems.add("what its contracts notice does not fit together"));
        graded.extras().kept().filter(kept -> !kept.fitsTogether()).ifPresent(impossible ->
                problems.add("more positions are kept than there are"));
        graded.extras().own().filter(own -> own.found() < 0 || own.found() > own.faults()
                || own.found() > 0 && own.counting() == 0).ifPresent(impossible ->
                problems.add("more faults are found than there are"));
        return problems.stream().findFirst();
    }

    private boolean isPossible(Optional<Noticed> noticed) {
        return run.contracts().startsWith("seed") == noticed.isPresent()
                && noticed.map(Plausibility::isPossible).orElse(true);
    }

    private static boolean isPossible(Noticed noticed) {
        return noticed.strength().alarms() >= 0 && noticed.strength().working() >= 0
                && noticed.strength().clauses().stream().allMatch(Plausibility::isPossible);
    }

    private static boolean isPossible(Strength.Noticed clause) {
        return Math.min(clause.asserted(), Math.min(clause.thrown(), clause.copied())) >= 0
                && clause.asserted() + clause.thrown() + clause.copied() <= clause.boards()
                && clause.boards() <= Trial.BOARDS;
    }

    private boolean isPossible(Outcome outcome) {
        final int steps = outcome.check().steps().size();
        return outcome.passed()
                ? outcome.step() == -1 && outcome.message().isEmpty() && outcome.cause().equals(Cause.NONE)
                : outcome.step() >= -1 && outcome.step() < steps && rules.contains(outcome.cause().rule())
                        && (outcome.status() != Status.NOT_RUN || outcome.step() == -1);
    }

    private static boolean isPossible(Seen seen) {
        return seen.right() >= 0 && seen.nothing() >= 0 && seen.wrong() >= 0 && seen.asked() <= seen.planned();
    }

    private boolean isPossible(Played played) {
        return played.games() + played.extensionGames() > 0 && Stream.of(played.seen(), played.extensionSeen())
                .allMatch(seen -> rules.containsAll(seen.keySet())
                        && seen.values().stream().allMatch(Plausibility::isPossible))
                && played.right() <= played.begun() && played.begun() <= played.games()
                && isPossible(played.games(), played.right(), played.charged())
                && isPossible(played.extensionGames(), played.extensionRight(), played.extensionCharged());
    }

    private boolean isPossible(int games, int right, Map<String, Integer> charged) {
        return games >= 0 && right >= 0 && right <= games && rules.containsAll(charged.keySet())
                && charged.values().stream().allMatch(lost -> lost > 0 && lost <= games - right)
                && charged.values().stream().mapToLong(Integer::longValue).sum() <= games - right;
    }
}
