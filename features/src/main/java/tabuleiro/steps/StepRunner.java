package tabuleiro.steps;

import io.cucumber.core.backend.ObjectFactory;
import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.eventbus.UuidGenerator;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runner.Options;
import io.cucumber.core.runner.Runner;
import io.cucumber.core.snippets.SnippetType;
import io.cucumber.java.JavaBackendProviderService;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs examples, one at a time, without JUnit and without reading files.
 *
 * <p>The methods behind the steps are looked for when it is made, which takes much longer than to run an example.
 * Nothing of an example is left when the next one is run: its steps get new objects.
 */
public final class StepRunner {

    private final Settings settings;
    private final Runner runner;

    /**
     * Will run examples.
     *
     * @param events   gets the events of a run
     * @param objects  makes the objects that hold the steps
     * @param packages where the steps are looked for
     */
    public StepRunner(EventBus events, GameObjectFactory objects, String... packages) {
        settings = new Settings(Stream.of(packages).map(GluePath::parse).toList(), objects.getClass());
        runner = new Runner(events, List.of(new JavaBackendProviderService()
                .create(objects, objects, StepRunner.class::getClassLoader)), objects, settings);
    }

    /** Runs an example. */
    public void run(Pickle example) {
        runner.runPickle(example);
    }

    /** Looks up each step of an example, without doing anything. */
    public void dryRun(Pickle example) {
        settings.dryRun = true;
        try {
            run(example);
        } finally {
            settings.dryRun = false;
        }
    }

    /** How Cucumber is to run an example. */
    private static final class Settings implements Options {

        private final List<URI> packages;
        private final Class<? extends ObjectFactory> objects;
        private boolean dryRun;

        Settings(List<URI> packages, Class<? extends ObjectFactory> objects) {
            this.packages = packages;
            this.objects = objects;
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
            return objects;
        }

        @Override
        public Class<? extends UuidGenerator> getUuidGeneratorClass() {
            return UuidGenerator.class;
        }
    }
}
