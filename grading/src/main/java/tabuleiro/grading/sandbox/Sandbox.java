package tabuleiro.grading.sandbox;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Starts the processes in which submissions are compiled and run, kept from the machine as far as {@link Isolation}
 * says.
 */
public final class Sandbox {

    /**
     * The one thread that starts processes: a sandbox ends with the thread that started it, so that must be one which
     * lives as long as this program.
     */
    private static final ExecutorService STARTER = Executors.newSingleThreadExecutor(task -> {
        final Thread thread = new Thread(task, "starter");
        thread.setDaemon(true);
        return thread;
    });

    /** What of the environment a process cannot do without, on some systems. */
    private static final Set<String> NEEDED = Set.of("SystemRoot", "LD_LIBRARY_PATH");

    /** Most of what a process does it does some hundred times, so that better machine code would come too late. */
    private static final String COMPILED_LIGHTLY = "-XX:TieredStopAtLevel=1";

    /** As at home: see the settings of tests in {@code exercises/pom.xml}. */
    private static final List<String> AS_AT_HOME =
            List.of("-Dfile.encoding=UTF-8", "-Duser.language=en", "-Duser.country=", "-Duser.timezone=UTC");

    private final Isolation isolation;
    private final Runtimes runtimes;
    private final Path program;
    private final Optional<Bubblewrap> bubblewrap;

    /** Will isolate processes like this; prepares what that takes, in this folder, if it is not there yet. */
    public Sandbox(Isolation isolation, Path base) {
        this.isolation = isolation;
        runtimes = new Runtimes(base);
        program = new Programs(base).folder();
        bubblewrap = isolation == Isolation.SANDBOX
                ? Optional.of(new Bubblewrap(base, runtimes, program)) : Optional.empty();
    }

    /**
     * Lets Java note which classes a process of this role loads for its work, so that later ones start faster. Does
     * nothing if that has been done for this program.
     *
     * @param work has the process do what such a process does; it goes on until its input is closed here
     */
    public void noteClasses(Role role, Consumer<Process> work) {
        if (Files.exists(program.resolve(archive(role, isolation)))) {
            return;
        }
        try {
            final Path made = Files.createTempDirectory(program, "noted-");
            final Process process = builder(notingCommand(role, made)).start();
            work.accept(process);
            process.getOutputStream().close();
            process.waitFor();
            Files.move(made.resolve("classes.jsa"), program.resolve(archive(role, isolation)), REPLACE_EXISTING);
            Files.delete(made);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> notingCommand(Role role, Path folder) {
        final List<String> command = new ArrayList<>();
        bubblewrap.ifPresent(sandbox -> command.addAll(sandbox.writing(role, folder, "/noted")));
        final String seen = bubblewrap.isPresent() ? "/noted" : folder.toString();
        java(command, role, List.of("-XX:ArchiveClassesAtExit=" + seen + "/classes.jsa"));
        return command;
    }

    /** Returns how processes are isolated here, in words for a report. */
    public String isolation() {
        return isolation.words() + (bubblewrap.map(Bubblewrap::isFiltered).orElse(true) ? ""
                : ", without a filter of system calls, as none is known for this processor or kernel");
    }

    /** Starts a process for this role. It will soon be there; its input and output carry messages. */
    public CompletableFuture<Process> start(Role role) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return startedNow(role);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }, STARTER);
    }

    private Process startedNow(Role role) throws IOException {
        final ProcessBuilder builder = builder(command(role));
        final Optional<ControlGroup> group =
                bubblewrap.flatMap(sandbox -> ControlGroup.next(role.memoryMegabytes()));
        group.ifPresent(controlGroup -> builder.environment()
                .put(Bubblewrap.DOORS, controlGroup.doors().stream().map(Path::toString)
                .collect(Collectors.joining(" "))));
        final Process process = builder.start();
        group.ifPresent(controlGroup -> controlGroup.holds(process));
        return process;
    }

    /**
     * Returns how much processor time has been used by a process started here and by all that it has started, as far as
     * that is known.
     */
    public static Duration worked(Process process) {
        return ControlGroup.worked(process).orElseGet(() -> Stream
                .concat(Stream.of(process.toHandle()), process.descendants())
                .flatMap(handle -> handle.info().totalCpuDuration().stream()).reduce(Duration.ZERO, Duration::plus));
    }

    /** The process learns nothing of this one's environment, which may hold secrets or options for Java. */
    private static ProcessBuilder builder(List<String> command) {
        final ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().retainAll(NEEDED);
        return builder;
    }

    /** Returns what the sandbox says when it does not start: runs Java in it to print its version. */
    public String explain() {
        try {
            final List<String> command = new ArrayList<>(command(Role.PLAY));
            command.subList(command.indexOf("-p"), command.size()).clear();
            command.add("-version");
            return Commands.run(command).lines().findFirst().orElse("it says nothing");
        } catch (IOException broken) {
            return broken.getMessage();
        }
    }

    private List<String> command(Role role) {
        final List<String> command = new ArrayList<>();
        bubblewrap.ifPresent(sandbox -> command.addAll(sandbox.limited(role)));
        if (isolation == Isolation.USER) {
            command.addAll(Bubblewrap.asAnotherUser(role));
        }
        final String archive = archive(role, isolation);
        final boolean noted = Files.exists(program.resolve(archive));
        java(command, role, noted ? List.of("-XX:SharedArchiveFile=" + seen(archive)) : List.of());
        return command;
    }

    private void java(List<String> command, Role role, List<String> options) {
        command.add((bubblewrap.isPresent() ? Bubblewrap.JRE : runtimes.of(role).toString()) + "/bin/java");
        command.addAll(options);
        command.addAll(List.of("-Xmx" + role.heapMegabytes() + "m", "-Xss" + role.stackKibibytes() + "k",
                "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:MaxMetaspaceSize=96m",
                "-XX:CompressedClassSpaceSize=48m", "-XX:ReservedCodeCacheSize=48m", "-XX:MaxDirectMemorySize=16m",
                "-XX:ErrorFile=/dev/null", "-XX:+UnlockDiagnosticVMOptions", "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=3", "-XX:ArchiveRelocationMode=0", "-XX:ActiveProcessorCount=2",
                "-Dsun.reflect.inflationThreshold=1000", "-Xlog:disable", "-Xlog:all=error:stderr",
                "-XX:+SuppressFatalErrorMessage", COMPILED_LIGHTLY));
        command.addAll(AS_AT_HOME);
        command.addAll(role.options());
        command.addAll(List.of("-p", seen(Programs.HARNESS), "-cp", role.archives().stream()
                .filter(archive -> !archive.equals(Programs.HARNESS)).map(this::seen).collect(Collectors.joining(":")),
                "--add-modules", role.modules(), "--add-reads", Programs.HARNESS_MODULE + "=ALL-UNNAMED",
                "-m", Programs.HARNESS_MODULE + "/" + role.mainClass(), seen(Programs.SPECIFICATION)));
    }

    /** Returns the path under which a process sees a file of the program. */
    private String seen(String file) {
        return bubblewrap.isPresent() ? "/" + file : program.resolve(file).toString();
    }

    /** Returns the name under which the classes are noted that a role loads. */
    static String archive(Role role, Isolation isolation) {
        return (role.name() + "-" + isolation.name()).toLowerCase(Locale.ROOT) + ".jsa";
    }
}
