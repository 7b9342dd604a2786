package tabuleiro.grading.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A control group of the kernel, which counts the processor time and the memory of a sandbox as a whole, with whatever
 * has run in it and has ended since. Groups can be made by root and by whom an administrator has given a part of them;
 * nothing depends on them.
 */
final class ControlGroup {

    /** The name of a group: of which program it is, and a number. */
    private static final Pattern NAME = Pattern.compile("tabuleiro-(\\d{1,10})-\\d+");

    private static final int MOST_TRIES = 20;
    private static final long MILLIS_BETWEEN_TRIES = 50;

    private static final AtomicInteger NEXT = new AtomicInteger();
    private static final Map<Process, ControlGroup> GROUPS = new ConcurrentHashMap<>();

    /** Where groups can be made below the group of this program: for processor time, for memory, or for both. */
    private static final List<Path> PARENTS = parents();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> GROUPS.forEach((process, group) -> {
            if (!process.isAlive()) {
                group.remove();
            }
        })));
    }

    private final List<Path> folders;

    private ControlGroup(List<Path> folders) {
        this.folders = folders;
    }

    private static List<Path> parents() {
        try (Stream<String> mine = Files.lines(Path.of("/proc/self/cgroup"));
                Stream<String> mounts = Files.lines(Path.of("/proc/self/mountinfo"))) {
            final List<String> groups = mine.toList();
            return mounts.map(line -> line.split(" ")).flatMap(mount -> parent(mount, groups).stream())
                    .peek(ControlGroup::sweep).toList();
        } catch (IOException | RuntimeException none) {
            return List.of();
        }
    }

    /** Returns where this program's own group is in what a line of {@code mountinfo} mounts, if it may write there. */
    private static Optional<Path> parent(String[] mount, List<String> groups) {
        final String last = mount[mount.length - 1];
        final String kind = List.of(mount).contains("cgroup2") ? ""
                : Stream.of("cpuacct", "memory").filter(last::contains).findFirst().orElse("none");
        return groups.stream().map(group -> group.split(":", 3))
                .filter(group -> List.of(group[1].split(",")).contains(kind))
                .map(group -> Path.of(mount[4], group[2]))
                .filter(folder -> Files.isWritable(folder) && Files.isWritable(folder.resolve("cgroup.procs")))
                .findFirst();
    }

    /** Removes what programs that have ended had to leave behind. */
    private static void sweep(Path parent) {
        try (Stream<Path> folders = Files.list(parent)) {
            folders.filter(ControlGroup::isAbandoned).forEach(ControlGroup::isRemoved);
        } catch (IOException unreadable) {
            // They take no room worth mentioning.
        }
    }

    private static boolean isAbandoned(Path folder) {
        final Matcher name = NAME.matcher(folder.getFileName().toString());
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
    }

    /** Removes a group and returns whether it is gone; the kernel refuses to remove one that is in use. */
    private static boolean isRemoved(Path folder) {
        try {
            Files.deleteIfExists(folder);
            return true;
        } catch (IOException inUse) {
            return false;
        }
    }

    /** Makes a group for a sandbox that may use so much memory; nothing if none can be made. */
    static Optional<ControlGroup> next(int megabytes) {
        final String name = "tabuleiro-" + ProcessHandle.current().pid() + "-" + NEXT.getAndIncrement();
        final ControlGroup group = new ControlGroup(PARENTS.stream().map(parent -> parent.resolve(name)).toList());
        try {
            for (Path folder : group.folders) {
                Files.createDirectory(folder);
                for (String limit : List.of("memory.max", "memory.limit_in_bytes")) {
                    if (Files.isWritable(folder.resolve(limit))) {
                        Files.writeString(folder.resolve(limit), String.valueOf(megabytes * 1_000_000L));
                    }
                }
            }
            return group.folders.isEmpty() ? Optional.empty() : Optional.of(group);
        } catch (IOException refused) {
            group.remove();
            return Optional.empty();
        }
    }

    /** Returns the files in which a process that is to be of this group writes its number. */
    List<Path> doors() {
        return folders.stream().map(folder -> folder.resolve("cgroup.procs")).toList();
    }

    /** Notes that this process has gone into the group; the group is removed when the process has ended. */
    void holds(Process process) {
        GROUPS.put(process, this);
        process.onExit().thenRunAsync(() -> {
            remove();
            GROUPS.remove(process);
        });
    }

    /** The last processes of a sandbox end a moment after the one that started it. */
    private void remove() {
        try {
            for (int left = MOST_TRIES; left > 0 && !folders.stream().allMatch(ControlGroup::isRemoved); left--) {
                TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN_TRIES);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the processor time of the sandbox of a process, ended processes included; nothing if not counted. */
    static Optional<Duration> worked(Process process) {
        return Optional.ofNullable(GROUPS.get(process)).flatMap(ControlGroup::worked);
    }

    private Optional<Duration> worked() {
        return folders.stream().flatMap(folder -> usage(folder).stream()).findFirst();
    }

    private static Optional<Duration> usage(Path folder) {
        try {
            if (Files.exists(folder.resolve("cpuacct.usage"))) {
                return Optional.of(Duration.ofNanos(
                        Long.parseLong(Files.readString(folder.resolve("cpuacct.usage")).strip())));
            }
            return Files.readAllLines(folder.resolve("cpu.stat")).stream()
                    .filter(line -> line.startsWith("usage_usec "))
                    .map(line -> Duration.ofNanos(1000 * Long.parseLong(line.substring("usage_usec ".length()))))
                    .findFirst();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }
}
