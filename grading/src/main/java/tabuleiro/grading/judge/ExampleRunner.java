package tabuleiro.grading.judge;

import io.cucumber.core.backend.Backend;
import io.cucumber.core.backend.ObjectFactory;
import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.eventbus.UuidGenerator;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runner.Options;
import io.cucumber.core.runner.Runner;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.core.snippets.SnippetType;
import io.cucumber.java.JavaBackendProviderService;
import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStepFinished;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tabuleiro.steps.GameObjectFactory;
import tabuleiro.steps.Prefetch;

/**
 * Plays examples, one at a time, for one submission after another.
 *
 * <p>The methods behind the steps are looked for when a runner is made, which takes much longer than to play an
 * example; so a runner is kept. Nothing of an example is left when the next one is played: its steps get new objects.
 */
final class ExampleRunner {

    private final Settings settings;
    private final GivenObjects objects = new GivenObjects();
    private final Runner runner;
    private ExampleTrace trace = new ExampleTrace();

    /** Will play examples whose steps mean what the methods in these packages do. */
    ExampleRunner(String... packages) {
        settings = new Settings(Stream.of(packages).map(GluePath::parse).toList());
        final EventBus events = new TimeServiceEventBus(Clock.systemUTC(), new Numbering());
        events.registerHandlerFor(EmbedEvent.class, event -> trace.keepPicture(event));
        events.registerHandlerFor(TestStepFinished.class, event -> trace.follow(event));
        events.registerHandlerFor(TestCaseFinished.class, event -> trace.end(event.getResult().getStatus()));
        final Backend methods =
                new JavaBackendProviderService().create(objects, objects, ExampleRunner.class::getClassLoader);
        runner = new Runner(events, List.of(methods), objects, settings);
    }

    /**
     * Plays this example with the provider that is handed out for the type asked for.
     *
     * @param prefetch hears which queries are asked next
     */
    ExampleTrace play(Pickle example, Function<Class<?>, Object> providers, Prefetch prefetch) {
        objects.providers = providers;
        objects.prefetch = prefetch;
        return run(example);
    }

    /** Looks up each step of this example, without doing anything. */
    ExampleTrace dryRun(Pickle example) {
        settings.dryRun = true;
        try {
            return run(example);
        } finally {
            settings.dryRun = false;
        }
    }

    private ExampleTrace run(Pickle example) {
        trace = new ExampleTrace();
        runner.runPickle(example);
        return trace;
    }

    /** Hands the steps the submission under test; whatever else could be found is never looked for. */
    private static final class GivenObjects extends GameObjectFactory {

        private Function<Class<?>, Object> providers;
        private Prefetch prefetch = new Prefetch();

        @Override
        public <T> T getInstance(Class<T> type) {
            return type == Prefetch.class ? type.cast(prefetch) : super.getInstance(type);
        }

        @Override
        protected Object provider(Class<?> type) {
            return providers.apply(type);
        }
    }

    /** How Cucumber is to run an example. */
    private static final class Settings implements Options {

        private final List<URI> packages;
        private boolean dryRun;

        Settings(List<URI> packages) {
            this.packages = packages;
        }

        @Override
        public List<URI> getGlue() {
            return packages;
        }

        @Override
        public boolean isDryRun() {
            return dryRun;
        }

        @Override
        public SnippetType getSnippetType() {
            return SnippetType.UNDERSCORE;
        }

        @Override
        public Class<? extends ObjectFactory> getObjectFactoryClass() {
            return GivenObjects.class;
        }

        @Override
        public Class<? extends UuidGenerator> getUuidGeneratorClass() {
            return UuidGenerator.class;
        }
    }
}
