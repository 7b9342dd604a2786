package tabuleiro.feedback;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.Node;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestRunFinished;
import io.cucumber.plugin.event.TestSourceParsed;
import io.cucumber.plugin.event.TestStepFinished;
import io.cucumber.plugin.event.TestStepStarted;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Follows a run of the rules and reports it at its end; that comes early if an example takes too long.
 *
 * <p>A Cucumber plugin, as in {@code cucumber.plugin=tabuleiro.feedback.Feedback}. Two system properties belong to it:
 * {@code feedback=all} reports every failing example in full; {@code seconds} is the time limit of one example.
 */
public final class Feedback implements ConcurrentEventListener {

    private static final long MILLIS_TO_BE_READ = 1000;
    /** What selects examples by their names, and what it is if nobody asks for a name. */
    private static final String NAMES = "cucumber.filter.name";
    private static final String ANY_NAME = ".*\\Q\\E.*";

    private final PrintStream out;
    private final Tasks tasks;
    private final boolean isAll;
    private final TimeLimit limit;
    /** The sentence of the rule over each example, by the example's place. */
    private final Map<String, String> sentences = new HashMap<>();
    /** What has become of each rule, by its id. */
    private final Map<String, Tally> rules = new LinkedHashMap<>();
    /** What has become of each task, and of each rule or file whose examples have no task. */
    private final Map<String, Tally> parts = new LinkedHashMap<>();
    private Optional<Observation> running = Optional.empty();

    /**
     * Reports on the standard output, as the system properties ask.
     *
     * @throws IllegalArgumentException if they ask for something else; the message says what they may be
     */
    public Feedback() {
        this(System.out, Tasks.ofExercise(), isAll(System.getProperty("feedback", "first")),
                seconds(System.getProperty("seconds", "10")));
        Runtime.getRuntime().addShutdownHook(new Thread(this::exit));
    }

    Feedback(PrintStream out, Tasks tasks, boolean isAll, int seconds) {
        this.out = out;
        this.tasks = tasks;
        this.isAll = isAll;
        limit = new TimeLimit(seconds);
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
        publisher.registerHandlerFor(TestSourceParsed.class, event -> event.getNodes().forEach(
                node -> noteSentences(event, node, "")));
        publisher.registerHandlerFor(TestCaseStarted.class, this::start);
        publisher.registerHandlerFor(EmbedEvent.class, event -> running.ifPresent(example -> example.keepPicture(
                event.getName(), new String(event.getData(), StandardCharsets.UTF_8))));
        publisher.registerHandlerFor(TestStepStarted.class,
                event -> running.ifPresent(example -> example.begin(event.getTestStep())));
        publisher.registerHandlerFor(TestStepFinished.class,
                event -> running.ifPresent(example -> example.end(event.getResult())));
        publisher.registerHandlerFor(TestCaseFinished.class, this::finish);
        publisher.registerHandlerFor(TestRunFinished.class, event -> report());
    }

    private void noteSentences(TestSourceParsed source, Node node, String above) {
        final String sentence = node instanceof Node.Rule ? node.getName().orElse("") : above;
        if (node instanceof Node.Container<?> container) {
            container.elements().forEach(each -> noteSentences(source, each, sentence));
        } else {
            sentences.put(Example.place(source.getUri(), node.getLocation().getLine()), sentence);
        }
    }

    private synchronized void start(TestCaseStarted event) {
        final Observation started = new Observation(Example.of(event.getTestCase()));
        final Thread runner = Thread.currentThread();
        running = Optional.of(started);
        limit.start(() -> giveUp(started, runner));
    }

    private synchronized void finish(TestCaseFinished event) {
        limit.stop();
        running.ifPresent(ended -> {
            if (event.getResult().getStatus().isOk() && ended.hasBegun()) {
                tallies(ended).forEach(Tally::pass);
            } else {
                fail(ended, ended.finding());
            }
        });
        running = Optional.empty();
    }

    private void fail(Observation observation, Finding finding) {
        tallies(observation).forEach(tally -> tally.fail(finding));
    }

    private List<Tally> tallies(Observation observation) {
        final Example example = observation.example();
        final String part = example.task() == 0 ? example.id() : "task " + example.task();
        return List.of(rules.computeIfAbsent(example.id(), id -> new Tally(id, sentence(example), 0)),
                parts.computeIfAbsent(part, name -> new Tally(name, example.task() == 0 ? sentence(example)
                        : tasks.task(example.task()).map(Task::name).orElse(""), example.task())));
    }

    private String sentence(Example example) {
        if (Example.isGuard(example.id())) {
            return "A call that breaks a precondition is stopped by an assertion";
        }
        return Example.isOwn(example.id()) ? "Your own examples" : sentences.getOrDefault(example.place(), "");
    }

    private void report() {
        if (rules.isEmpty()) {
            throw wrong(out, "No example has been run: -Dexample takes a part of the name of an example.");
        }
        final boolean isWhole = System.getProperty(NAMES, ANY_NAME).equals(ANY_NAME);
        final Report report = new Report(List.copyOf(rules.values()), List.copyOf(parts.values()), isWhole);
        (isAll ? report.all() : report.brief()).forEach(out::println);
        out.flush();
    }

    /** Ends the run: there is no other way out of a loop. */
    private synchronized void giveUp(Observation example, Thread runner) {
        if (running.filter(example::equals).isPresent()) {
            running = Optional.empty();
            fail(example, example.endless(limit.seconds(), Places.of(runner.getStackTrace())));
            report();
            sleep();
            Runtime.getRuntime().halt(1);
        }
    }

    private synchronized void exit() {
        running.ifPresent(example -> {
            fail(example, example.exited());
            report();
            sleep();
        });
    }

    private static void sleep() {
        try {
            TimeUnit.MILLISECONDS.sleep(MILLIS_TO_BE_READ);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
