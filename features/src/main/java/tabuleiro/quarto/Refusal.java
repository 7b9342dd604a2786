package tabuleiro.quarto;

import tabuleiro.Reason;

/**
 * Why a piece must not be chosen or placed, or a game not be resumed. Right is any that applies in the first group in
 * which one does.
 */
public enum Refusal implements Reason {
    // What was named does not exist, or the position is none.
    /** Some piece lies on the board twice, or is chosen and lies there. */
    PIECE_TWICE(Group.NAMED, "QT-08", "a piece occurs twice"),

    // The game is over.
    /** Somebody has won, or no cell is empty. */
    GAME_OVER(Group.OVER, "QT-17", "the game is over"),

    // The piece, the square or the way.
    /** A piece is to be chosen while a chosen one waits to be placed. */
    ALREADY_CHOSEN(Group.MOVE, "QT-05", "a piece has been chosen already"),
    /** A piece is to be placed, but none has been chosen. */
    NONE_CHOSEN(Group.MOVE, "QT-05", "no piece has been chosen"),
    /** The piece to be chosen lies on the board. */
    PIECE_ON_BOARD(Group.MOVE, "QT-06", "the piece is on the board"),
    /** Another piece lies on the cell. */
    CELL_OCCUPIED(Group.MOVE, "QT-07", "the cell is occupied");

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
