package tabuleiro.grading.play;

import java.util.List;

/**
 * Games that are played at the same time, each call as it is sent to a submission.
 *
 * @param games     how many they are
 * @param exchanges the calls of all of them, in order
 */
public record Round(int games, List<Exchange> exchanges) {
}
