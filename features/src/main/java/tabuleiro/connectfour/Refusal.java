package tabuleiro.connectfour;

import tabuleiro.Reason;

/**
 * Why a disc must not be dropped, or a game not be resumed. Right is any that applies in the first group in which one
 * does.
 */
public enum Refusal implements Reason {
    // tag::reasons[]
    // What was named does not exist, or the position is none.
    /** The grid has no column of that number. */
    NO_SUCH_COLUMN(Group.NAMED, "C4-06", "there is no such column"),
    /** The first player has neither as many discs as the second, nor one more. */
    DISCS_DO_NOT_ALTERNATE(Group.NAMED, "C4-03", "the players' discs do not alternate"),
    /** Some disc has an empty cell below it. */
    DISC_FLOATS(Group.NAMED, "C4-04", "a disc floats above an empty cell"),
    // The game is over.
    /** Somebody has won, or no cell is empty. */
    GAME_OVER(Group.OVER, "C4-06", "the game is over"),
    // The piece, the square or the way.
    /** The column has no empty cell. */
    COLUMN_FULL(Group.MOVE, "C4-06", "the column is full");
    // end::reasons[]

    private final Group group;
    private final String rule;
    private final String words;

    Refusal(Group group, String rule, String words) {
        this.group = group;
        this.rule = rule;
        this.words = words;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public String words() {
        return words;
    }
}
