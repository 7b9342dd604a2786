package tabuleiro.draughts;

import tabuleiro.Reason;

/**
 * Why a move must not be made, a game not be resumed, or a line not be received. Right is any that applies in the first
 * group in which one does.
 *
 * <p>A way is judged leg by leg: a leg goes from one square of the way to the next, and what is said below of a leg is
 * asked of the first one that must not be made. A way that does not begin on a piece has no legs. What the whole way
 * captures is asked last. Between two squares means on their diagonal, without the two.
 */
public enum Refusal implements Reason {
    // What was named does not exist, or the position is none.
    /** In a position, a piece stands on a light square. */
    PIECE_ON_LIGHT_SQUARE(Group.NAMED, "DR-01", "a piece stands on a light square"),
    /** In a position, a player has more pieces than at the start. */
    TOO_MANY_PIECES(Group.NAMED, "DR-02", "a player has more than twelve pieces"),
    /** In a position, a man stands where it should have become a king. */
    UNCROWNED_MAN(Group.NAMED, "DR-07", "a man stands on the far row"),
    /** In a position, more turns are counted for draws than there can be, or any by the simplified rules. */
    COUNTERS(Group.NAMED, "DR-18", "the turns that are counted for draws are out of range"),

    // The game is over.
    /** The match of two programs has ended. */
    ENDED(Group.OVER, "DR-43", "the match has ended"),
    /** The game has ended. */
    GAME_OVER(Group.OVER, "DR-28", "the game is over"),

    // The piece, the square or the way.
    /** In the match of two programs, it is not this program's turn: the game is not asked about the move. */
    NOT_ITS_TURN(Group.MOVE, "DR-42", "it is not the turn of this program"),
    /** A way has fewer than two squares. */
    NO_WAY(Group.MOVE, "DR-29", "a way has at least two squares"),
    /** The first square is empty. */
    NO_PIECE(Group.MOVE, "DR-29", "no piece stands on the first square"),
    /** The piece on the first square is the opponent's. */
    NOT_YOURS(Group.MOVE, "DR-29", "the piece belongs to the other player"),
    /** The leg ends on a light square. */
    NOT_DARK(Group.MOVE, "DR-29", "a piece must land on a dark square"),
    /** The leg ends on a square on which another piece stands. */
    OCCUPIED(Group.MOVE, "DR-29", "a piece must land on an empty square"),
    /** The leg ends on a dark square that is not on a diagonal with the square before, or is the same. */
    NOT_DIAGONAL(Group.MOVE, "DR-04", "pieces move along a diagonal"),
    /** By the classic rules, a man would go on that has reached the far row in this turn. */
    CROWNED_STOPS(Group.MOVE, "DR-17", "a man that becomes a king must end its turn"),
    /** A man that need not stop would go backward, with no enemy piece between. */
    BACKWARD(Group.MOVE, "DR-04", "a man moves forward only"),
    /** A man that need not stop would go backward, with an enemy piece between. */
    CAPTURES_BACKWARD(Group.MOVE, "DR-05", "a man captures forward only"),
    /** Another piece of the same colour stands between the two squares of the leg. */
    OWN_PIECE_IN_WAY(Group.MOVE, "DR-10", "a piece of the same colour is in the way"),
    /** By the classic rules, a piece that has been jumped before in the turn stands between them. */
    JUMPED_TWICE(Group.MOVE, "DR-16", "no piece is jumped twice"),
    /** Two enemy pieces, one right behind the other, stand between them. */
    TWO_IN_A_ROW(Group.MOVE, "DR-11", "two pieces in a row cannot be jumped"),
    /** With no own piece and no two in a row between, a man would go farther than one square, or two with a jump. */
    TOO_FAR_FOR_MAN(Group.MOVE, "DR-04", "a man moves one square, or two with a jump"),
    /** By the simplified rules, a king would go as far. */
    TOO_FAR_FOR_KING(Group.MOVE, "DR-22", "a king moves one square, or two with a jump"),
    /** By the classic rules, a king would jump several enemy pieces at once, no two of which are in a row. */
    SEVERAL_JUMPED(Group.MOVE, "DR-09", "a jump captures one piece at a time"),
    /** The leg is not the first, and with it or the one before it the piece does not jump. */
    GOES_ON_WITHOUT_JUMP(Group.MOVE, "DR-06", "a turn of several moves consists of jumps"),
    /** No line is awaited: it is this program's turn. */
    NOT_AWAITED(Group.MOVE, "DR-42", "no line is awaited from the other program"),
    /** A line is longer than any number can be. */
    LINE_TOO_LONG(Group.MOVE, "DR-43", "a line has at most ten characters"),
    /** A line of at most ten characters is no number in the form that is agreed on. */
    NOT_A_NUMBER(Group.MOVE, "DR-43", "a line is a number from 0 to 2147483647"),
    /** The line, a number, begins a turn, and no turn has as many squares. */
    COUNT(Group.MOVE, "DR-41", "a turn has 2 to 13 squares, or 0 to resign"),
    /** The line, a number, is a row or a column of a turn, and the board has none with it. */
    OUTSIDE_BOARD(Group.MOVE, "DR-41", "rows and columns go from 1 to 8"),
    /** The line completes a turn that is not legal on this program's board. */
    ILLEGAL_TURN(Group.MOVE, "DR-43", "the turn is not legal here; both programs must play the same variant"),
    /** No refusal, but why a match is abandoned: both programs have drawn equal numbers as often as is allowed. */
    DRAWS_EQUAL(Group.MOVE, "DR-40", "both programs have drawn the same numbers a hundred times"),
    /** Likewise: the other program has gone. */
    PEER_CLOSED(Group.MOVE, "DR-43", "the other program has closed the connection"),
    /** Likewise: the other program has sent nothing for the time that is allowed. */
    PEER_SILENT(Group.MOVE, "DR-43", "the other program has sent nothing for too long"),

    // What the move leads to.
    /** By the classic rules, the way captures nothing, and another one would capture. */
    MUST_CAPTURE(Group.RESULT, "DR-13", "a capture is possible, and so it is mandatory"),
    /** By the classic rules, the way captures, and another one would capture more pieces. */
    MUST_TAKE_MOST(Group.RESULT, "DR-14", "another way captures more pieces"),
    /** By the classic rules, no way captures more pieces, and another one that captures as many captures more kings. */
    MUST_TAKE_KINGS(Group.RESULT, "DR-15", "another way captures more kings");

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
