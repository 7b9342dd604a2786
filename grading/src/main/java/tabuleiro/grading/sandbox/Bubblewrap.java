package tabuleiro.grading.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.child.ChildMain;

/**
 * The sandbox itself: the command lines in front of Java that take the network, the files, the rights and most system
 * calls away from it, and bound its memory and its threads.
 */
final class Bubblewrap {

    /** Where a process finds its Java runtime. */
    static final String JRE = "/jre";

    /**
     * Each process of root's sandboxes runs as a user of its own, so that none counts against another's limits; nor
     * against those of another grading on the machine, so each grading draws lots for where it begins.
     */
    private static final AtomicInteger NEXT_USER =
            new AtomicInteger(2_000_000 + ThreadLocalRandom.current().nextInt(200_000) * 10_000);

    /**
     * How many threads there may be. Java itself takes about 14 of them, bubblewrap one. A submission's count twice: on
     * a busy machine, those that it has joined are still there for the kernel when it starts as many again.
     */
    private static final int MOST_TASKS = 2 * ChildMain.MOST_THREADS + 16;

    /** How many addresses the C library may reserve for a thread, without using the memory. */
    private static final int RESERVED_MEGABYTES = 68;

    /** The kernel says here what a filter of system calls can do, if it has such filters. */
    private static final Path FILTERS_OF_THE_KERNEL = Path.of("/proc/sys/kernel/seccomp/actions_avail");

    /** The variable that names the doors of the control group into which a process is to go. */
    static final String DOORS = "DOORS";

    /**
     * Goes into the control group, opens the file that comes first under number 9, where bubblewrap reads its filter,
     * and goes on with the rest.
     */
    private static final String FIRST =
            "for door in $DOORS; do echo $$ >\"$door\" || :; done; exec \"$@\" 9<\"$0\"";

    private final Runtimes runtimes;
    private final Path program;
    private final Optional<Path> filter;

    /**
     * Will bind these runtimes and this folder of programs; the filter is kept in the base folder.
     *
     * @throws GradingException if a tool is missing; the message says how to install it
     */
    Bubblewrap(Path base, Runtimes runtimes, Path program) {
        requireTool("bwrap", "bubblewrap");
        requireTool("prlimit", "util-linux");
        requireTool("setpriv", "util-linux");
        this.runtimes = runtimes;
        this.program = program;
        filter = Files.exists(FILTERS_OF_THE_KERNEL)
                ? SystemCalls.of(System.getProperty("os.arch")).map(calls -> kept(base, calls)) : Optional.empty();
    }

    private static void requireTool(String tool, String debianPackage) {
        if (Commands.find(tool).isEmpty()) {
            throw new GradingException("No sandbox: " + tool + " is not installed. Install it (on Debian or Ubuntu:"
                    + " apt-get install " + debianPackage + "), or, for programs you trust, grade with"
                    + " --isolation=process.");
        }
    }

    private static Path kept(Path base, SystemCalls calls) {
        final byte[] bytes = calls.filter();
        final String name = "filter-%08x".formatted(Arrays.hashCode(bytes));
        return Runtimes.once(base.resolve(name), made -> {
            Files.createDirectory(made);
            Files.write(made.resolve("system-calls.bpf"), bytes);
        }).resolve("system-calls.bpf");
    }

    /** Returns whether system calls are filtered; they are not on a processor whose calls are not known here. */
    boolean isFiltered() {
        return filter.isPresent();
    }

    /** Returns the command that puts what follows it into a sandbox in which only this folder can be written. */
    List<String> writing(Role role, Path folder, String seenAs) {
        final List<String> command = around(role);
        command.addAll(List.of("--bind", folder.toString(), seenAs));
        return command;
    }

    /** Returns the command that puts what follows it into a sandbox in which nothing can be written. */
    List<String> limited(Role role) {
        final List<String> command = around(role);
        command.addAll(List.of("--remount-ro", "/"));
        if (isRoot()) {
            command.addAll(withoutRoot("/setpriv"));
        }
        command.addAll(limits("/prlimit", role));
        return command;
    }

