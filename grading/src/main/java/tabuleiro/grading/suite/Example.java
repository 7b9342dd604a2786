package tabuleiro.grading.suite;

import io.cucumber.core.gherkin.Pickle;
import tabuleiro.grading.results.Check;

/**
 * An example of the features as Cucumber can play it.
 *
 * @param check  what it holds a submission against
 * @param pickle its steps
 */
public record Example(Check check, Pickle pickle) {
}
