package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.cucumber.core.gherkin.Pickle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.suite.Example;

/** Examples are played to their end, or do not pass. */
class ExampleRunnerTest {

    private final ExampleRunner runner = new ExampleRunner("tabuleiro.steps", "tabuleiro.connectfour.steps");
    private final List<Class<?>> asked = new ArrayList<>();

    private static List<Pickle> examples(String... examples) {
        return SuiteTest.suite("  @C4-01\n" + String.join("\n  @C4-01\n", examples)).examples().stream()
                .map(Example::pickle).toList();
    }

    private static Pickle example(String... steps) {
        return examples("  Example: one\n    " + String.join("\n    ", steps)).get(0);
    }

    private Object provider(Class<?> type) {
        asked.add(type);
        return standIn(type);
    }

    /** Returns an object whose methods return nothing, but for those that make games. */
    private static Object standIn(Class<?> type) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) ->
                method.getName().equals("newGame") ? standIn(method.getReturnType()) : null);
    }

    private Object broken(Class<?> type) {
        throw new Failure(Failure.Kind.THROWN, "no " + type);
    }

    @Test
    void anExampleWithAStepThatMeansNothingDoesNotPass() {
        final Pickle example = example("Given a new game", "Then the grid is pretty");
        final ExampleTrace trace = runner.dryRun(example);
        assertThat(trace.passed()).isFalse();
        assertThat(trace.step()).isEqualTo(1);
        assertThat(runner.play(example, this::provider).passed()).isFalse();
        assertThat(runner.dryRun(example("Given a new game")).passed()).isTrue();
    }

    @Test
    void aRehearsalAsksForNothingAndAPlayForTheProvider() {
        final Pickle example = example("Given a new game", "And a new game is started");
        assertThat(runner.dryRun(example).passed()).isTrue();
        assertThat(asked).isEmpty();
        assertThat(runner.play(example, this::provider).passed()).isTrue();
        assertThat(asked).containsExactly(ConnectFourProvider.class);
    }

    @Test
    void theFirstStepThatDoesNotHoldIsTold() {
        final ExampleTrace trace = runner.play(example("Given a new game", "Then the game is not over"), this::broken);
        assertThat(trace.passed()).isFalse();
        assertThat(trace.step()).isZero();
        assertThat(trace.error()).get().isInstanceOf(Failure.class);
    }

    @Test
    void nothingOfAnExampleIsLeftForTheNext() {
        examples("  Example: one\n    Given a new game", "  Example: two\n    Given a new game")
                .forEach(example -> assertThat(runner.play(example, this::provider).passed()).isTrue());
        assertThat(asked).hasSize(2);
    }

    @Test
    void whatWasNotPlayedToItsEndIsNoResult() {
        assertThatThrownBy(() -> new ExampleTrace().passed()).isInstanceOf(IllegalStateException.class);
    }
}
