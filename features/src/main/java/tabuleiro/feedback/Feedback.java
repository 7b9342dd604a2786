package tabuleiro.feedback;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.TestRunFinished;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tabuleiro.feedback.Report.Scope;

/**
 * Reports a run of the rules at its end; that comes early if an example takes too long.
 *
 * <p>A Cucumber plugin, as in {@code cucumber.plugin=tabuleiro.feedback.Feedback}. Two system properties belong to it:
 * {@code feedback=all} reports every failing example in full; {@code seconds} is the time limit of one example.
 */
public final class Feedback implements ConcurrentEventListener, Follower.Listener {

    private static final long MILLIS_TO_BE_READ = 1000;
    /** What selects examples by their names, and what it is if nobody asks for a name. */
    private static final String NAMES = "cucumber.filter.name";
    private static final String ANY_NAME = ".*\\Q\\E.*";
    /** What selects examples by their tags. */
    private static final String GROUPS = "groups";

    private final PrintStream out;
    private final Tasks tasks;
    private final boolean isAll;
    private final Follower follower;
    private final List<Outcome> outcomes = new ArrayList<>();
    private boolean isCutShort;

    /**
     * Reports on the standard output, as the system properties ask.
     *
     * @throws IllegalArgumentException if they ask for something else; the message says what they may be
     */
    public Feedback() {
        this(System.out, Tasks.ofExercise(), isAll(System.getProperty("feedback", "first")),
                seconds(System.getProperty("seconds", "10")));
        Runtime.getRuntime().addShutdownHook(new Thread(follower::exit));
    }

    Feedback(PrintStream out, Tasks tasks, boolean isAll, int seconds) {
        this.out = out;
        this.tasks = tasks;
        this.isAll = isAll;
        follower = new Follower(this, new TimeLimit(Duration.ofSeconds(seconds), Duration.ofSeconds(seconds)));
    }

    private static IllegalArgumentException wrong(PrintStream out, String message) {
        out.println(Report.fault(message));
        return new IllegalArgumentException(message);
    }

    private static boolean isAll(String wish) {
        if (!List.of("first", "all").contains(wish)) {
            throw wrong(System.out, "-Dfeedback is first or all, not " + wish + ".");
        }
        return wish.equals("all");
    }

    private static int seconds(String number) {
        if (!number.matches("[1-9]\\d{0,5}")) {
            throw wrong(System.out, "-Dseconds is a whole number such as 10, not " + number + ".");
        }
        return Integer.parseInt(number);
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        follower.setEventPublisher(publisher);
        publisher.registerHandlerFor(TestRunFinished.class, event -> report());
    }

    @Override
    public void ends(Outcome outcome) {
        outcomes.add(outcome);
    }

    @Override
    public void breaksOff() {
        isCutShort = true;
        report();
        sleep();
    }

    private void report() {
        if (outcomes.isEmpty()) {
            throw wrong(out, "No example has been run: -Dexample takes a part of the name of an example.");
        }
        final Report report = new Report(outcomes, tasks, scope(), isCutShort);
        final List<String> lines = new ArrayList<>(isAll ? report.all() : report.brief());
        if (!report.holds()) {
            lines.addAll(commands(report));
        }
        lines.stream().map(Lines::said).forEach(out::println);
        out.flush();
    }

    private static Scope scope() {
        if (!System.getProperty(NAMES, ANY_NAME).equals(ANY_NAME)) {
            return Scope.EXAMPLES;
        }
        return System.getProperty(GROUPS, "").isBlank() ? Scope.ALL : Scope.RULES;
    }

    /** Returns the commands that show more of what was reported, and less. */
    private List<String> commands(Report report) {
        final Example shown = report.shown(0);
        final List<String> commands = new ArrayList<>();
        if (!isAll && different(Example::id) > 1 && !shown.isOwn()) {
            commands.add("This rule alone: mvn -q test -Dgroups=" + shown.id());
        }
        if (!isAll && different(Example::part) > 1 && shown.task() > 0) {
            commands.add("This task alone: mvn -q test -Dgroups=" + Tasks.TAG + shown.task());
        }
        if (!isAll && report.failing() > 1) {
            commands.add("Every failing example in full: -Dfeedback=all");
        }
        commands.add(Report.CLOSING);
        return commands;
    }

    private long different(Function<Example, Object> kind) {
        return outcomes.stream().map(Outcome::example).map(kind).distinct().count();
    }

    private static void sleep() {
        try {
            TimeUnit.MILLISECONDS.sleep(MILLIS_TO_BE_READ);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
