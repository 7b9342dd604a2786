package tabuleiro.grading.intake;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows what lies in the folder of a class and is no submission: links, reports, and what tools make. */
final class LeftOut {

    private static final Set<String> RESULTS = Set.of("results.json", "unfinished.jsonl");
    private static final Pattern REPORT = Pattern.compile(".*\\.(html|jsonl?|part)");
    private static final int DEEPEST_REPORT = 3;
    private static final int DEEPEST_WORK = 10;

    private LeftOut() {
    }

    /** Returns whether this is a file or folder that may be a submission, or belong to one. */
    static boolean mayBelong(Node node) {
        if (node.isFolder()) {
            return !Junk.isFolder(node.name()) && !isReport(node)
                    && (!node.name().startsWith(".") || holdsWork(node, DEEPEST_WORK));
        }
        return node.isFile() && Junk.in(node.name()).isEmpty();
    }

    /** Folders whose names begin with a dot belong to tools, unless somebody's work lies in them. */
    private static boolean holdsWork(Node folder, int levels) {
        return folder.children().stream().anyMatch(each -> each.isFolder()
                ? levels > 0 && !Junk.isFolder(each.name()) && holdsWork(each, levels - 1)
                : each.name().endsWith(".java") || Contents.isArchive(each.name()));
    }

    /** Returns why this is left out though somebody may have handed it in; empty if nobody would miss it. */
    static Optional<String> why(Node node) {
        if (!node.isFolder()) {
            return node.kind() == Node.Kind.LINK ? Optional.of("it is a link") : Optional.empty();
        }
        if (node.name().startsWith(".") || node.name().startsWith("_")) {
            return Optional.empty();
        }
        return node.isOutput() ? Optional.of("the reports are written there")
                : isReport(node) ? Optional.of("it holds the results of an earlier grading")
                : Junk.isFolder(node.name()) ? Optional.of("a folder of this name holds what tools make")
                : Optional.empty();
    }

    /** Returns whether this is where the reports are written, or holds what earlier gradings wrote and nothing else. */
    static boolean isReport(Node node) {
        return isReport(node, DEEPEST_REPORT);
    }

    private static boolean isReport(Node node, int levels) {
        if (node.isOutput()) {
            return true;
        }
        final List<Node> inside = node.children().stream()
                .filter(each -> each.isFolder() || Junk.in(each.name()).isEmpty()).toList();
        if (inside.stream().anyMatch(each -> !each.isFolder())) {
            return inside.stream().anyMatch(each -> each.isFile() && RESULTS.contains(each.name()))
                    && inside.stream().allMatch(each -> each.isFile() && REPORT.matcher(each.name()).matches());
        }
        return levels > 0 && !inside.isEmpty() && inside.stream().allMatch(each -> isReport(each, levels - 1));
    }
}
