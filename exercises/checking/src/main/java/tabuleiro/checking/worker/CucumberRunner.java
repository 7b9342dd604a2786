package tabuleiro.checking.worker;

import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.plugin.event.TestSourceParsed;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import tabuleiro.contracts.answers.AnswerKey;
import tabuleiro.feedback.Follower;
import tabuleiro.steps.GameObjectFactory;
import tabuleiro.steps.Keeper;
import tabuleiro.steps.StepRunner;

/** Runs examples, one at a time, with the engine that the thread's class loader finds, and notes its answers. */
final class CucumberRunner {

    private final EventBus events = new TimeServiceEventBus(Clock.systemUTC(), UUID::randomUUID);
    private final Noting objects = new Noting();
    private final StepRunner runner;
    /** Is read when it is needed first, in the folder of the exercise. */
    private Optional<AnswerKey> key = Optional.empty();

    /** Will run examples whose steps mean what the methods in these packages do. */
    CucumberRunner(Follower follower, String... packages) {
        follower.setEventPublisher(events);
        runner = new StepRunner(events, objects, packages);
    }

    /** Makes the rules of a feature file known. */
    void introduce(Feature feature) {
        events.send(new TestSourceParsed(events.getInstant(), feature.getUri(), List.of(feature)));
    }

    /** Runs an example. */
    void run(Pickle example) {
        runner.run(example);
    }

    /** Returns the rules of which the first wrong answer in the example that was run last contradicts one. */
    String contradicted(String example) {
        key = key.or(() -> Optional.of(AnswerKey.in(Path.of(AnswerKey.FILE))));
        return key.orElseThrow().contradicted(example, objects.noter.made);
    }

    /** Hands the steps the engine, and notes what it is asked and answers in an example. */
    private static final class Noting extends GameObjectFactory {

        private Noter noter = new Noter();

        @Override
        public void start() {
            super.start();
            noter = new Noter();
        }

        @Override
        public <T> T getInstance(Class<T> type) {
            return type == Keeper.class ? type.cast(noter) : super.getInstance(type);
        }
    }

    /** Notes calls. One that has not been answered counts as one that has thrown something, it is not known where. */
    private static final class Noter extends Keeper {

        private static final Throwable NO_ANSWER = new IllegalStateException();

        private final List<AnswerKey.Made> made = new ArrayList<>();

        /** Lists and sets may be changed later. One that cannot be copied is noted as it is. */
        private static Object asItIsNow(Object answer) {
            try {
                if (answer instanceof List<?> list) {
                    return new ArrayList<>(list);
                }
                return answer instanceof Set<?> set ? new LinkedHashSet<>(set) : answer;
            } catch (RuntimeException broken) {
                return answer;
            }
        }

        @Override
        protected void called(Method method, Object[] arguments) {
            made.add(new AnswerKey.Made(method, Arrays.asList(arguments.clone()), NO_ANSWER));
        }

        @Override
        protected void answered(Object answer) {
            final AnswerKey.Made last = made.remove(made.size() - 1);
            made.add(new AnswerKey.Made(last.method(), last.arguments(), asItIsNow(answer),
                    answer instanceof Throwable thrown ? Specified.inside(thrown) : List.of()));
        }
    }
}
