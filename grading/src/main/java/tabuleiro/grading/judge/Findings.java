package tabuleiro.grading.judge;

import io.cucumber.plugin.EventListener;
import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestStepFinished;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.grading.judge.Outcome.Status;

/** Notes what comes of each example while Cucumber runs, up to the one in which the submission's process ends. */
final class Findings implements EventListener {

    private final RuleBook book;
    private final Session session;
    private final List<Outcome> complete = new ArrayList<>();
    private Optional<Outcome> brokenOff = Optional.empty();
    private String before = "";
    private String after = "";
    private int step;
    private Optional<Result> failed = Optional.empty();

    Findings(RuleBook book, Session session) {
        this.book = book;
        this.session = session;
    }

    /** What came of the examples before the process ended, or of all if it did not? */
    List<Outcome> complete() {
        return complete;
    }

    /** What came of the example in which the process ended? Nothing if it did not. */
    Optional<Outcome> brokenOff() {
        return brokenOff;
    }

    /** Fails loudly if an example that was to run is in no outcome: a gap must not pass for a result. */
    void mustCover(List<Check> checks) {
        final List<Check> seen = new ArrayList<>(complete.stream().map(Outcome::check).toList());
        brokenOff.ifPresent(outcome -> seen.add(outcome.check()));
        if (!checks.subList(0, Math.min(seen.size(), checks.size())).equals(seen)
                || brokenOff.isEmpty() && seen.size() != checks.size()) {
            throw new IllegalStateException("The judge ran other examples than planned: " + seen.size() + " of "
                    + checks.size());
        }
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestCaseStarted.class, event -> open());
        publisher.registerHandlerFor(EmbedEvent.class, this::keepPicture);
        publisher.registerHandlerFor(TestStepFinished.class, this::follow);
        publisher.registerHandlerFor(TestCaseFinished.class, event -> conclude(event.getTestCase(), event.getResult()));
    }

    private void open() {
        before = "";
        after = "";
        step = -1;
        failed = Optional.empty();
    }

    private void keepPicture(EmbedEvent picture) {
        final String drawn = Text.clean(new String(picture.getData(), StandardCharsets.UTF_8));
        if ("before".equals(picture.getName())) {
            before = drawn;
        } else {
            after = drawn;
        }
    }

    private void follow(TestStepFinished event) {
        if (failed.isPresent()) {
            return;
        }
        if (event.getTestStep() instanceof PickleStepTestStep) {
            step++;
        }
        if (!event.getResult().getStatus().isOk()) {
            failed = Optional.of(event.getResult());
        }
    }

    private void conclude(TestCase testCase, Result result) {
        if (brokenOff.isPresent()) {
            return;
        }
        final Check check = book.check(testCase.getUri(), testCase.getLocation().getLine());
        if (session.breakOff().isPresent()) {
            brokenOff = Optional.of(outcome(check, Status.ERROR, session.breakOff().get().getMessage()));
        } else if (result.getStatus().is(io.cucumber.plugin.event.Status.PASSED)) {
            complete.add(new Outcome(check, Status.PASSED, -1, "", before, after));
        } else {
            final Throwable error = failed.map(Result::getError).orElse(null);
            complete.add(outcome(check, status(error), message(error)));
        }
    }

    private Outcome outcome(Check check, Status status, String message) {
        return new Outcome(check, status, Math.max(step, 0), Text.clean(message), before, after);
    }

    private static Status status(Throwable error) {
        return error instanceof AssertionError ? Status.FAILED : Status.ERROR;
    }

    private static String message(Throwable error) {
        if (error instanceof ContractBroken broken) {
            return broken.getMessage() + (broken.places().isEmpty() ? "" : "\nat " + broken.places());
        }
        if (error instanceof AssertionError || error instanceof Failure) {
            return String.valueOf(error.getMessage());
        }
        return "The example could not be run: " + error;
    }
}
