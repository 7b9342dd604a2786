package tabuleiro.grading;

import java.util.List;

/**
 * What came of grading a class, before any marks.
 *
 * @param exercise    the name of the exercise
 * @param isolation   how the submissions were kept from the machine, in words
 * @param submissions what came of each
 */
public record GradedClass(String exercise, String isolation, List<Graded> submissions) {
}
