package tabuleiro.feedback;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.Node;
import io.cucumber.plugin.event.StepDefinedEvent;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestSourceParsed;
import io.cucumber.plugin.event.TestStepFinished;
import io.cucumber.plugin.event.TestStepStarted;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.language.Language;

/** Follows a run of examples by the events of Cucumber, and says what came of each. */
public final class Follower implements ConcurrentEventListener {

    private final Listener listener;
    private final TimeLimit limit;
    /** The sentence of the rule over each example, by the example's place. */
    private final Map<String, String> sentences = new HashMap<>();
    private final KnownPhrases phrases = new KnownPhrases();
    private Optional<Observation> running = Optional.empty();
    private Thread runner = Thread.currentThread();

    /** Who wants to hear what becomes of the examples. */
    public interface Listener {

        /** Hears of an example that begins. */
        default void begins(Example example) {
        }

        /** Hears what came of an example. */
        void ends(Outcome outcome);

        /** Hears that this process ends with the example that ended last: there is no other way out of it. */
        void breaksOff();
    }

    /** Will tell this listener, and give each example so much time. */
    public Follower(Listener listener, TimeLimit limit) {
        this.listener = listener;
        this.limit = limit;
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestSourceParsed.class, event -> event.getNodes().forEach(
                node -> noteSentences(event, node, "")));
        publisher.registerHandlerFor(StepDefinedEvent.class,
                event -> Stream.of(event.getStepDefinition().getPattern()).flatMap(phrase ->
                        Stream.of(phrase, Language.current().phrase(phrase))).forEach(phrases::add));
        publisher.registerHandlerFor(TestCaseStarted.class, this::start);
        publisher.registerHandlerFor(EmbedEvent.class, event -> running.ifPresent(example -> example.keepPicture(
                event.getName(), new String(event.getData(), StandardCharsets.UTF_8))));
        publisher.registerHandlerFor(TestStepStarted.class,
                event -> running.ifPresent(example -> example.begin(event.getTestStep())));
        publisher.registerHandlerFor(TestStepFinished.class,
                event -> running.ifPresent(example -> example.end(event.getResult())));
        publisher.registerHandlerFor(TestCaseFinished.class, this::finish);
    }

    private void noteSentences(TestSourceParsed source, Node node, String above) {
        final String sentence = node instanceof Node.Rule ? node.getName().orElse("") : above;
        if (node instanceof Node.Container<?> container) {
            container.elements().forEach(element -> noteSentences(source, element, sentence));
        } else {
            sentences.put(Example.place(source.getUri(), node.getLocation().getLine()), sentence);
        }
    }

    private synchronized void start(TestCaseStarted event) {
        final String place = Example.place(event.getTestCase().getUri(), event.getTestCase().getLocation().getLine());
        final Observation started =
                new Observation(Example.of(event.getTestCase(), sentences.getOrDefault(place, "")));
        running = Optional.of(started);
        listener.begins(started.example());
        runner = Thread.currentThread();
        limit.start(runner, () -> giveUp(started));
    }

    private synchronized void finish(TestCaseFinished event) {
        limit.stop();
        running.ifPresent(ended -> listener.ends(event.getResult().getStatus().isOk() && ended.hasBegun()
                ? Outcome.passed(ended.example()) : ended.outcome(phrases)));
        running = Optional.empty();
    }

    /** Ends the run: there is no other way out of a loop. */
    private synchronized void giveUp(Observation example) {
        if (running.filter(example::equals).isPresent()) {
            running = Optional.empty();
            listener.ends(example.endless(limit.told(runner)));
            listener.breaksOff();
            Runtime.getRuntime().halt(1);
        }
    }

    /** Notes that this process ends; if it does so in the middle of an example, that is the program's doing. */
    public synchronized void exit() {
        running.ifPresent(example -> {
            running = Optional.empty();
            listener.ends(example.exited(runner.getStackTrace()));
            listener.breaksOff();
        });
    }

    /** Notes that this process ends with an error; if it came in the middle of an example, that is its doing. */
    public synchronized void exit(Error error) {
        running.ifPresent(example -> {
            running = Optional.empty();
            listener.ends(example.broken(error));
        });
    }
}
