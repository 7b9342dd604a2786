package tabuleiro.qwirkle;

import tabuleiro.Reason;

/** Why a move must not be made, or a game not be started or resumed. The first that applies is returned. */
public enum Refusal implements Reason {
    /** Fewer than two players, or more than four. */
    NUMBER_OF_PLAYERS("QW-03", "two to four players can play"),
    /** A tile occurs more than three times. */
    TOO_MANY_OF_A_KIND("QW-01", "a tile occurs more than three times"),
    /** The hands, points and turn of a position do not fit together. */
    PLAYERS_DO_NOT_FIT("QW-04", "the hands, points and turn do not fit together"),
    /** A board in a position has no empty border all round, or a wider one than it takes. */
    WRONG_BORDER("QW-06", "the board must have exactly one empty border all round"),
    /** The turn of a position names the same cell more than once. */
    CELL_REPEATED("QW-12", "the turn names a cell twice"),
    /** The tiles of the turn of a position lie neither in one row nor in one column. */
    TURN_NOT_IN_LINE("QW-12", "the tiles of the turn do not lie in one row or one column"),
    /** The game has ended. */
    GAME_OVER("QW-26", "the game is over"),
    /** The board has no such cell. */
    NO_SUCH_CELL("QW-06", "the board has no such cell"),
    /** There is a tile on the cell. */
    CELL_OCCUPIED("QW-07", "the cell is occupied"),
    /** The tile is not in the hand of the player whose turn it is; in cheat mode, it is not in the bag either. */
    TILE_NOT_HELD("QW-13", "the player does not hold the tile"),
    /** No tile lies above, below, left or right of the cell. */
    NO_NEIGHBOUR("QW-08", "the tile touches no other tile"),
    /** A neighbour has another shape and another colour. */
    NOTHING_SHARED("QW-09", "the tile has nothing in common with a neighbour"),
    /** A neighbour is the same tile. */
    SAME_AS_NEIGHBOUR("QW-09", "the tile is the same as a neighbour"),
    /** The tiles of the row or column would not all have one shape or all one colour. */
    LINE_MIXED("QW-10", "the tiles of the line would not all share one attribute"),
    /** The row or column would hold the same tile twice. */
    TILE_REPEATED("QW-11", "the line would hold the same tile twice"),
    /** The tile does not lie in the row or column of the tiles played before in this turn. */
    NOT_IN_LINE("QW-12", "the tiles of a turn must lie in one row or one column"),
    /** An empty cell lies between the tile and the tiles played before in this turn. */
    GAP("QW-12", "an empty cell would lie between the tiles of the turn"),
    /** Tiles have been played, so the turn can only be ended. */
    TURN_BEGUN("QW-05", "tiles have been played in this turn"),
    /** A turn that is ended must have at least one tile. */
    NOTHING_PLAYED("QW-05", "no tile has been played in this turn"),
    /** A trade must name at least one tile. */
    NOTHING_NAMED("QW-15", "no tile is named"),
    /** A tile that is to be traded is not in the hand, or not as often. */
    TILES_NOT_HELD("QW-15", "the hand does not hold all these tiles"),
    /** A trade names more tiles than the bag has, or dealing would leave none in it. */
    BAG_TOO_SMALL("QW-15", "the bag holds too few tiles");

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
