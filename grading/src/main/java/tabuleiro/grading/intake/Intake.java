package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * Finds the submissions of a class. A path is a folder or an archive that is one submission or holds those of a class,
 * as learning platforms deliver them, or one source file. Finding looks at names alone; a submission is read when it
 * is graded. What is unpacked of the archive of a class is removed when the intake is closed.
 */
public final class Intake implements AutoCloseable {

    private final List<Exercise> exercises;
    private final List<Path> paths;
    private final TemporaryFolder temporary = new TemporaryFolder();
    private final Set<String> names = new HashSet<>();
    private final List<Candidate> candidates = new ArrayList<>();

    /**
     * Finds submissions of these exercises in these paths. Packages of exercises that are not among them mean nothing.
     *
     * @throws GradingException if a path cannot hold any; the message says what to do
     */
    public Intake(List<Exercise> exercises, List<Path> paths) {
        this.exercises = List.copyOf(exercises);
        this.paths = List.copyOf(paths);
        requirePaths(paths);
        paths.forEach(this::find);
        if (candidates.isEmpty()) {
            throw new GradingException("No submission found in " + listed() + ".");
        }
    }

    /**
     * Makes sure that each path is a file or a folder with something in it.
     *
     * @throws GradingException if one is not
     */
    public static void requirePaths(List<Path> paths) {
        paths.forEach(Intake::requirePath);
    }

    private static void requirePath(Path path) {
        if (!Files.exists(path)) {
            throw new GradingException("There is no folder or file " + path + ".");
        }
        if (!Files.isReadable(path)) {
            throw new GradingException(path + " cannot be read: you have no right to.");
        }
        if (!Files.isDirectory(path)) {
            requireFile(path);
        } else if (ClassFolder.children(path).isEmpty()) {
            throw new GradingException("The folder " + path + " is empty.");
        } else if (Files.isDirectory(path.resolve("features/rules"))) {
            throw new GradingException(path + " is the courseware itself, not a submission: name the folder that the"
                    + " submissions lie in, or one of its exercises.");
        }
    }

    private static void requireFile(Path path) {
        final String name = path.getFileName().toString();
        if (!Files.isRegularFile(path) || !name.endsWith(".java") && !Contents.isArchive(name) && !isArchive(path)) {
            throw new GradingException(path + " is no submission: name a folder, a zip or tar.gz archive, or a .java"
                    + " file.");
        }
    }

    private static boolean isArchive(Path path) {
        try {
            final ArchiveKind kind = ArchiveKind.of(() -> Files.newByteChannel(path));
            return kind != ArchiveKind.NONE && kind != ArchiveKind.EMPTY;
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Of several paths, each names what lies in it: what is in one cannot pass for another. */
    private void find(Path named) {
        final Members members = new Members();
        final Path plain = named.toAbsolutePath().normalize();
        final String name = plain.getFileName() == null ? plain.toString() : plain.getFileName().toString();
        final Path path = real(plain);
        final String prefix = paths.size() > 1 ? name + "/" : "";
        if (Files.isDirectory(path)) {
            final ClassFolder folder = new ClassFolder(path);
            if (folder.isOne(exercises)) {
                members.addFolder(name, path);
                members.each(this::add);
            } else {
                folder.sort(members, exercises);
                members.each((member, place) -> add(prefix + member, place));
            }
        } else if (name.endsWith(".java")) {
            members.addFile(name, path);
            members.each(this::add);
        } else {
            findInArchive(name, path, prefix);
        }
    }

    /** A path that somebody names may be a link; what lies in it may not. */
    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException unreadable) {
            return path;
        }
    }

    /** An archive that cannot be read at all is a submission, too: it is refused when it is graded. */
    private void findInArchive(String name, Path path, String prefix) {
        try {
            final ClassArchive archive = new ClassArchive(path);
            final Optional<String> folder = archive.folderOfClass(exercises);
            if (folder.isPresent()) {
                final Members members = new Members();
                archive.unpack(folder.get(), temporary, members);
                members.each((member, place) -> add(prefix + member, place));
            } else {
                add(name, () -> ArchiveBundle.of(name, path));
            }
        } catch (IOException refused) {
            add(name, () -> {
                throw refused;
            });
        }
    }

    private void add(String name, Place place) {
        final String shown = EntryName.shown(name);
        String free = shown;
        for (int i = 2; !names.add(free); i++) {
            free = shown + " (" + i + ")";
        }
        candidates.add(new Candidate(free, place, exercises));
    }

    /** What was handed in? In the order of the paths, then by name. */
    public List<Candidate> candidates() {
        return List.copyOf(candidates);
    }

    /**
     * Which exercise do most of the submissions hold? One that holds another is reported for itself.
     *
     * @throws GradingException if none holds an exercise, or if two exercises are held by as many
     */
    public Exercise exercise() {
        final Map<Exercise, Integer> counts = new TreeMap<>(Comparator.comparing(Exercise::name));
        String reason = "";
        int left = candidates.size();
        for (Candidate each : candidates) {
            try {
                each.exercises().forEach(exercise -> counts.merge(exercise, 1, Integer::sum));
            } catch (IOException refused) {
                reason = reason.isEmpty() ? " " + EntryName.shown(each.name()) + ": " + refused.getMessage() : reason;
            }
            left--;
            if (lead(counts) > left) {
                return first(counts);
            }
        }
        if (counts.isEmpty()) {
            throw new GradingException("No exercise found in " + listed() + ": a submission holds a folder "
                    + String.join(" or ", exercises.stream().map(Exercise::packageName).toList())
                    + " with .java files in it." + reason);
        }
        throw new GradingException("More than one exercise found in " + listed() + ": "
                + counts.entrySet().stream().map(each -> each.getKey().name() + " (" + each.getValue() + " times)")
                        .collect(Collectors.joining(", ")) + ". Say which one with --exercise.");
    }

    private static int lead(Map<Exercise, Integer> counts) {
        final List<Integer> sorted = counts.values().stream().sorted(Comparator.reverseOrder()).toList();
        return sorted.isEmpty() ? -1 : sorted.get(0) - (sorted.size() > 1 ? sorted.get(1) : 0);
    }

    private static Exercise first(Map<Exercise, Integer> counts) {
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }

    private String listed() {
        return String.join(", ", paths.stream().map(Path::toString).toList());
    }

    /** What is passed over in these paths though somebody may have handed it in? A line for each. */
    public List<String> leftOut() {
        return paths.stream().filter(Files::isDirectory)
                .flatMap(path -> new ClassFolder(path).leftOut(exercises).stream()).toList();
    }

    /** Removes what was unpacked. */
    @Override
    public void close() {
        temporary.close();
    }
}
