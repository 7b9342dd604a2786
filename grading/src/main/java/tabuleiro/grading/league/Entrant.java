package tabuleiro.grading.league;

import java.util.Locale;
import tabuleiro.connectfour.Level;

/**
 * Somebody whose agent may play in a league.
 *
 * @param name    what the submission is called; no two are called alike
 * @param from    the name of the class that it lies in
 * @param digest  changes with anything that was handed in
 * @param level   at which its agent plays, such as {@code competent}; empty if it does not play
 * @param problem why it does not play, in words; empty if it does
 */
public record Entrant(String name, String from, String digest, String level, String problem) {

    /** Returns the level at which it plays. */
    public Level known() {
        return Level.valueOf(level.toUpperCase(Locale.ROOT));
    }

    /** Checks whether it plays. */
    public boolean plays() {
        return problem.isEmpty();
    }

    /** Returns the same, which plays at a level. */
    public Entrant at(Level known) {
        return new Entrant(name, from, digest, known.name().toLowerCase(Locale.ROOT), "");
    }

    /** Returns the same, which does not play for a reason. */
    public Entrant not(String reason) {
        return new Entrant(name, from, digest, "", reason);
    }
}
