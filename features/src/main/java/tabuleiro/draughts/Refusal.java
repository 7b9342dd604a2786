package tabuleiro.draughts;

import tabuleiro.Reason;

/**
 * Why a move must not be made, a game not be resumed, or a line not be received. The first that applies is returned;
 * of a way with several legs, the first leg to which one applies decides.
 */
public enum Refusal implements Reason {
    /** In a position, a piece stands on a light square. */
    PIECE_ON_LIGHT_SQUARE("DR-01", "a piece stands on a light square"),
    /** In a position, a player has more pieces than at the start. */
    TOO_MANY_PIECES("DR-02", "a player has more than twelve pieces"),
    /** In a position, a man stands where it should have become a king. */
    UNCROWNED_MAN("DR-07", "a man stands on the far row"),
    /** In a position, more turns are counted for draws than there can be, or any by the simplified rules. */
    COUNTERS("DR-18", "the turns that are counted for draws are out of range"),
    /** The match of two programs has ended. */
    ENDED("DR-43", "the match has ended"),
    /** In the match of two programs, it is not this program's turn. */
    NOT_ITS_TURN("DR-42", "it is not the turn of this program"),
    /** The game has ended. */
    GAME_OVER("DR-28", "the game is over"),
    /** A way has fewer than two squares. */
    NO_WAY("DR-29", "a way has at least two squares"),
    /** The first square is empty. */
    NO_PIECE("DR-29", "no piece stands on the first square"),
    /** The piece on the first square is the opponent's. */
    NOT_YOURS("DR-29", "the piece belongs to the other player"),
    /** A square on which the piece would land is light. */
    NOT_DARK("DR-29", "a piece must land on a dark square"),
    /** Another piece stands where the piece would land. */
    OCCUPIED("DR-29", "a piece must land on an empty square"),
    /** Two squares of the way are not on one diagonal, or are the same. */
    NOT_DIAGONAL("DR-04", "pieces move along a diagonal"),
    /** By the classic rules, a man that has become a king in this turn would go on. */
    CROWNED_STOPS("DR-17", "a man that becomes a king must end its turn"),
    /** A man would move backward. */
    BACKWARD("DR-04", "a man moves forward only"),
    /** A man would jump an enemy piece backward. */
    CAPTURES_BACKWARD("DR-05", "a man captures forward only"),
    /** A piece of the same colour stands between two squares of the way. */
    OWN_PIECE_IN_WAY("DR-10", "a piece of the same colour is in the way"),
    /** By the classic rules, a captured piece stands between two squares of the way. */
    JUMPED_TWICE("DR-16", "no piece is jumped twice"),
    /** Two enemy pieces, one right behind the other, stand between two squares of the way. */
    TWO_IN_A_ROW("DR-11", "two pieces in a row cannot be jumped"),
    /** A man would move more than one square without a jump, or land elsewhere than right behind a jumped piece. */
    TOO_FAR_FOR_MAN("DR-04", "a man moves one square, or two with a jump"),
    /** By the simplified rules, a king would move as far. */
    TOO_FAR_FOR_KING("DR-22", "a king moves one square, or two with a jump"),
    /** By the classic rules, a king would jump more than one piece at once. */
    SEVERAL_JUMPED("DR-09", "a jump captures one piece at a time"),
    /** The way has several legs, one of which is no jump. */
    GOES_ON_WITHOUT_JUMP("DR-06", "a turn of several moves consists of jumps"),
    /** By the classic rules, the way captures nothing, but another one would. */
    MUST_CAPTURE("DR-13", "a capture is possible, and so it is mandatory"),
    /** By the classic rules, another way would capture more pieces. */
    MUST_TAKE_MOST("DR-14", "another way captures more pieces"),
    /** By the classic rules, another way would capture as many pieces, more of which are kings. */
    MUST_TAKE_KINGS("DR-15", "another way captures more kings"),
    /** No line is awaited: it is this program's turn. */
    NOT_AWAITED("DR-42", "no line is awaited from the other program"),
    /** A line is longer than any number can be. */
    LINE_TOO_LONG("DR-43", "a line has at most ten characters"),
    /** A line is no number in the form that is agreed on. */
    NOT_A_NUMBER("DR-43", "a line is a number from 0 to 2147483647"),
    /** A turn begins with a number of squares that no turn has. */
    COUNT("DR-41", "a turn has 2 to 13 squares, or 0 to resign"),
    /** A turn names a row or a column that the board does not have. */
    OUTSIDE_BOARD("DR-41", "rows and columns go from 1 to 8"),
    /** A turn is not legal on this program's board. */
    ILLEGAL_TURN("DR-43", "the turn is not legal here; both programs must play the same variant"),
    /** A match is abandoned: both programs have drawn equal numbers as often as is allowed. */
    DRAWS_EQUAL("DR-40", "both programs have drawn the same numbers a hundred times"),
    /** A match is abandoned: the other program has gone. */
    PEER_CLOSED("DR-43", "the other program has closed the connection"),
    /** A match is abandoned: the other program has sent nothing for the time that is allowed. */
    PEER_SILENT("DR-43", "the other program has sent nothing for too long");

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
