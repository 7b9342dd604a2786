package tabuleiro.grading.play;

/**
 * Something that holds in a game.
 *
 * @param rule   the id of the rule that says so
 * @param phrase the phrase by which an example checks it
 */
public record Fact(String rule, String phrase) {
}