    /**
     * Returns the command that has what follows it run as another user, without a sandbox.
     *
     * @throws GradingException if that cannot be done; the message says why
     */
    static List<String> asAnotherUser(Role role) {
        requireTool("prlimit", "util-linux");
        requireTool("setpriv", "util-linux");
        if (!isRoot()) {
            throw new GradingException("Only root can run programs as another user (--isolation=user).");
        }
        final List<String> command = new ArrayList<>(withoutRoot(tool("setpriv")));
        command.addAll(limits(tool("prlimit"), role));
        return command;
    }

    private static List<String> limits(String prlimit, Role role) {
        return List.of(prlimit, "--nproc=" + MOST_TASKS, "--data=" + bytes(role.memoryMegabytes()),
                "--as=" + bytes(role.memoryMegabytes() + MOST_TASKS * RESERVED_MEGABYTES),
                "--core=0", "--nofile=64", "--fsize=0");
    }

    private static String bytes(int megabytes) {
        return String.valueOf(megabytes * 1_000_000L);
    }

    /** Root gives up being root, or its processes would not be counted. */
    private static List<String> withoutRoot(String setpriv) {
        final String user = String.valueOf(NEXT_USER.getAndIncrement());
        return List.of(setpriv, "--reuid", user, "--regid", user, "--clear-groups",
                "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--");
    }

    private List<String> around(Role role) {
        final List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", FIRST));
        command.add(filter.map(Path::toString).orElse("/dev/null"));
        command.add(tool("bwrap"));
        filter.ifPresent(file -> command.addAll(List.of("--seccomp", "9")));
        rights(command);
        files(command, role);
        return command;
    }

    /** Root's sandbox keeps what it takes to give up the rest. */
    private static void rights(List<String> command) {
        command.addAll(List.of("--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
                "--hostname", "sandbox", "--unshare-cgroup-try", "--die-with-parent", "--new-session",
                "--cap-drop", "ALL"));
        command.addAll(isRoot()
                ? List.of("--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--cap-add", "CAP_SETPCAP")
                : List.of("--unshare-user"));
        command.addAll(List.of("--clearenv", "--setenv", "LD_LIBRARY_PATH", JRE + "/lib:" + JRE + "/lib/server"));
    }

    private void files(List<String> command, Role role) {
        final Set<String> folders = new TreeSet<>(Set.of("/dev"));
        final List<String> binds = new ArrayList<>();
        for (String library : runtimes.libraries(role)) {
            for (Path above = Path.of(library).getParent(); above.getNameCount() > 0; above = above.getParent()) {
                folders.add(above.toString());
            }
            binds.addAll(List.of("--ro-bind", library, library));
        }
        folders.forEach(folder -> command.addAll(List.of("--perms", "0755", "--dir", folder)));
        command.addAll(binds);
        command.addAll(List.of("--ro-bind", runtimes.of(role).toString(), JRE));
        final List<String> files = new ArrayList<>(role.archives());
        files.add(Sandbox.archive(role, Isolation.SANDBOX));
        for (String file : files) {
            command.addAll(List.of("--ro-bind-try", program.resolve(file).toString(), "/" + file));
        }
        for (String tool : List.of("prlimit", "setpriv")) {
            command.addAll(List.of("--ro-bind", tool(tool), "/" + tool));
        }
        command.addAll(List.of("--dev-bind", "/dev/null", "/dev/null", "--chdir", "/"));
        for (String random : List.of("/dev/random", "/dev/urandom")) {
            command.addAll(List.of("--dev-bind", "/dev/urandom", random));
        }
    }

    private static String tool(String name) {
        return Commands.find(name).orElseThrow().toString();
    }

    private static boolean isRoot() {
        try {
            return (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
