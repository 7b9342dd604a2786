package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * Finds submissions in folders. A path is one submission if its top folder or {@code src/main/java} holds the package
 * of an exercise; otherwise each of its folders is one, and in these the package may also lie in one wrapper folder.
 */
public final class Intake {

    private static final Set<String> NOT_SUBMISSIONS = Set.of("target", "__MACOSX");

    private final List<Exercise> exercises;

    /** Will recognise submissions of these exercises by the packages they are written in. */
    public Intake(List<Exercise> exercises) {
        this.exercises = List.copyOf(exercises);
    }

    /**
     * Which exercise do these paths hold?
     *
     * @throws GradingException if none holds an exercise, or if there are two
     */
    public Exercise recognise(List<Path> paths) {
        final Set<Exercise> found = new LinkedHashSet<>();
        for (Path path : paths) {
            candidates(path).forEach(folder -> exercises.stream()
                    .filter(each -> root(folder, each.packageName()).isPresent()).forEach(found::add));
        }
        if (found.isEmpty()) {
            throw new GradingException("No exercise found in " + listed(paths) + ": a submission is a folder with the"
                    + " package " + String.join(" or ", exercises.stream().map(Exercise::packageName).toList())
                    + " in it or in its src/main/java.");
        }
        if (found.size() > 1) {
            throw new GradingException("More than one exercise found in " + listed(paths) + ": "
                    + String.join(", ", found.stream().map(Exercise::name).sorted().toList())
                    + ". Grade one at a time.");
        }
        return found.iterator().next();
    }

    private static String listed(List<Path> paths) {
        return String.join(", ", paths.stream().map(Path::toString).toList());
    }

    /**
     * Makes sure that each path is a folder with something in it.
     *
     * @throws GradingException if one is not
     */
    public static void requireFolders(List<Path> paths) {
        paths.forEach(Intake::requireFolder);
    }

    private static void requireFolder(Path path) {
        if (!Files.exists(path)) {
            throw new GradingException("There is no folder " + path + ".");
        }
        if (!Files.isDirectory(path)) {
            throw new GradingException(path + " is a file; name the folder that the submissions lie in.");
        }
        if (children(path).isEmpty()) {
            throw new GradingException("The folder " + path + " is empty.");
        }
        if (Files.isDirectory(path.resolve("features/rules"))) {
            throw new GradingException(path + " is the courseware itself, not a submission: name the folder that the"
                    + " submissions lie in, or one of its exercises.");
        }
    }

    /** Which folders in these paths are taken for no submissions though they might look like one? A line for each. */
    public List<String> leftOut(List<Path> paths) {
        return paths.stream().flatMap(path -> children(path).stream()).filter(Intake::isReport)
                .map(folder -> folder + " is left out: it holds the results of an earlier grading.").toList();
    }

    private static boolean isReport(Path folder) {
        return Files.isRegularFile(folder.resolve("results.json"));
    }

    private List<Path> candidates(Path path) {
        final List<Path> all = new ArrayList<>(List.of(path));
        all.addAll(folders(path));
        return all;
    }

    /** Which submissions of an exercise do these paths hold? In the order of the paths, then by name. */
    public List<Submission> submissions(List<Path> paths, Exercise exercise) {
        return paths.stream().flatMap(path -> submissions(path, exercise.packageName())).toList();
    }

    private Stream<Submission> submissions(Path path, String packageName) {
        if (rootHere(path, packageName).isPresent()) {
            return Stream.of(read(path, packageName));
        }
        final Stream<Submission> read = folders(path).stream().map(folder -> read(folder, packageName));
        final Stream<Submission> packed = children(path).stream().filter(Intake::isArchive)
                .map(file -> Submission.unreadable(file.getFileName().toString(), "is an archive",
                        "It must be unpacked into a folder before it can be graded."));
        return Stream.concat(read, packed).sorted(Comparator.comparing(Submission::name));
    }

    private static boolean isArchive(Path path) {
        return path.getFileName().toString().matches("(?i).*\\.(zip|tar|tgz|tar\\.gz|rar|7z|jar)");
    }

    private Submission read(Path folder, String packageName) {
        final String name = folder.toAbsolutePath().normalize().getFileName().toString();
        final Optional<Path> root = root(folder, packageName);
        if (root.isEmpty()) {
            final String inShort = children(folder).isEmpty() ? "is empty" : "has no package " + packageName;
            return Submission.unreadable(name, inShort,
                    "No folder " + packageName + " with .java files in it was found, neither at the top nor in"
                            + " src/main/java.");
        }
        final SourceReader reader = new SourceReader(root.get());
        try {
            return new Submission(name, new TreeMap<>(reader.read(packageName)), List.of(), reader.notes());
        } catch (IOException | UncheckedIOException unreadable) {
            return Submission.unreadable(name, "cannot be read", unreadable.getMessage());
        }
    }

    /** Where does the source tree begin that holds the package? At the top, in src/main/java, or in one wrapper. */
    private static Optional<Path> root(Path folder, String packageName) {
        final Optional<Path> here = rootHere(folder, packageName);
        final List<Path> inside = folders(folder);
        return here.isEmpty() && inside.size() == 1 ? rootHere(inside.get(0), packageName) : here;
    }

    private static Optional<Path> rootHere(Path folder, String packageName) {
        return Stream.of(folder, folder.resolve("src/main/java"))
                .filter(each -> holdsSource(each.resolve(packageName))).findFirst();
    }

    private static boolean holdsSource(Path folder) {
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && children(folder).stream().anyMatch(file -> file.toString().endsWith(".java"));
    }

    private static List<Path> folders(Path folder) {
        return children(folder).stream()
                .filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
                .filter(each -> !each.getFileName().toString().startsWith("."))
                .filter(each -> !NOT_SUBMISSIONS.contains(each.getFileName().toString()) && !isReport(each))
                .toList();
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
