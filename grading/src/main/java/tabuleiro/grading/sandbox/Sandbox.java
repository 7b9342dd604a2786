package tabuleiro.grading.sandbox;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tabuleiro.grading.GradingException;

/**
 * Starts the processes in which submissions are compiled and run, kept from the machine as far as {@link Isolation}
 * says.
 */
public final class Sandbox {

    /**
     * Each process of root's sandboxes runs as a user of its own, so that none counts against another's limits; nor
     * against those of another grading on the machine, so each grading draws lots for where it begins.
     */
    private static final AtomicInteger NEXT_USER =
            new AtomicInteger(2_000_000 + ThreadLocalRandom.current().nextInt(200_000) * 10_000);

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
    private static final List<String> COMPILED_LIGHTLY =
            List.of("-XX:TieredStopAtLevel=1", "-XX:C1MaxInlineSize=16", "-XX:C1MaxInlineLevel=3");

    private static final String JRE = "/jre";

    private final Isolation isolation;
    private final Runtimes runtimes;
    private final Path program;

    /** Will isolate processes like this; prepares what that takes, in this folder, if it is not there yet. */
    public Sandbox(Isolation isolation, Path base) {
        this.isolation = isolation;
        if (isolation == Isolation.SANDBOX) {
            requireTool("bwrap", "bubblewrap");
            requireTool("prlimit", "util-linux");
            requireTool("setpriv", "util-linux");
        }
        runtimes = new Runtimes(base);
        program = new Programs(base).folder();
    }

