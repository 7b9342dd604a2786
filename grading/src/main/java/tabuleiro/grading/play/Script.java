package tabuleiro.grading.play;

import java.util.List;

/**
 * The random games that every submission of a class plays.
 *
 * @param rounds the games, some at a time
 */
public record Script(List<Round> rounds) {

    /**
     * Games that are played at the same time, each call as it is sent to a submission.
     *
     * @param games     how many they are
     * @param extension whether they belong to what is an extension of the basic game
     * @param exchanges the calls of all of them, in order
     */
    public record Round(int games, boolean extension, List<Exchange> exchanges) {

        /** Its first game is played as a whole, from its opening to its end; the others are parts of games. */
        public static final int WHOLE = 0;

        /** Returns one of these games alone, by its number. */
        public Round only(int game) {
            return new Round(1, extension, exchanges.stream().filter(exchange -> exchange.game() == game).toList());
        }
    }

    /** Returns how many games there are of the basic game, or of its extension. */
    public int games(boolean extension) {
        return rounds.stream().filter(round -> round.extension() == extension).mapToInt(Round::games).sum();
    }
}
