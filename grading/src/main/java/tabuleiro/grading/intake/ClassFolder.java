package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;

/** Finds the submissions in a folder, which may be one itself. Links are not followed. */
final class ClassFolder {

    private static final String RESULTS = "results.json";

    private final Path folder;

    /** Will look through this folder. */
    ClassFolder(Path folder) {
        this.folder = folder;
    }

    /** Is the folder itself a submission of one of these exercises? */
    boolean isOne(List<Exercise> exercises) {
        return layout("", exercises).isOne();
    }

    /** Sorts what lies in the folder, or in one that is wrapped around the class, by who handed it in. */
    void sort(Members members, List<Exercise> exercises) {
        final Optional<String> inner = Layout.folderOfClass(name -> layout(name, exercises));
        for (Path child : children(folder.resolve(inner.orElse("")))) {
            final String name = child.getFileName().toString();
            if (isFolder(child)) {
                members.addFolder(name, child);
            } else if (Files.isRegularFile(child, LinkOption.NOFOLLOW_LINKS) && Members.mayBelong(name)
                    && Junk.in(name).isEmpty()) {
                members.addFile(name, child);
            }
        }
    }

    /** What is passed over in the folder of a class though somebody may have handed it in? A line for each. */
    List<String> leftOut(List<Exercise> exercises) {
        if (isOne(exercises)) {
            return List.of();
        }
        final Optional<String> inner = Layout.folderOfClass(name -> layout(name, exercises));
        return children(folder.resolve(inner.orElse(""))).stream()
                .flatMap(child -> whyNot(child).stream().map(why -> child + " is left out: " + why + ".")).toList();
    }

    private static Optional<String> whyNot(Path child) {
        final String name = child.getFileName().toString();
        if (Files.isSymbolicLink(child)) {
            return Optional.of("it is a link");
        }
        if (!Files.isDirectory(child) || name.startsWith(".") || name.startsWith("_")) {
            return Optional.empty();
        }
        return isReport(child) ? Optional.of("it holds the results of an earlier grading")
                : Junk.isFolder(name) ? Optional.of("a folder of this name holds what tools make") : Optional.empty();
    }

    private Layout layout(String name, List<Exercise> exercises) {
        final List<String> names = new ArrayList<>();
        for (Path child : children(folder.resolve(name))) {
            final String childName = child.getFileName().toString();
            if (isFolder(child)) {
                names.add(childName + "/");
                children(child).forEach(each -> names.add(childName + "/" + each.getFileName()));
            } else if (Files.isRegularFile(child, LinkOption.NOFOLLOW_LINKS)) {
                names.add(childName);
            }
        }
        return new Layout(names, exercises);
    }

    private static boolean isFolder(Path path) {
        final String name = path.getFileName().toString();
        return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS) && !name.startsWith(".") && !Junk.isFolder(name)
                && !isReport(path);
    }

    /** Does it hold what a grading writes, and nothing else? */
    private static boolean isReport(Path path) {
        return Files.isRegularFile(path.resolve(RESULTS)) && children(path).stream()
                .map(child -> child.getFileName().toString())
                .allMatch(name -> name.equals(RESULTS) || name.endsWith(".html") || name.endsWith(".jsonl"));
    }

    /** What lies in a folder, in the order of the names? Nothing, if it cannot be read: it is reported when it is. */
    static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
