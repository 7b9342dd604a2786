package tabuleiro.grading.intake;

import java.util.List;
import java.util.Map;

/**
 * What one student handed in.
 *
 * @param name    of its folder
 * @param sources the text of each source file by its path in the exercise's source folder
 * @param problem why it cannot be read, in words for its author; empty if it can
 * @param notes   what was coped with, in words for its author
 */
public record Submission(String name, Map<String, String> sources, List<String> problem, List<String> notes) {

    /** What is handed in when nothing of it can be used, for this reason? */
    static Submission unreadable(String name, String reason) {
        return new Submission(name, Map.of(), List.of(reason), List.of());
    }
}
