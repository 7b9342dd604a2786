package tabuleiro.grading.results;

import java.util.List;

/**
 * What came of the examples that a student has written.
 *
 * @param examples the examples, in the order of their files
 * @param found    how many of the faults that were tried are found by one that counts
 * @param faults   how many faults were tried
 */
public record OwnExamples(List<OwnExample> examples, int found, int faults) {

    /** Returns how many of the examples count. */
    public long counting() {
        return examples.stream().filter(OwnExample::counts).count();
    }
}
