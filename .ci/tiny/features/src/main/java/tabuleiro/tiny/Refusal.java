package tabuleiro.tiny;

import tabuleiro.Reason;

/** Why no stone may be put on a cell, or a game not be resumed. */
public enum Refusal implements Reason {
    /** The board has no cell of that number. */
    NO_SUCH_CELL(Group.NAMED, "TY-02", "there is no such cell"),
    /** The first player has neither as many stones as the second, nor one more. */
    NOT_IN_TURN(Group.NAMED, "TY-02", "the players do not take turns"),
    /** Somebody has won, or no cell is empty. */
    GAME_OVER(Group.OVER, "TY-03", "the game is over"),
    /** The cell is not empty. */
    CELL_TAKEN(Group.MOVE, "TY-02", "the cell is taken");

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
