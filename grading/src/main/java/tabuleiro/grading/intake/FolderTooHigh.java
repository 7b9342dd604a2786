package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * Recognises a folder that holds classes instead of submissions. One submission that looks like a class is not
 * enough.
 */
final class FolderTooHigh {

    private static final int MOST_NAMED = 4;

    private final Solutions solutions;
    private final List<Exercise> exercises;

    /** Looks for classes of these exercises. */
    FolderTooHigh(List<Exercise> exercises) {
        this.exercises = exercises;
        solutions = new Solutions(exercises);
    }

    /**
     * Makes sure that these, which lie in a path, are not all classes, as far as there is anything in them.
     *
     * @throws GradingException if they are; the message says what to do
     */
    void mustNotBe(Path path, List<Node> inside) {
        final List<String> classes = new ArrayList<>();
        for (Node each : inside) {
            if (!LeftOut.mayBelong(each) || each.isFolder() && solutions.isEmpty(each)
                    || !each.isFolder() && !Members.mayBelong(each.name())) {
                continue;
            }
            if (Moodle.in(each.name()).isPresent() || !isClass(each)) {
                return;
            }
            classes.add(EntryName.escaped(each.name()));
        }
        if (classes.size() > 1) {
            throw new GradingException(path + " holds classes, not submissions: "
                    + String.join(", ", classes.subList(0, Math.min(MOST_NAMED, classes.size())))
                    + (classes.size() > MOST_NAMED ? " and " + (classes.size() - MOST_NAMED) + " more" : "")
                    + ". Grade one after the other, or name each of them as a PATH.");
        }
    }

    private boolean isClass(Node node) {
        if (node.isFolder()) {
            return solutions.areSeveral(node);
        }
        return node instanceof DiskNode file && Contents.isArchive(file.name()) && isClass(file.path());
    }

    /** An archive that cannot be read, or is too large for one, is one submission, which is refused when it is read. */
    private boolean isClass(Path archive) {
        try {
            return solutions.areSeveral(new ClassArchive(archive, Limits.SUBMISSION, exercises).names());
        } catch (IOException | RuntimeException | Error unreadable) {
            return false;
        }
    }
}