    /**
     * Lets Java note which classes a process of this role loads for its work, so that later ones start faster. Does
     * nothing if that has been done for this program.
     *
     * @param work has the process do what such a process does; it goes on until its input is closed here
     */
    public void noteClasses(Role role, Consumer<Process> work) {
        if (Files.exists(program.resolve(archive(role)))) {
            return;
        }
        try {
            final Path made = Files.createTempDirectory(program, "noted-");
            final Process process = builder(notingCommand(role, made)).start();
            work.accept(process);
            process.getOutputStream().close();
            process.waitFor();
            Files.move(made.resolve("classes.jsa"), program.resolve(archive(role)), REPLACE_EXISTING);
            Files.delete(made);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> notingCommand(Role role, Path folder) throws IOException {
        final boolean sandboxed = isolation == Isolation.SANDBOX;
        final List<String> command = new ArrayList<>();
        if (sandboxed) {
            bubblewrap(command, role);
            command.addAll(List.of("--bind", folder.toString(), "/noted"));
        }
        java(command, role, List.of("-XX:ArchiveClassesAtExit=" + (sandboxed ? "/noted" : folder) + "/classes.jsa"));
        return command;
    }

    private static void requireTool(String tool, String debianPackage) {
        if (Commands.find(tool).isEmpty()) {
            throw new GradingException("No sandbox: " + tool + " is not installed. Install it (on Debian or Ubuntu:"
                    + " apt-get install " + debianPackage + "), or, for programs you trust, grade with"
                    + " --isolation=process.");
        }
    }

    /** How are processes isolated here? */
    public Isolation isolation() {
        return isolation;
    }

    /** Which process does this role's work now? One that will soon be there; its input and output carry messages. */
    public CompletableFuture<Process> start(Role role) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return builder(command(role)).start();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }, STARTER);
    }

    /** The process learns nothing of this one's environment, which may hold secrets or options for Java. */
    private static ProcessBuilder builder(List<String> command) {
        final ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().retainAll(NEEDED);
        return builder;
    }

    /** What does the sandbox say when it will not start? Runs the role's Java to print its version. */
    public String explain() {
        try {
            final List<String> command = new ArrayList<>(command(Role.PLAY));
            command.subList(command.indexOf("-cp"), command.size()).clear();
            command.add("-version");
            return Commands.run(command).lines().findFirst().orElse("it says nothing");
        } catch (IOException broken) {
            return broken.getMessage();
        }
    }

    private List<String> command(Role role) throws IOException {
        final List<String> command = new ArrayList<>();
        if (isolation == Isolation.SANDBOX) {
            bubblewrap(command, role);
            command.addAll(List.of("--remount-ro", "/"));
            limits(command, role);
        }
        final boolean noted = Files.exists(program.resolve(archive(role)));
        java(command, role, noted ? List.of("-XX:SharedArchiveFile=" + seen(archive(role))) : List.of());
        return command;
    }

    private void bubblewrap(List<String> command, Role role) throws IOException {
        final Set<String> folders = new TreeSet<>(Set.of("/dev"));
        final List<String> binds = new ArrayList<>();
        for (String library : runtimes.libraries(role)) {
            for (Path above = Path.of(library).getParent(); above.getNameCount() > 0; above = above.getParent()) {
                folders.add(above.toString());
            }
            binds.addAll(List.of("--ro-bind", library, library));
        }
        command.addAll(List.of("bwrap", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
                "--unshare-cgroup-try", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv",
                "--setenv", "LD_LIBRARY_PATH", JRE + "/lib:" + JRE + "/lib/server"));
        command.addAll(isRoot() ? List.of("--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID")
                : List.of("--unshare-user"));
        folders.forEach(folder -> command.addAll(List.of("--perms", "0755", "--dir", folder)));
        command.addAll(binds);
        command.addAll(List.of("--ro-bind", runtimes.of(role).toString(), JRE));
        for (String file : List.of("harness.jar", "specification.jar", archive(role))) {
            command.addAll(List.of("--ro-bind-try", program.resolve(file).toString(), "/" + file));
        }
        for (String tool : List.of("prlimit", "setpriv")) {
            command.addAll(List.of("--ro-bind", Commands.find(tool).orElseThrow().toString(), "/" + tool));
        }
        command.addAll(List.of("--dev-bind", "/dev/null", "/dev/null", "--chdir", "/"));
        for (String random : List.of("/dev/random", "/dev/urandom")) {
            command.addAll(List.of("--dev-bind", "/dev/urandom", random));
        }
    }

    /** Root gives up being root first, or its processes would not be counted. The limits hold for all that follows. */
    private static void limits(List<String> command, Role role) throws IOException {
        if (isRoot()) {
            final String user = String.valueOf(NEXT_USER.getAndIncrement());
            command.addAll(List.of("/setpriv", "--reuid", user, "--regid", user, "--clear-groups",
                    "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--"));
        }
        command.addAll(List.of("/prlimit", "--nproc=48", "--as=" + role.addressSpaceMegabytes() * 1_000_000L,
                "--core=0", "--nofile=64", "--fsize=0"));
    }

    private void java(List<String> command, Role role, List<String> options) {
        command.add((isolation == Isolation.SANDBOX ? JRE : runtimes.of(role).toString()) + "/bin/java");
        command.addAll(options);
        command.addAll(List.of("-Xmx" + role.heapMegabytes() + "m", "-Xss512k",
                "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:MaxMetaspaceSize=96m",
                "-XX:CompressedClassSpaceSize=48m", "-XX:ReservedCodeCacheSize=48m", "-XX:MaxDirectMemorySize=16m",
                "-XX:ErrorFile=/dev/null", "-XX:+UnlockDiagnosticVMOptions", "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=3", "-XX:ArchiveRelocationMode=0",
                "-Dsun.reflect.inflationThreshold=100000000", "-Xlog:disable", "-Xlog:all=error:stderr",
                "-XX:+SuppressFatalErrorMessage"));
        command.addAll(COMPILED_LIGHTLY);
        command.addAll(role.options());
        command.addAll(List.of("-cp", seen("harness.jar") + ":" + seen("specification.jar"), role.mainClass(),
                seen("specification.jar")));
    }

    /** Under which path does a process see a file of the program? */
    private String seen(String file) {
        return isolation == Isolation.SANDBOX ? "/" + file : program.resolve(file).toString();
    }

    private String archive(Role role) {
        return (role.name() + "-" + isolation.name()).toLowerCase(Locale.ROOT) + ".jsa";
    }

    private static boolean isRoot() throws IOException {
        return (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0;
    }
}
