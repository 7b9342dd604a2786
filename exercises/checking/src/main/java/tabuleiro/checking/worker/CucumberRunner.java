package tabuleiro.checking.worker;

import io.cucumber.core.backend.ObjectFactory;
import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.eventbus.UuidGenerator;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runner.Options;
import io.cucumber.core.runner.Runner;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.core.snippets.SnippetType;
import io.cucumber.java.JavaBackendProviderService;
import io.cucumber.plugin.event.TestSourceParsed;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import tabuleiro.feedback.Follower;
import tabuleiro.steps.GameObjectFactory;

/** Runs examples, one at a time, with the engine that the thread's class loader finds. */
final class CucumberRunner {

    private final EventBus events = new TimeServiceEventBus(Clock.systemUTC(), UUID::randomUUID);
    private final Runner runner;
    private BinaryOperator<Object> providers = (provider, type) -> provider;

    /** Will run examples whose steps mean what the methods in these packages do. */
    CucumberRunner(Follower follower, String... packages) {
        follower.setEventPublisher(events);
        final ObjectFactory objects = new GameObjectFactory() {
            @Override
            protected Object provider(Class<?> type) {
                return providers.apply(super.provider(type), type);
            }
        };
        runner = new Runner(events, List.of(new JavaBackendProviderService()
                .create(objects, objects, CucumberRunner.class::getClassLoader)), objects,
                new Settings(Stream.of(packages).map(GluePath::parse).toList()));
    }

    /** Makes the rules of a feature file known. */
    void introduce(Feature feature) {
        events.send(new TestSourceParsed(events.getInstant(), feature.getUri(), List.of(feature)));
    }

    /** Has something stand in for the provider of the engine, which is made from it and its type. */
    void standIn(BinaryOperator<Object> made) {
        providers = made;
    }

    /** Runs an example. */
    void run(Pickle example) {
        runner.runPickle(example);
    }

    /**
     * How Cucumber is to run an example.
     *
     * @param getGlue the packages of the steps
     */
    private record Settings(List<URI> getGlue) implements Options {

        @Override
        public boolean isDryRun() {
            return false;
        }

        @Override
        public SnippetType getSnippetType() {
            return SnippetType.UNDERSCORE;
        }

        @Override
        public Class<? extends ObjectFactory> getObjectFactoryClass() {
            return GameObjectFactory.class;
        }

        @Override
        public Class<? extends UuidGenerator> getUuidGeneratorClass() {
            return UuidGenerator.class;
        }
    }
}
