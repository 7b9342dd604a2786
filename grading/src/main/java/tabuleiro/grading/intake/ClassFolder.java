package tabuleiro.grading.intake;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.grading.Exercise;

/** Finds the submissions in a folder, which may be one itself. Links are not followed. */
final class ClassFolder {

    private final DiskNode folder;
    private final List<Exercise> exercises;
    private final boolean isOne;
    private final List<Node> inside;

    /**
     * Looks through a folder.
     *
     * @param output where the reports will be written, if that is known: nothing there is a submission
     */
    ClassFolder(Path path, Optional<Path> output, List<Exercise> exercises) {
        this.exercises = exercises;
        folder = new DiskNode(path, output);
        isOne = new Layout(folder, exercises).isOne();
        inside = isOne ? List.of() : Layout.folderOfClass(folder, exercises)
                .map(way -> way.get(way.size() - 1)).orElse(folder).children();
    }

    /** Returns whether the folder itself is a submission. */
    boolean isOne() {
        return isOne;
    }

    /** Returns whether it is where reports are written, or holds those of an earlier grading. */
    boolean isReport() {
        return LeftOut.isReport(folder);
    }

    /**
     * Makes sure that what lies in the folder are submissions.
     *
     * @throws tabuleiro.grading.GradingException if classes lie there instead; the message says what to do
     */
    void mustNotHoldClasses() {
        new FolderTooHigh(exercises).mustNotBe(folder.path(), inside);
    }

    /** Sorts what lies in the folder, or in one that is wrapped around the class, by who handed it in. */
    void sort(Members members) {
        for (Node child : inside) {
            final Path path = ((DiskNode) child).path();
            if (child.isFolder() && LeftOut.mayBelong(child)) {
                members.addFolder(child.name(), path);
            } else if (LeftOut.mayBelong(child) && Members.mayBelong(child.name())) {
                members.addFile(child.name(), path);
            }
        }
    }

    /** Returns a line for each thing that is left out of the class though somebody may have handed it in. */
    List<String> leftOut() {
        return inside.stream().flatMap(child -> LeftOut.why(child).stream().map(why ->
                EntryName.escaped(((DiskNode) child).path().toString()) + " is left out: " + why + ".")).toList();
    }
}
