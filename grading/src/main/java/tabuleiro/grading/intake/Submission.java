package tabuleiro.grading.intake;

import java.util.List;
import java.util.Map;

/**
 * What one student handed in.
 *
 * @param name    of its folder
 * @param sources the text of each source file by its path in the exercise's source folder
 * @param problem why it cannot be read, in words for its author, first in short; empty if it can
 * @param notes   what was coped with, in words for its author
 */
public record Submission(String name, Map<String, String> sources, List<String> problem, List<String> notes) {

    /** What is handed in when nothing of it can be used, for this reason in short and at length? */
    static Submission unreadable(String name, String inShort, String reason) {
        return new Submission(name, Map.of(), List.of(inShort, reason), List.of());
    }
}
