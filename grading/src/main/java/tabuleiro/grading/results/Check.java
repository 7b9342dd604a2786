package tabuleiro.grading.results;

import java.util.List;

/**
 * One example that a submission is held against, known before anything runs.
 *
 * @param feature  what the feature is called
 * @param rule     the id of the rule
 * @param guard    whether it checks that an assertion guards the rule's precondition, rather than the rule itself
 * @param law      the rule in a sentence
 * @param example  what the example is called
 * @param steps    the steps with their pictures, as they stand in the feature file
 * @param file     the name of the feature file
 * @param line     of the example in that file
 */
public record Check(
        String feature, String rule, boolean guard, String law, String example, List<String> steps, String file,
        int line) {

    /** What the names of an instructor's own feature files begin with. */
    public static final String OWN = "own/";

    /** Checks whether it stands in a file of an instructor's own. */
    public boolean hasOwnFile() {
        return file.startsWith(OWN);
    }

    /** Checks whether it is marked together with another: both are examples of the same rule, or of its guards. */
    public boolean isMarkedWith(Check other) {
        return rule.equals(other.rule) && guard == other.guard;
    }
}
