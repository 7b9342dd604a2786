package tabuleiro.grading.play;

import java.util.List;

/**
 * The random games that every submission of a class plays.
 *
 * @param rounds the games, some at a time
 */
public record Script(List<Round> rounds) {

    /** Returns how many games there are. */
    public int games() {
        return rounds.stream().mapToInt(Round::games).sum();
    }
}
