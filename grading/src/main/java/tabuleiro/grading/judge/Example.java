package tabuleiro.grading.judge;

import io.cucumber.core.gherkin.Pickle;

/**
 * An example of the features as Cucumber can play it.
 *
 * @param check  what it holds a submission against
 * @param pickle its steps
 */
record Example(Check check, Pickle pickle) {
}
