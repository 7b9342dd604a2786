package tabuleiro.checking.worker;

import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.plugin.event.TestSourceParsed;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import tabuleiro.feedback.Follower;
import tabuleiro.steps.GameObjectFactory;
import tabuleiro.steps.StepRunner;

/** Runs examples, one at a time, with the engine that the thread's class loader finds. */
final class CucumberRunner {

    private final EventBus events = new TimeServiceEventBus(Clock.systemUTC(), UUID::randomUUID);
    private final StepRunner runner;

    /** Will run examples whose steps mean what the methods in these packages do. */
    CucumberRunner(Follower follower, String... packages) {
        follower.setEventPublisher(events);
        runner = new StepRunner(events, new GameObjectFactory(), packages);
    }

    /** Makes the rules of a feature file known. */
    void introduce(Feature feature) {
        events.send(new TestSourceParsed(events.getInstant(), feature.getUri(), List.of(feature)));
    }

    /** Runs an example. */
    void run(Pickle example) {
        runner.run(example);
    }
}
