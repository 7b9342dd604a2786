package tabuleiro.contracts;

import java.util.List;
import java.util.Optional;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Surveyed;

/** Where recorded examples are played again with a program: in this process, or in another. */
public interface Bench {

    /**
     * Returns what comes of the example of this number with the program as it is, assertions off; nothing if it breaks
     * off.
     */
    Optional<Surveyed> survey(int play);

    /**
     * Checks whether mistakes can be tried in the example of this number.
     *
     * @see tabuleiro.contracts.replay.Replays#isSteady
     */
    boolean isSteady(int play);

    /**
     * Returns what comes of a mistake; nothing if no more can be tried.
     *
     * @see tabuleiro.contracts.replay.Replays#attempt
     */
    Optional<Attempt> attempt(String changed, byte[] change, List<Integer> plays, boolean controlFirst);
}
