package tabuleiro.grading.testing;

import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestStepFinished;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tabuleiro.grading.Text;

/** What happened when an example was played. */
final class ExampleTrace {

    private String before = "";
    private String after = "";
    private int step = -1;
    private Optional<Result> failed = Optional.empty();
    private Optional<Status> end = Optional.empty();

    void keepPicture(EmbedEvent picture) {
        final String drawn = Text.ofRun(new String(picture.getData(), StandardCharsets.UTF_8));
        if ("before".equals(picture.getName())) {
            before = drawn;
        } else {
            after = drawn;
        }
    }

    void follow(TestStepFinished event) {
        final Result result = event.getResult();
        if (failed.isEmpty() && event.getTestStep() instanceof PickleStepTestStep) {
            step++;
        }
        if (failed.isEmpty() && !result.getStatus().is(Status.PASSED)) {
            failed = Optional.of(result);
        }
    }

    void end(Status status) {
        end = Optional.of(status);
    }

    /**
     * Checks whether every step held.
     *
     * @throws IllegalStateException if the example was not played to its end: a gap must not pass for a result
     */
    boolean passed() {
        return end.orElseThrow(() -> new IllegalStateException("An example was not played.")).is(Status.PASSED);
    }

    /** Returns the number of the step that was tried last, from 0. */
    int step() {
        return Math.max(step, 0);
    }

    /** Returns what the first step that did not hold threw; nothing if it threw nothing. */
    Optional<Throwable> error() {
        return failed.map(Result::getError);
    }

    /** The board before the last move; empty if none was drawn. */
    String before() {
        return before;
    }

    /** The board after the last move; empty if none was drawn. */
    String after() {
        return after;
    }
}
