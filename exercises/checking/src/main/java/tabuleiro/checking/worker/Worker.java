package tabuleiro.checking.worker;

import io.cucumber.core.gherkin.Feature;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.checking.games.GameRun;
import tabuleiro.checking.worker.Features.RunnableExample;
import tabuleiro.feedback.Example;
import tabuleiro.feedback.Follower;
import tabuleiro.feedback.Lines;
import tabuleiro.feedback.Outcome;
import tabuleiro.feedback.Report;
import tabuleiro.feedback.TimeLimit;
import tabuleiro.steps.EngineLimits;

/**
 * The program that runs a student's program: it reads one request after another and answers in messages. If an example
 * has no end, so has this process: it is replaced.
 */
public final class Worker implements Follower.Listener {

    /** The status with which it ends if there is no memory left. */
    public static final int OUT_OF_MEMORY = 3;

    private static final TimeLimit LIMIT =
            new TimeLimit(EngineLimits.WORK_OF_A_CALL, EngineLimits.CLOCK_OF_A_CALL);

    private final ObjectOutputStream answers;
    private final Printed printed = new Printed();
    private final Features features;
    private final CucumberRunner runner;
    private final String game;
    private final Follower follower;
    /** Given back when there is no memory left, to say so. */
    private byte[] reserve = new byte[1 << 20];

    private Worker(String game) throws IOException {
        this.game = game;
        answers = new ObjectOutputStream(new FileOutputStream(FileDescriptor.out));
        final PrintStream kept = new PrintStream(printed, true, StandardCharsets.UTF_8);
        System.setOut(kept);
        System.setErr(kept);
        System.setIn(InputStream.nullInputStream());
        follower = new Follower(this, LIMIT);
        Runtime.getRuntime().addShutdownHook(new Thread(follower::exit));
        features = new Features(game);
        runner = new CucumberRunner(follower, "tabuleiro.steps", "tabuleiro." + game.replace("-", "") + ".steps");
        features.rules().forEach(runner::introduce);
    }

    /**
     * Works until there are no more requests.
     *
     * @param arguments the name of the game
     */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        final InputStream in = new BufferedInputStream(System.in);
        final Worker worker = new Worker(arguments[0]);
        try (ObjectInputStream requests = new ObjectInputStream(in)) {
            while (true) {
                worker.carryOut((RunRequest) requests.readObject());
            }
        } catch (EOFException noMore) {
            Runtime.getRuntime().halt(0);
        } catch (OutOfMemoryError full) {
            worker.tell(full);
        }
    }

    /** Says where there was no memory left, if there is enough for that, and ends this process. */
    private void tell(OutOfMemoryError full) {
        try {
            reserve = null;
            follower.exit(full);
        } finally {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        }
    }

    private void carryOut(RunRequest request) throws IOException, ReflectiveOperationException {
        Lines.fit(request.width());
        final URL[] places = request.classPath().stream().map(Worker::url).toArray(URL[]::new);
        try (URLClassLoader engine = new URLClassLoader(places, Worker.class.getClassLoader())) {
            engine.setDefaultAssertionStatus(true);
            Thread.currentThread().setContextClassLoader(engine);
            final boolean isClean = tryOut(request);
            say(new Message.Over());
            if (!isClean) {
                Runtime.getRuntime().halt(0);
            }
        } finally {
            Thread.currentThread().setContextClassLoader(Worker.class.getClassLoader());
        }
    }

    private boolean tryOut(RunRequest request) throws IOException, ReflectiveOperationException {
        if (request.contracts()) {
            return tryContracts(request);
        }
        return request.games().equals(RunRequest.Games.NONE) ? run(request) : play(request);
    }

    /** Runs examples and own tests, and returns whether nothing of them goes on running. */
    private boolean run(RunRequest request) {
        plan(request).stream().filter(runnable -> !request.done().contains(runnable.example().place()))
                .forEach(runnable -> runner.run(runnable.pickle()));
        return OwnTestRun.of(request).map(this::run).orElse(true);
    }

    /** Tries which clauses contracts notice, and returns that nothing of it goes on. */
    private boolean tryContracts(RunRequest request) throws IOException {
        say(new ContractRun(game, Path.of(request.classPath().get(0))).noticed());
        return true;
    }

    /** Plays games, and returns that nothing of them goes on. */
    private boolean play(RunRequest request) throws IOException, ReflectiveOperationException {
        final GameRun run = new GameRun(Path.of(request.games().file()), request.games().extension(), this, LIMIT);
        say(new Message.Planned(run.games(), Report.Scope.GAMES, List.of()));
        printed.clear();
        run.play(request.done());
        return true;
    }

    /** Runs the student's own tests, and returns whether nothing of them goes on running. */
    private boolean run(OwnTestRun tests) {
        say(new Message.Begun(OwnTestRun.ALL));
        printed.clear();
        final List<Outcome> outcomes = tests.outcomes(printed::take);
        outcomes.forEach(outcome -> say(new Message.Ended(outcome)));
        return outcomes.stream().noneMatch(outcome -> outcome.state() == Outcome.State.NO_END);
    }

    private List<RunnableExample> plan(RunRequest request) {
        final List<Problem> problems = new ArrayList<>();
        final List<Feature> all = new ArrayList<>(features.rules());
        all.addAll(features.own(Path.of(request.examples()), problems));
        final List<RunnableExample> plan = Features.plan(all, request.wanted());
        final List<String> tags = plan.isEmpty() ? List.of() : plan.get(0).pickle().getTags();
        say(new Message.Planned(plan.stream().map(RunnableExample::example).toList(),
                request.wanted().scope(tags), problems));
        return plan;
    }

    private static URL url(String place) {
        try {
            return Path.of(place).toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException(impossible);
        }
    }

    private synchronized void say(Message message) {
        try {
            answers.reset(); // Before a message, so that nothing is left to be read behind it.
            answers.writeObject(message);
            answers.flush();
        } catch (IOException nobodyListens) {
            throw new UncheckedIOException(nobodyListens);
        }
    }

    @Override
    public void begins(Example example) {
        printed.clear();
        say(new Message.Begun(example));
    }

    @Override
    public void ends(Outcome outcome) {
        final boolean isKnown = outcome.passed() || outcome.example().isGuard() || outcome.example().isOwn();
        say(new Message.Ended(outcome.printing(printed.lines()).breaking(isKnown ? ""
                : runner.contradicted(outcome.example().name()))));
    }

    @Override
    public void breaksOff() {
        // Whoever reads the messages sees their end.
    }
}
