package tabuleiro.grading.testing;

import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStepFinished;
import java.time.Clock;
import java.util.function.Function;
import tabuleiro.grading.suite.Numbering;
import tabuleiro.steps.GameObjectFactory;
import tabuleiro.steps.Keeper;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.StepRunner;

/** Plays examples, one at a time, for one submission after another. It takes long to make, so it is kept. */
final class ExampleRunner {

    private final GivenObjects objects = new GivenObjects();
    private final StepRunner runner;
    private ExampleTrace trace = new ExampleTrace();

    /** Will play examples whose steps mean what the methods in these packages do. */
    ExampleRunner(String... packages) {
        final EventBus events = new TimeServiceEventBus(Clock.systemUTC(), new Numbering());
        events.registerHandlerFor(EmbedEvent.class, event -> trace.keepPicture(event));
        events.registerHandlerFor(TestStepFinished.class, event -> trace.follow(event));
        events.registerHandlerFor(TestCaseFinished.class, event -> trace.end(event.getResult().getStatus()));
        runner = new StepRunner(events, objects, packages);
    }

    /**
     * Plays this example with the provider that is handed out for the type asked for.
     *
     * @param prefetch hears which queries are asked next
     * @param keeper   is asked to keep what the provider and its games return
     */
    ExampleTrace play(Pickle example, Function<Class<?>, Object> providers, Prefetch prefetch, Keeper keeper) {
        objects.providers = providers;
        objects.prefetch = prefetch;
        objects.keeper = keeper;
        trace = new ExampleTrace();
        runner.run(example);
        return trace;
    }

    /** Plays this example with such a provider in this process; nothing that it returns is kept or changed. */
    ExampleTrace play(Pickle example, Function<Class<?>, Object> providers) {
        return play(example, providers, new Prefetch(), new Keeper());
    }

    /** Looks up each step of this example, without doing anything. */
    ExampleTrace dryRun(Pickle example) {
        trace = new ExampleTrace();
        runner.dryRun(example);
        return trace;
    }

    /** Hands the steps the submission under test; whatever else could be found is never looked for. */
    private static final class GivenObjects extends GameObjectFactory {

        private Function<Class<?>, Object> providers;
        private Prefetch prefetch = new Prefetch();
        private Keeper keeper = new Keeper();

        @Override
        public <T> T getInstance(Class<T> type) {
            if (type == Prefetch.class) {
                return type.cast(prefetch);
            }
            return type == Keeper.class ? type.cast(keeper) : super.getInstance(type);
        }

        @Override
        protected Object provider(Class<?> type) {
            return providers.apply(type);
        }

        @Override
        protected Object standIn(Object provider, Class<?> type) {
            return provider;
        }
    }
}
