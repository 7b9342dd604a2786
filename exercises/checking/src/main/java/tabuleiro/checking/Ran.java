package tabuleiro.checking;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import tabuleiro.checking.worker.Message;
import tabuleiro.checking.worker.Worker;
import tabuleiro.feedback.Example;
import tabuleiro.feedback.Outcome;
import tabuleiro.feedback.Outcome.State;
import tabuleiro.feedback.Report;
import tabuleiro.feedback.Tasks;
import tabuleiro.steps.EngineLimits;

/** What is heard of a run of examples. */
final class Ran {

    /** So long after the beginning of the first that had no end, or ended the process, those left are not run. */
    private static final long LONG = EngineLimits.CLOCK_OF_A_CALL.toNanos();

    private final LongSupplier clock;
    private final Map<String, Outcome> outcomes = new LinkedHashMap<>();
    private Optional<Message.Planned> plan = Optional.empty();
    private Optional<Example> running = Optional.empty();
    private Optional<Message.Noticed> noticed = Optional.empty();
    private boolean isOver;
    private long begun;
    private OptionalLong firstBreak = OptionalLong.empty();

    /** Has heard of nothing yet. The clock counts nanoseconds. */
    Ran(LongSupplier clock) {
        this.clock = clock;
    }

    /** Hears a message of the process that runs the examples. */
    void hear(Message message) {
        if (message instanceof Message.Planned planned) {
            plan = Optional.of(planned);
        } else if (message instanceof Message.Begun started) {
            running = Optional.of(started.example());
            begun = clock.getAsLong();
        } else if (message instanceof Message.Ended ended) {
            keep(ended.outcome());
        } else if (message instanceof Message.Noticed tried) {
            noticed = Optional.of(tried);
        } else {
            isOver = true;
        }
    }

    private void keep(Outcome outcome) {
        outcomes.put(outcome.example().place(), outcome);
        running = Optional.empty();
    }

    /** Notes that the process has ended with this status: if that was in the middle of an example, it is its doing. */
    void breakOff(int status) {
        firstBreak = OptionalLong.of(firstBreak.orElse(begun));
        running.ifPresent(example -> keep(new Outcome(example, State.EXITS, List.of(status == Worker.OUT_OF_MEMORY
                ? "The program used up all memory that it is given."
                : "The program ended the process in which it was run."), List.of())));
    }

    /** Returns what came of trying the contracts; nothing if they were not tried. */
    Optional<Message.Noticed> noticed() {
        return noticed;
    }

    /** Returns whether the process has begun at all. */
    boolean isPlanned() {
        return plan.isPresent();
    }

    /** Returns whether examples without an end have taken so long that nothing more is to be run. */
    boolean isLate() {
        return firstBreak.isPresent() && clock.getAsLong() - firstBreak.getAsLong() >= LONG;
    }

    /** Returns whether all have been run. */
    boolean isOver() {
        return isOver;
    }

    /** Returns the places of the examples that have ended. */
    Set<String> places() {
        return outcomes.keySet();
    }

    /** Returns how many examples are planned; 0 before the process has begun. */
    int planned() {
        return plan.map(all -> all.examples().size()).orElse(0);
    }

    /** Returns what was planned. */
    Message.Planned plan() {
        return plan.orElseThrow(
                () -> new IllegalStateException("The process that runs the examples ends before it begins."));
    }

    /** Returns what came of all that were planned, and of the student's own tests. */
    List<Outcome> outcomes() {
        final Map<String, Outcome> all = new LinkedHashMap<>();
        plan().examples().forEach(example -> all.put(example.place(), Outcome.notRun(example)));
        all.putAll(outcomes);
        return List.copyOf(all.values());
    }

    /** Returns the report of an exercise with these tasks. */
    Report report(Tasks tasks) {
        return new Report(outcomes(), tasks, plan().scope(), false);
    }
}
