package tabuleiro.grading.judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.resource.Resource;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.ConnectFourProvider;

/** Examples are played to their end, or do not pass. */
class StageTest {

    private final Stage stage = new Stage("tabuleiro.steps", "tabuleiro.connectfour.steps");
    private final List<Class<?>> asked = new ArrayList<>();

    private static List<Pickle> examples(String... examples) {
        final String text = "Feature: some\n\n" + String.join("\n", examples);
        return new FeatureParser(new Numbering()).parseResource(new Resource() {
            @Override
            public URI getUri() {
                return URI.create("classpath:/some.feature");
            }

            @Override
            public InputStream getInputStream() {
                return new ByteArrayInputStream(text.getBytes(UTF_8));
            }
        }).orElseThrow().getPickles();
    }

    private static Pickle example(String... steps) {
        return examples("  Example: one\n    " + String.join("\n    ", steps)).get(0);
    }

    /** A provider that cannot be called: these examples end before they would call it. */
    private Object provider(Class<?> type) {
        asked.add(type);
        throw new Failure(Failure.Kind.THROWN, "no provider");
    }

    @Test
    void anExampleWithAStepThatMeansNothingDoesNotPass() {
        final Pickle example = example("Given a new game", "Then the grid is pretty");
        final Take take = stage.rehearse(example);
        assertThat(take.passed()).isFalse();
        assertThat(take.step()).isEqualTo(1);
        assertThat(stage.play(example, this::provider).passed()).isFalse();
        assertThat(stage.rehearse(example("Given a new game")).passed()).isTrue();
    }

    @Test
    void aRehearsalAsksForNothingAndAPlayForTheProvider() {
        final Pickle example = example("Given a new game", "Then the game is not over");
        stage.rehearse(example);
        assertThat(asked).isEmpty();
        final Take take = stage.play(example, this::provider);
        assertThat(asked).containsExactly(ConnectFourProvider.class);
        assertThat(take.passed()).isFalse();
        assertThat(take.step()).isZero();
        assertThat(take.error()).get().isInstanceOf(Failure.class);
    }

    @Test
    void nothingOfAnExampleIsLeftForTheNext() {
        examples("  Example: one\n    Given a new game", "  Example: two\n    Given a new game")
                .forEach(example -> stage.play(example, this::provider));
        assertThat(asked).hasSize(2);
    }

    @Test
    void whatWasNotPlayedToItsEndIsNoResult() {
        assertThatThrownBy(() -> new Take().passed()).isInstanceOf(IllegalStateException.class);
    }
}
