package tabuleiro.stranger;

import tabuleiro.Reason;

/** The refusals of the game that has words in English alone. */
public enum Refusal implements Reason {
    /** It is no move of anybody's. */
    UNKNOWN;

    @Override
    public Group group() {
        return Group.NAMED;
    }

    @Override
    public String rule() {
        return "XX-01";
    }

    @Override
    public String words() {
        return "nobody's move";
    }
}
