package tabuleiro.draughts;

/** How a game has ended. Where several of the rules apply, the first one in this order decides. */
public enum Ending {
    /** The player who is next has resigned. */
    RESIGNED("DR-24", "a player has resigned"),
    /** A player has no piece left; in a game that has been played this is the player who is next. */
    ALL_CAPTURED("DR-20", "all pieces of a player are captured"),
    /** The player who is next has pieces, but no legal move. */
    NO_MOVE("DR-20", "the player who is next has no legal move"),
    /** Twenty turns in a row were moves of kings without a capture: a draw. */
    TWENTY_TURNS("DR-18", "kings have moved for twenty turns without a capture"),
    /** The same few pieces have been left for five turns: a draw. */
    FIVE_TURNS("DR-19", "the same few pieces have been left for five turns");

    private final String rule;
    private final String words;

    Ending(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** Returns the id of the rule by which the game has ended. */
    public String rule() {
        return rule;
    }

    /** Returns the words in which a player reads it: a clause without a full stop. */
    public String words() {
        return words;
    }

    /** Checks whether nobody wins. */
    public boolean isDraw() {
        return this == TWENTY_TURNS || this == FIVE_TURNS;
    }
}
