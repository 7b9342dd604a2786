package tabuleiro.grading.process;

import java.io.DataOutputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import tabuleiro.calls.Form;
import tabuleiro.calls.Parts;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Request;

/**
 * Hands the classes of one submission to fresh processes. Nothing of the submission runs meanwhile, so if that fails it
 * is mostly the machine's fault; but its classes may be such that no process can take them.
 */
final class Loading {

    /** What the author of a program reads that no process can begin. */
    static final String NEVER_BEGINS = "The program breaks off as soon as its first class is used, so that no example"
            + " can begin. Correct that class's constructor, and what is done when classes are loaded.";

    /** How many processes are tried. */
    private static final int MOST_STARTS = 3;

    /** A program that guesses the seal of its process could answer in the harness's place. */
    private static final int SEAL_BYTES = 16;
    private static final SecureRandom SEALS = new SecureRandom();

    private final Exercise exercise;
    private final Map<String, byte[]> classes;
    private final Supplier<Worker> workers;
    private final Form done;
    private Optional<Failure> unloadable = Optional.empty();

    /**
     * Will hand these classes to processes from this supplier.
     *
     * @param done how a process answers that it has them
     */
    Loading(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers, Form done) {
        this.exercise = exercise;
        this.classes = classes;
        this.workers = workers;
        this.done = done;
    }

    /**
     * Returns a process that has the classes, in answer to a question of this number.
     *
     * @throws Failure          if no process can take them
     * @throws GradingException if no process can be started at all; the message says what to do
     */
    Worker worker(int sequence) {
        unloadable.ifPresent(known -> {
            throw known;
        });
        Optional<Exception> reason = Optional.empty();
        for (int left = MOST_STARTS; left > 0; left--) {
            try {
                return loaded(sequence, classes);
            } catch (Failure | CompletionException failed) {
                if (failed instanceof Failure failure && !failure.kind().endsTheProcess()) {
                    throw failed;
                }
                reason = Optional.of(failed);
            }
        }
        unloadable = Optional.of(fault(sequence, reason.orElseThrow()));
        throw unloadable.get();
    }

    /** Finds whose fault it is: if not even the load of no classes works, the machine's. */
    private Failure fault(int sequence, Exception reason) {
        try {
            loaded(sequence, Map.of()).close();
        } catch (Failure | CompletionException nothing) {
            throw Workers.gone("The processes that play", reason);
        }
        return new Failure(Failure.Kind.CRASH, "The classes of the program cannot be loaded. " + reason.getMessage());
    }

    private Worker loaded(int sequence, Map<String, byte[]> some) {
        final Worker worker = workers.get();
        try {
            final byte[] seal = new byte[SEAL_BYTES];
            SEALS.nextBytes(seal);
            worker.expect(seal);
            Replies.value(done, sequence,
                    worker.ask(out -> write(out, sequence, seal, some), TimeLimits.OF_A_CALL), worker);
            return worker;
        } catch (Failure failed) {
            worker.close();
            throw failed;
        }
    }

    private void write(DataOutputStream out, int sequence, byte[] seal, Map<String, byte[]> some) throws IOException {
        Call.open(out, sequence, Request.LOAD);
        Parts.writeBytes(out, seal);
        Parts.writeText(out, exercise.specification());
        Parts.writeText(out, exercise.provider());
        Frames.writeClasses(out, some);
    }
}
