package tabuleiro.checking;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.checking.worker.Message;
import tabuleiro.checking.worker.RunRequest;
import tabuleiro.checking.worker.Worker;
import tabuleiro.language.Language;
import tabuleiro.steps.EngineLimits;

/** The process that runs the examples of an exercise: kept warm from one run to the next, replaced when it ended. */
final class Workers implements AutoCloseable {

    /** After so many examples that end the process, those that are left are not run. */
    private static final int MOST_BREAKS = 10;
    /** If it says nothing for so long, an example may have no end. */
    private static final Duration SILENCE = Duration.ofMillis(200);
    private static final long A_MOMENT = TimeUnit.MILLISECONDS.toNanos(1);

    private final Exercise exercise;
    private Hired hired;

    /** Starts the process, which takes a while: meanwhile something else can be done. */
    Workers(Exercise exercise) {
        this.exercise = exercise;
        hired = new Hired(exercise);
    }

    /**
     * Runs examples. One that has no end, or ends the process, does not keep the others from being run.
     *
     * @param isStale asks whether the outcomes are not needed any more; then there may be none
     * @param interim hears what is known when one has not ended by itself
     * @param counts  hears again and again how far the run is
     */
    Optional<Ran> run(RunRequest request, BooleanSupplier isStale, Consumer<Ran> interim, Consumer<Ran> counts) {
        final Ran ran = new Ran(System::nanoTime);
        for (int breaks = 0; breaks < MOST_BREAKS && !ran.isLate(); breaks++) {
            try {
                hired.send(request.without(ran.places()));
                return heard(ran, isStale, counts);
            } catch (IOException gone) {
                ran.breakOff(replace());
                if (ran.isPlanned()) {
                    interim.accept(ran);
                }
            }
        }
        return Optional.of(ran);
    }

    /** Hears what comes of a run until it is over, late, or in vain: then there is nothing. */
    private Optional<Ran> heard(Ran ran, BooleanSupplier isStale, Consumer<Ran> counts) throws IOException {
        while (!ran.isOver()) {
            final Optional<Message> said = hired.next();
            said.ifPresent(ran::hear);
            counts.accept(ran);
            final boolean isInVain = said.isEmpty() && isStale.getAsBoolean();
            if (isInVain || said.isEmpty() && ran.isLate()) {
                replace();
                return Optional.of(ran).filter(any -> !isInVain);
            }
        }
        return Optional.of(ran);
    }

    /** Ends the process, starts another in its place, and returns the status of the old one. */
    private int replace() {
        final int status = hired.end();
        hired = new Hired(exercise);
        return status;
    }

    @Override
    public void close() {
        hired.end();
    }

    /** Returns a class path without what lies in the exercise, as Maven's has it: a worker loads what it is told to. */
    static String classPath(Exercise exercise, String all) {
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL).splitAsStream(all)
                .filter(each -> !Path.of(each).toAbsolutePath().startsWith(exercise.folder().toAbsolutePath()))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** A process, and the ways to it and from it. */
    private static final class Hired {

        private final Process process;
        private final ObjectOutputStream requests;
        private final InputStream in;
        private Optional<ObjectInputStream> answers = Optional.empty();

        Hired(Exercise exercise) {
            final List<String> command = new ArrayList<>(
                    List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
            command.addAll(EngineLimits.JAVA);
            command.addAll(List.of("-ea", "-D" + Language.PROPERTY + "=" + Language.current().name(),
                    "-XX:TieredStopAtLevel=1", "-XX:+DisplayVMOutputToStderr", "-cp", classPath(exercise,
                            System.getProperty("java.class.path")), Worker.class.getName(), exercise.game()));
            try {
                process = new ProcessBuilder(command).directory(exercise.folder().toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD).start();
                requests = new ObjectOutputStream(new BufferedOutputStream(process.getOutputStream()));
                requests.flush();
                in = new BufferedInputStream(process.getInputStream());
            } catch (IOException broken) {
                throw new UncheckedIOException("The process that runs the examples cannot be started.", broken);
            }
        }

        void send(RunRequest request) throws IOException {
            requests.writeObject(request);
            requests.reset();
            requests.flush();
        }

        /** Returns what it says next; nothing if it says nothing for a while. */
        Optional<Message> next() throws IOException {
            final long begun = System.nanoTime();
            while (in.available() == 0 && process.isAlive()) {
                if (System.nanoTime() - begun > SILENCE.toNanos()) {
                    return Optional.empty();
                }
                LockSupport.parkNanos(A_MOMENT);
            }
            if (answers.isEmpty()) {
                answers = Optional.of(new ObjectInputStream(in));
            }
            try {
                return Optional.of((Message) answers.get().readObject());
            } catch (ClassNotFoundException | ClassCastException garbled) {
                throw new IOException(garbled);
            }
        }

        /** Ends the process if it has not ended by itself, and returns its status. */
        int end() {
            try {
                process.destroyForcibly();
                return process.waitFor();
            } catch (InterruptedException impatient) {
                Thread.currentThread().interrupt();
                return -1;
            }
        }
    }
}
