package tabuleiro.quarto;

import tabuleiro.Reason;

/** Why a piece must not be chosen or placed, or a game not be resumed. The first that applies is returned. */
public enum Refusal implements Reason {
    /** A piece lies on the board twice, or is chosen and lies there too. */
    PIECE_TWICE("QT-08", "a piece occurs twice"),
    /** Somebody has won, or no cell is empty. */
    GAME_OVER("QT-17", "the game is over"),
    /** The piece that was chosen must be placed before another is chosen. */
    ALREADY_CHOSEN("QT-05", "a piece has been chosen already"),
    /** A piece must be chosen before it can be placed. */
    NONE_CHOSEN("QT-05", "no piece has been chosen"),
    /** The piece is not in the pool any more. */
    PIECE_ON_BOARD("QT-06", "the piece is on the board"),
    /** A piece lies on the cell. */
    CELL_OCCUPIED("QT-07", "the cell is occupied");

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
