package tabuleiro.connectfour;

import tabuleiro.Reason;

/** Why a disc must not be dropped, or a game not be resumed. The first that applies is returned. */
public enum Refusal implements Reason {
    // tag::reasons[]
    /** The grid has no column of that number. */
    NO_SUCH_COLUMN("C4-06", "there is no such column"),
    /** The players' discs could not have been played in turn. */
    DISCS_DO_NOT_ALTERNATE("C4-03", "the players' discs do not alternate"),
    /** A disc has an empty cell below it. */
    DISC_FLOATS("C4-04", "a disc floats above an empty cell"),
    /** Somebody has won, or no cell is empty. */
    GAME_OVER("C4-06", "the game is over"),
    /** The top cell of the column is taken. */
    COLUMN_FULL("C4-06", "the column is full");
    // end::reasons[]

    private final String rule;
    private final String words;

    Refusal(String rule, String words) {
        this.rule = rule;
        this.words = words;
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
