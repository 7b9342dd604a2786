package tabuleiro.qwirkle;

import tabuleiro.Reason;

/**
 * Why a move must not be made, or a game not be started or resumed. Right is any that applies in the first group in
 * which one does.
 */
public enum Refusal implements Reason {
    // What was named does not exist, or the position is none.
    /** Fewer than two players, or more than four. */
    NUMBER_OF_PLAYERS(Group.NAMED, "QW-03", "two to four players can play"),
    /** A tile occurs more than three times. */
    TOO_MANY_OF_A_KIND(Group.NAMED, "QW-01", "a tile occurs more than three times"),
    /**
     * In a position, not every player has points, the points are negative, a hand has more than six tiles, whoever is
     * next does not take part, or no tile lies on a cell of the turn.
     */
    PLAYERS_DO_NOT_FIT(Group.NAMED, "QW-04", "the hands, points and turn do not fit together"),
    /** The board of a position has no empty border all round, or a wider one than it takes. */
    WRONG_BORDER(Group.NAMED, "QW-06", "the board must have exactly one empty border all round"),
    /** The turn of a position names the same cell more than once. */
    CELL_REPEATED(Group.NAMED, "QW-12", "the turn names a cell twice"),
    /** The cells that the turn of a position names lie neither in one row nor in one column. */
    TURN_NOT_IN_LINE(Group.NAMED, "QW-12", "the tiles of the turn do not lie in one row or one column"),
    /** The board has no such cell. */
    NO_SUCH_CELL(Group.NAMED, "QW-06", "the board has no such cell"),

    // The game is over.
    /** The game has ended. */
    GAME_OVER(Group.OVER, "QW-26", "the game is over"),

    // The piece, the square or the way. An occupied cell is not asked about neighbours, lines and the turn.
    /** There is a tile on the cell. */
    CELL_OCCUPIED(Group.MOVE, "QW-07", "the cell is occupied"),
    /** The tile is not in the hand of the player whose turn it is; in cheat mode, it is not in the bag either. */
    TILE_NOT_HELD(Group.MOVE, "QW-13", "the player does not hold the tile"),
    /** The board has tiles, and none lies above, below, left or right of the cell. */
    NO_NEIGHBOUR(Group.MOVE, "QW-08", "the tile touches no other tile"),
    /** A neighbour has another shape and another colour. */
    NOTHING_SHARED(Group.MOVE, "QW-09", "the tile has nothing in common with a neighbour"),
    /** A neighbour is the same tile. */
    SAME_AS_NEIGHBOUR(Group.MOVE, "QW-09", "the tile is the same as a neighbour"),
    /**
     * The tiles of a row or column would not all have one shape or all one colour, although the tile that is played
     * shares something with each neighbour.
     */
    LINE_MIXED(Group.MOVE, "QW-10", "the tiles of the line would not all share one attribute"),
    /** A row or column would hold the same tile twice, although no neighbour of the tile that is played is the same. */
    TILE_REPEATED(Group.MOVE, "QW-11", "the line would hold the same tile twice"),
    /** The cell lies outside the row and the column of the tiles played before in this turn. */
    NOT_IN_LINE(Group.MOVE, "QW-12", "the tiles of a turn must lie in one row or one column"),
    /** The tiles of the turn would lie in one row or one column, with an empty cell between them. */
    GAP(Group.MOVE, "QW-12", "an empty cell would lie between the tiles of the turn"),
    /** Tiles have been played, so the turn can only be ended. */
    TURN_BEGUN(Group.MOVE, "QW-05", "tiles have been played in this turn"),
    /** A turn that is ended has no tile. */
    NOTHING_PLAYED(Group.MOVE, "QW-05", "no tile has been played in this turn"),
    /** A trade names no tile. */
    NOTHING_NAMED(Group.MOVE, "QW-15", "no tile is named"),
    /** A tile that is to be traded is not in the hand, or not as often. */
    TILES_NOT_HELD(Group.MOVE, "QW-15", "the hand does not hold all these tiles"),
    /** A trade names more tiles than the bag has, or dealing would leave none in it. */
    BAG_TOO_SMALL(Group.MOVE, "QW-15", "the bag holds too few tiles");

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
