package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Shows which places of a stack trace are in the program under test. */
class PlacesTest {

    private static StackTraceElement[] trace(String... classes) {
        return Stream.of(classes).map(name -> new StackTraceElement(name, "play", "File.java", 7))
                .toArray(StackTraceElement[]::new);
    }

    @Test
    void theStepsAndWhatTheyUseAreNotInIt() {
        assertThat(Places.of(trace("java.util.ArrayList", "connectfour.Grid", "connectfour.Engine",
                "tabuleiro.steps.Moves", "org.assertj.core.api.Assert", "io.cucumber.java.Invoker")))
                .containsExactly("at connectfour.Grid.play(File.java:7)", "at connectfour.Engine.play(File.java:7)");
    }

    @Test
    void whateverRunsTheStepsIsNotInIt() {
        assertThat(Places.of(trace("tabuleiro.steps.Moves", "io.cucumber.java.Invoker", "ide.Runner"))).isEmpty();
        assertThat(Places.of(trace("tabuleiro.steps.Moves", "✽", "ide.Runner"))).isEmpty();
    }

    @Test
    void aFewAreEnough() {
        assertThat(Places.of(trace("a.A", "a.B", "a.C", "a.D", "a.E", "a.F", "a.G", "a.H"))).hasSize(6);
    }
}
