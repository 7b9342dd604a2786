package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import tabuleiro.feedback.Outcome.State;

/** Hears what comes of JUnit tests that students write beside the examples. */
public class OwnTests implements TestExecutionListener {

    private static final String ENGINE = "[engine:junit-jupiter]";
    private static final String TIMEOUT = "java.util.concurrent.TimeoutException";

    private final List<Outcome> outcomes = new ArrayList<>();
    private final Supplier<List<String>> printed;

    /** Will hear of tests. */
    public OwnTests() {
        this(List::of);
    }

    /**
     * Will hear of tests, and keep what they print.
     *
     * @param printed returns what has been printed since it was asked before
     */
    public OwnTests(Supplier<List<String>> printed) {
        this.printed = printed;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        final boolean isFailure = result.getStatus() != TestExecutionResult.Status.SUCCESSFUL;
        if (test.getUniqueId().startsWith(ENGINE) && (test.isTest() || isFailure)) {
            outcomes.add((isFailure ? failed(example(test), result.getThrowable()) : Outcome.passed(example(test)))
                    .printing(printed.get()));
        }
    }

    /** Returns what came of the tests so far. */
    public final List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }

    private static Example example(TestIdentifier test) {
        final String type = test.getSource().filter(MethodSource.class::isInstance).map(MethodSource.class::cast)
                .map(MethodSource::getClassName).orElse(test.getDisplayName());
        final String file = type.substring(type.lastIndexOf('.') + 1).replaceFirst("\\$.*", "") + ".java";
        return new Example(file, "Your own tests", test.getDisplayName(), test.getUniqueId(), 0);
    }

    private static Outcome failed(Example example, Optional<Throwable> thrown) {
        final Trouble trouble = Trouble.of(thrown.orElse(null));
        if (trouble.todo().isPresent()) {
            return new Outcome(example, State.NOT_WRITTEN, List.of("Not written yet: " + trouble.todo().get()),
                    List.of());
        }
        if (thrown.filter(each -> each.getClass().getName().equals(TIMEOUT)).isPresent()) {
            return new Outcome(example, State.NO_END, trouble.lines(), List.of());
        }
        return thrown.filter(AssertionError.class::isInstance)
                .map(error -> new Outcome(example, State.WRONG, checked(error), List.of()))
                .orElseGet(() -> new Outcome(example, State.BREAKS_OFF, trouble.lines(), List.of()));
    }

    /** Returns what a check says, and where it stands. */
    private static List<String> checked(Throwable error) {
        final List<String> lines = new ArrayList<>(Lines.wrapped(String.valueOf(error.getMessage()).strip()));
        lines.addAll(Places.of(error.getStackTrace()));
        return lines;
    }
}
