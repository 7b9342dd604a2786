package tabuleiro.checking;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.feedback.Report;
import tabuleiro.feedback.Task;

/**
 * What is left to do in an exercise after a check of everything, in the order in which that is best done.
 *
 * @param exercise which exercise it is
 * @param checked  what came of the check
 */
record Left(Exercise exercise, Checked checked) {

    /** Returns a line for everything that is not done, or was not looked at, with the command that looks at it. */
    List<String> lines() {
        final List<String> lines = new ArrayList<>();
        if (!isDone()) {
            lines.add("Left: examples that fail, or are not written" + worth() + ": " + command(""));
        }
        contracts().filter(task -> !checked.noticesEnough()).ifPresent(task -> lines.add("Left: task "
                + task.number() + ", " + task.name() + ": " + command(" --contracts")));
        if (Files.exists(exercise.games()) && checked.games().filter(Report::holds).isEmpty()) {
            lines.add("Left: recorded games: " + command(" --games"));
        }
        exercise.tasks().all().stream().filter(Task::isExtension)
                .filter(task -> checked.report().filter(report -> report.holds(true)).isEmpty())
                .forEach(task -> lines.add("Left, last: task " + task.number() + ", " + task.name()
                        + ". An extension is worth no points but what its name says."));
        return lines;
    }

    /** Returns of which rules they are, and what these weigh; nothing if that is not known. */
    private String worth() {
        final List<String> rules = checked.report().map(Report::broken).orElse(List.of());
        final String weighed = rules.stream().flatMap(rule -> exercise.tasks().weight(rule).stream()
                .filter(points -> !points.equals("0")).map(points -> rule + " " + points))
                .collect(Collectors.joining(", "));
        final String guards = rules.stream().anyMatch(rule -> rule.startsWith("guard-")) ? ", of guards" : "";
        if (weighed.isEmpty()) {
            return guards;
        }
        return ", of rules that weigh, of 20 points: " + weighed + guards.replaceFirst(",", ", and");
    }

    /** Returns what weighs how much, in a line; none if that is not known. */
    private Optional<String> weights() {
        return Optional.of(exercise.tasks().weights().stream().map(weight -> weight.what() + " " + weight.points())
                .collect(Collectors.joining("; "))).filter(line -> !line.isEmpty())
                .map(line -> "Of 20 points weigh: " + line + ".");
    }

    private Optional<Task> contracts() {
        return exercise.tasks().all().stream().filter(Task::addsContracts).findFirst();
    }

    /**
     * Returns the number of the task that is to be done, for a hint: the one of an example that is shown, the last when
     * all examples pass; 0 if what is shown belongs to none.
     */
    int task(int shown) {
        return checked.failing() > 0 || !isDone() ? checked.task(shown) : contracts().map(Task::number).orElse(0);
    }

    /** Returns these lines if some examples do not pass: if all do, the check has said them. */
    List<String> open() {
        return isDone() ? List.of() : lines();
    }

    /** Returns whether all examples pass that must. */
    boolean isDone() {
        return checked.report().filter(report -> report.holds(false)).isPresent();
    }

    /** Returns these lines if all examples pass that must, with the command that comes after all of them. */
    List<String> next() {
        final List<String> lines = new ArrayList<>(lines());
        weights().ifPresent(lines::add);
        lines.add((lines().isEmpty() ? "Everything is done. " : "") + "To hand in: " + command(" --pack"));
        return lines;
    }

    private String command(String option) {
        return "exercises/check " + exercise.game() + option;
    }
}
