package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows what lies in the folder of a class and is no submission: links, reports, and what tools make. */
final class LeftOut {

    private static final Set<String> RESULTS = Set.of("results.json", "unfinished.jsonl");
    private static final Pattern REPORT = Pattern.compile(".*\\.(html|jsonl?|part|ya?ml|csv|xml)|feedback.*\\.zip");
    private static final Pattern STRAY = Pattern.compile("|\\.\\.|[A-Za-z]:");
    private static final int DEEPEST_REPORT = 3;
    private static final int DEEPEST_WORK = 10;

    private final Optional<Path> output;

    /** Will leave out what lies where the reports will be written, if that is known: a real path. */
    LeftOut(Optional<Path> output) {
        this.output = output;
    }

    /** Returns whether this is a file or folder that may be a submission, or belong to one. */
    boolean mayBelong(Entry node) {
        if (node.isFolder()) {
            return !Junk.isFolder(node.name()) && !isReport(node) && !isStray(node)
                    && (!node.name().startsWith(".") || holdsWork(node, DEEPEST_WORK));
        }
        return node.kind() != Entry.Kind.LEFT_OUT && Junk.in(node.name()).isEmpty() && !isStray(node);
    }

    /** Returns whether this leads out of the archive that it lies in. */
    static boolean isStray(Entry node) {
        return STRAY.matcher(node.name()).matches();
    }

    /** Folders whose names begin with a dot belong to tools, unless somebody's work lies in them. */
    private static boolean holdsWork(Entry folder, int levels) {
        return folder.children().stream().anyMatch(entry -> entry.isFolder()
                ? levels > 0 && !Junk.isFolder(entry.name()) && holdsWork(entry, levels - 1)
                : entry.name().endsWith(".java") || Contents.isArchive(entry.name()));
    }

    /** Returns why this is left out though somebody may have handed it in; empty if nobody would miss it. */
    Optional<String> why(Entry node) {
        if (!node.isFolder()) {
            return switch (node.kind()) {
                case LEFT_OUT -> Optional.of("it is " + node.why());
                case UNSAFE -> Members.mayBelong(node.name()) ? Optional.empty() : Optional.of("it " + node.why());
                default -> Optional.empty();
            };
        }
        if (node.name().startsWith(".") || node.name().startsWith("_")) {
            return Optional.empty();
        }
        if (isStray(node)) {
            return Optional.empty();
        }
        if (isOutput(node)) {
            return Optional.of("the reports are written there");
        }
        if (isReport(node)) {
            return Optional.of("it holds the results of an earlier grading");
        }
        if (Junk.isFolder(node.name())) {
            return Optional.of("a folder of this name holds what tools make");
        }
        return Optional.empty();
    }

    /** Returns whether this is where the reports are written, or holds what earlier gradings wrote and nothing else. */
    boolean isReport(Entry node) {
        return isReport(node, DEEPEST_REPORT);
    }

    private boolean isReport(Entry node, int levels) {
        if (isOutput(node)) {
            return true;
        }
        final List<Entry> inside = node.children().stream()
                .filter(entry -> entry.isFolder() || Junk.in(entry.name()).isEmpty()).toList();
        if (inside.stream().anyMatch(entry -> !entry.isFolder())) {
            return inside.stream().anyMatch(entry -> entry.isFile() && RESULTS.contains(entry.name()))
                    && inside.stream().allMatch(entry -> entry.isFile() && REPORT.matcher(entry.name()).matches());
        }
        return levels > 0 && !inside.isEmpty() && inside.stream().allMatch(entry -> isReport(entry, levels - 1));
    }

    /** Returns whether this is where this grading writes its reports, or an empty folder around that place. */
    private boolean isOutput(Entry node) {
        return output.flatMap(place -> node.disk().filter(path -> isSame(path, place)
                || place.startsWith(path) && node.isFolder() && node.children().isEmpty())).isPresent();
    }

    /** File systems that do not tell capital letters from small ones are asked whether two names are one folder. */
    static boolean isSame(Path path, Path place) {
        try {
            return place.equals(path) || Files.exists(place) && !Files.isSymbolicLink(path)
                    && Files.isSameFile(place, path);
        } catch (IOException unreadable) {
            return false;
        }
    }
}
