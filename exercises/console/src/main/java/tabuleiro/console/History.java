package tabuleiro.console;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The turns of a game that are finished, as players write them down (CO-18). As a text they stand in rounds, each after
 * its number.
 *
 * @param turns   the turns, in order
 * @param players the number of players, at least 1
 * @param before  the number of turns that are counted before the first one: 1 if the second player has begun
 */
public record History(List<String> turns, int players, int before) {

    /** What is written down of something that has no turns. */
    public static final History NONE = new History(List.of(), 1, 0);

    /** Copies the list. */
    public History {
        turns = List.copyOf(turns);
    }

    /** Returns a text in one line; where it may be broken there is a blank. */
    @Override
    public String toString() {
        return IntStream.range(0, turns.size()).mapToObj(i -> number(i) + turns.get(i)).collect(Collectors.joining())
                .strip();
    }

    /** Returns the number of the round that a turn begins; else a blank, which keeps two turns of a round together. */
    private String number(int turn) {
        final boolean isFirst = (before + turn) % players == 0;
        if (isFirst || turn == 0) {
            return "  " + ((before + turn) / players + 1) + (isFirst ? "." : "...") + Wrap.KEPT_BLANK;
        }
        return players == 2 ? "" + Wrap.KEPT_BLANK : " ";
    }
}
