package tabuleiro.qwirkle;

import java.util.List;

/** One of the players, two to four of whom take part, named by the order of their turns (QW-04). */
public enum Player {
    /** Begins, unless the published opening decides otherwise. */
    FIRST,
    /** Plays after the first. */
    SECOND,
    /** Plays after the second, if more than two take part. */
    THIRD,
    /** Plays after the third, if all four take part. */
    FOURTH;

    /** Returns the number of this player in a picture of the position, from 1 to {@value Qwirkle#MOST_PLAYERS}. */
    public int number() {
        return ordinal() + 1;
    }

    /**
     * Returns the players who take part in a game, in the order of their turns.
     *
     * @param count how many take part, from 0 to {@value Qwirkle#MOST_PLAYERS}
     */
    public static List<Player> first(int count) {
        return List.of(values()).subList(0, count);
    }
}
