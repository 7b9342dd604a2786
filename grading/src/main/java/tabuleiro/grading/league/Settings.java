package tabuleiro.grading.league;

import java.time.Duration;

/**
 * What the games of a league depend on besides the agents.
 *
 * @param seed       from which the seeds of agents and the random moves follow
 * @param moveMillis how much processor time a move may take, in milliseconds, from 1
 * @param games      how many games two agents play when they meet, from 1; each begins every other one
 * @param rounds     how many rounds are played, from 1; 0 if each agent plays each other
 * @param isolation  how the agents are kept from the machine, in words
 */
public record Settings(long seed, int moveMillis, int games, int rounds, String isolation) {

    /** Returns how much processor time a move may take. */
    public Duration moveTime() {
        return Duration.ofMillis(moveMillis);
    }

    /** Returns the seed of a game: it depends on who plays, so that a game stays the same when somebody joins. */
    public long seedOf(Game.Key key) {
        return seed * Integer.MAX_VALUE + key.toString().hashCode();
    }

    /** Returns the same with so many rounds, or 0. */
    public Settings withRounds(int count) {
        return new Settings(seed, moveMillis, games, count, isolation);
    }

    /** Checks whether games that were played with other settings would be played the same with these. */
    public boolean fit(Settings other) {
        return equals(other.withRounds(rounds));
    }
}
