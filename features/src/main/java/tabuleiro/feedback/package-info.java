/**
 * What a student is told after a run of the rules of an exercise: how far the tasks are done, and the first thing worth
 * looking at. It follows Cucumber's events and knows no game and no step.
 */
package tabuleiro.feedback;
