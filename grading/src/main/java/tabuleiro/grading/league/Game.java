package tabuleiro.grading.league;

import java.util.Collections;
import java.util.List;
import tabuleiro.connectfour.ConnectFour;

/**
 * A game of a league.
 *
 * @param key     who played it
 * @param moves   the columns that were played, in order
 * @param late    the places among the moves, from 0, of those that were drawn because the agent was late
 * @param winner  0 after a draw, 1 if the agent that began has won, 2 if the other has
 * @param lost    why the loser has lost otherwise than on the board; empty if the board has decided
 * @param broken  whether that was because it ended its process, did not answer, or was late too often
 */
public record Game(Key key, List<Integer> moves, List<Integer> late, int winner, String lost, boolean broken) {

    /**
     * Who plays a game.
     *
     * @param first   the name of the agent that begins
     * @param second  the name of the other
     * @param number  the how manieth game it is when these two meet, from 1
     * @param digests of both submissions, in this order
     */
    public record Key(String first, String second, int number, List<String> digests) {

        /** Returns the game of this number when two meet: each begins every other one. */
        public static Key of(Entrant one, Entrant other, int number) {
            return number % 2 == 1 ? new Key(one.name(), other.name(), number, List.of(one.digest(), other.digest()))
                    : new Key(other.name(), one.name(), number, List.of(other.digest(), one.digest()));
        }

        /** Checks whether somebody of this name plays it. */
        public boolean isOf(String name) {
            return first.equals(name) || second.equals(name);
        }
    }

    /** Why a game is lost that was not played. */
    static final String WITHDRAWN = "was not played any more";

    /** Returns a game that was not played, because whom it names has broken off too many games. */
    static Game withdrawn(Key key, boolean firstHas, boolean secondHas) {
        final int winner = firstHas ? 2 : 1;
        return new Game(key, List.of(), List.of(), firstHas && secondHas ? 0 : winner, WITHDRAWN, false);
    }

    /** Checks whether it was played. */
    public boolean wasPlayed() {
        return !lost.equals(WITHDRAWN);
    }

    /** Returns the name of who has lost; empty after a draw. */
    public String loser() {
        if (winner == 0) {
            return "";
        }
        return winner == 1 ? key.second : key.first;
    }

    /** Returns how many halves of a point a player of this name has of it: 2 after a win, 1 after a draw. */
    public int halves(String name) {
        if (winner == 0) {
            return 1;
        }
        return loser().equals(name) ? 0 : 2;
    }

    /** Checks whether it can have been played: no column took more discs than it can hold. */
    public boolean mayBePlayed() {
        return moves.stream().allMatch(column -> ConnectFour.isColumn(column)
                && Collections.frequency(moves, column) <= ConnectFour.ROWS) && winner >= 0 && winner <= 2;
    }

    /** Returns how many of the moves of a player of this name were late. */
    public int late(String name) {
        return (int) late.stream().filter(place -> name.equals(place % 2 == 0 ? key.first : key.second)).count();
    }
}
