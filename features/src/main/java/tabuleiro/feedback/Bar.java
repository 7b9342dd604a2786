package tabuleiro.feedback;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tasks as a bar: each with its number, and four signs that say how much of it is done. */
final class Bar {

    private static final String DONE = "####";
    private static final String OPEN = "----";

    private Bar() {
    }

    /**
     * Returns the bar of these tasks. Only of a task that is done all signs are filled.
     *
     * @param all all tasks that there are: those to which no example belongs are open
     */
    static String of(List<Tally> tasks, List<Task> all) {
        return Stream.concat(tasks.stream().map(task -> task.task() + " " + signs(task)),
                        all.stream().filter(Task::addsContracts).map(task -> task.number() + " " + OPEN))
                .collect(Collectors.joining("  "));
    }

    private static String signs(Tally task) {
        if (task.holds()) {
            return DONE;
        }
        final int filled = task.passed() == 0 ? 0
                : Math.max(1, task.passed() * DONE.length() / task.examples());
        return DONE.substring(0, filled) + OPEN.substring(filled);
    }
}
