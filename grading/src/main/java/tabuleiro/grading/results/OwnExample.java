package tabuleiro.grading.results;

import tabuleiro.grading.Text;

/**
 * An example that a student has written, and whether it counts.
 *
 * @param file    the name of its feature file
 * @param line    of the example in that file; 0 if the file as a whole is meant
 * @param title   what it is called; empty if the file as a whole is meant
 * @param problem why it does not count, in words for its author; empty if it does
 */
public record OwnExample(String file, int line, String title, String problem) {

    /** Checks whether it counts: it can be played, and right solutions pass it. */
    public boolean counts() {
        return problem.isEmpty();
    }

    /** Returns the same example, which does not count for this reason. */
    public OwnExample because(String reason) {
        return new OwnExample(file, line, title, Text.clean(reason));
    }
}
