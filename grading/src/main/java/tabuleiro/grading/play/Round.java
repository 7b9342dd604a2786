package tabuleiro.grading.play;

import java.util.List;

/**
 * Games that are played at the same time, each call as it is sent to a submission.
 *
 * @param games     how many they are
 * @param extension whether they belong to what is an extension of the basic game
 * @param exchanges the calls of all of them, in order
 */
public record Round(int games, boolean extension, List<Exchange> exchanges) {
}
