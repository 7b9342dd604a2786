package tabuleiro.grading.suite;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;

/**
 * How much of an exercise is handed out and marked: its first tasks, with what they ask for and nothing else.
 *
 * @param last the number of the last of them; 0 if it is the whole exercise
 */
public record FirstTasks(int last) {

    /** The whole exercise. */
    public static final FirstTasks ALL = new FirstTasks(0);

    private static final Pattern TAG = Pattern.compile("@" + Tasks.TAG + "(\\d+)");

    /**
     * Returns the tasks of an exercise up to this one.
     *
     * @param last a number from 1; if it is that of the last task, they are the whole exercise
     * @throws GradingException if the exercise has no such task; the message names those that it has
     */
    public static FirstTasks upTo(int last, Exercise exercise) {
        final List<Task> all = in(Exercise.named(exercise.name()));
        if (last < 1 || last > all.size()) {
            throw new GradingException("The exercise " + exercise.name() + " has no task " + last + ", only 1 to "
                    + all.size() + ".");
        }
        return last == all.size() ? ALL : new FirstTasks(last);
    }

    /** Returns all tasks of an exercise. */
    public static List<Task> in(Exercise exercise) {
        return Tasks.in(Home.exercises().resolve(exercise.name())).all();
    }

    /** Checks whether this task is one of them. */
    public boolean has(int task) {
        return last == 0 || task <= last;
    }

    /** Checks whether an example with these tags belongs to them; one that names no task belongs to all. */
    public boolean has(Collection<String> tags) {
        return tags.stream().map(TAG::matcher).filter(Matcher::matches)
                .allMatch(tag -> has(Integer.parseInt(tag.group(1))));
    }

    /** Checks whether a move is made in any of them: whether they ask for a method and why it must not be called. */
    public boolean haveMoves(Exercise exercise) {
        return last == 0 || in(exercise).stream().filter(task -> has(task.number()))
                .anyMatch(task -> task.methods().stream().map(method -> method.replaceFirst("^\\w+\\.", ""))
                        .anyMatch(method -> task.methods().toString().contains("whyNot"
                                + method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1))));
    }

    /** Checks whether they ask for postconditions and invariants. */
    public boolean haveContracts(Exercise exercise) {
        return last == 0 || in(exercise).stream().anyMatch(task -> task.addsContracts() && has(task.number()));
    }

    /** Returns what tells the edition of a suite apart of which only they are examined. */
    public String edition(String suite) {
        return last == 0 ? suite : suite + "-tasks-1-to-" + last;
    }
}
