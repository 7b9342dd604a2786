package tabuleiro.grading;

import java.util.List;

/**
 * What came of grading a class, before any marks.
 *
 * @param exercise    which exercise it is
 * @param isolation   how the submissions were kept from the machine, in words
 * @param submissions what came of each
 */
public record GradedClass(Exercise exercise, String isolation, List<Graded> submissions) {
}
