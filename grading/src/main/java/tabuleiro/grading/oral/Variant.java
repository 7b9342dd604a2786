package tabuleiro.grading.oral;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.suite.Suite;

/**
 * A variant of the rules of a game, which an examiner asks a student to build in the oral.
 *
 * @param exercise which exercise it is
 * @param id       the id of its rule: 91 or higher, which no rule of the game has
 * @param rule     the rule as it is now, in a sentence
 * @param file     the feature file that is laid beside the examples in the student's exercise
 * @param feature  the text of this file, whose examples have the id
 * @param edits    what is changed in the reference, in the order in which it is done
 */
public record Variant(Exercise exercise, String id, String rule, Path file, String feature, List<Edit> edits) {

    /**
     * A change in one file of the reference.
     *
     * @param path   of the file, such as {@code connectfour/Grid.java}
     * @param change what is replaced in it
     */
    public record Edit(String path, Fault.Change change) {
    }

    /**
     * Returns the sources by path of the reference that plays by the variant.
     *
     * @param sources those of the reference as it is, by path
     * @throws GradingException if there is no such file, or a text to replace does not occur in it exactly once; the
     *                          message says which
     */
    public Map<String, String> reference(Map<String, String> sources) {
        final Map<String, String> changed = new TreeMap<>(sources);
        for (Edit edit : edits) {
            if (!changed.containsKey(edit.path)) {
                throw new GradingException("The variant " + id + ": the reference has no file " + edit.path + ".");
            }
            changed.computeIfPresent(edit.path,
                    (path, text) -> edit.change.in(text, "The variant " + id + " in " + path));
        }
        return changed;
    }

    /** Returns its examples, and no others. */
    public Suite suite() {
        return new Suite(exercise, new TreeMap<>(Map.of("oral/" + exercise.name() + "/" + file.getFileName(),
                feature.getBytes(StandardCharsets.UTF_8))));
    }
}
