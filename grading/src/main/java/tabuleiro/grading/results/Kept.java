package tabuleiro.grading.results;

/**
 * How often an agent keeps what a position is worth.
 *
 * @param level  at which it plays, such as {@code competent}; empty if at none it chooses a column of a new game
 * @param won    how many positions could be won
 * @param wins   in how many of them it chose a column with which it still can
 * @param drawn  how many other positions could be held to a draw
 * @param draws  in how many of them it chose a column with which it still can
 * @param chance in how many of a thousand positions who draws lots keeps the value
 * @param ended  in how many positions it did not choose a legal column in time; those that were not asked any more are
 *               among them
 */
public record Kept(String level, int won, int wins, int drawn, int draws, int chance, int ended) {

    /** How many positions each is asked about. */
    public static final int POSITIONS = 500;

    /** Nothing was asked, because the program could not be run. */
    public static final Kept NOTHING = new Kept("", 0, 0, 0, 0, 0, 0);

    /** Returns how many of a thousand positions it keeps. */
    public int share() {
        return won + drawn == 0 ? 0 : (1000 * (wins + draws) + (won + drawn) / 2) / (won + drawn);
    }

    /** Returns a share of a thousand in per cent. */
    public static String percent(int share) {
        return (share + 5) / 10 + " %";
    }

    /** Checks whether the numbers fit together. */
    public boolean fitsTogether() {
        return won >= wins && wins >= 0 && drawn >= draws && draws >= 0 && won + drawn <= POSITIONS
                && chance >= 0 && chance <= 1000 && ended >= 0 && ended <= won + drawn - wins - draws;
    }
}
