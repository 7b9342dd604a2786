package tabuleiro.grading.results;

import java.util.List;
import tabuleiro.contracts.Strength;

/**
 * What the contracts of a submission notice.
 *
 * @param strength of each clause
 * @param missed   something of what they do not notice, to be shown
 */
public record Noticed(Strength strength, List<Missed> missed) {

    /** Nothing is noticed. */
    public static final Noticed NOTHING = new Noticed(Strength.NONE, List.of());
}
