package tabuleiro.grading.results;

import java.util.List;

/**
 * What came of grading a class, before any marks.
 *
 * @param run         how it was graded
 * @param checks      which examples each submission was held against, in the order of the features
 * @param submissions what came of each, in their order; may be read from a file one after the other
 */
public record GradedClass(Run run, List<Check> checks, Iterable<Graded> submissions) {
}
