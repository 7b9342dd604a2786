package tabuleiro.qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

// tag::invariants[]
/**
 * A game of Qwirkle: two to four players in turn place tiles in lines in which all
 * have one shape or all one colour. Rows and columns are numbered from 0, and anew
 * whenever the board grows at its top or at its left (QW-06). What a query has
 * returned never changes, and nothing that is done to it, or to what was handed in,
 * changes the game (QW-27).
 *
 * @invariant tiles_kept        board, hands and bag keep all tiles, no more (QW-23)
 * @invariant lines_are_valid   the tiles of each unbroken row or column all differ
 *       and all share one attribute (QW-09, QW-10, QW-11)
 * @invariant border_is_empty   exactly one empty line all round the tiles (QW-06)
 * @invariant turn_in_one_line  the turn's tiles lie in one unbroken line (QW-12)
 */
public interface Qwirkle {
// end::invariants[]

    /** How many shapes there are (QW-01). */
    int SHAPES = 6;

    /** How many colours there are (QW-01). */
    int COLOURS = 6;

    /** How many tiles there are of each shape and colour (QW-01). */
    int OF_A_KIND = 3;

    /** How few can play (QW-03). */
    int FEWEST_PLAYERS = 2;

    /** How many can play (QW-03). */
    int MOST_PLAYERS = 4;

    /** How many tiles a player holds, as long as the bag lasts (QW-03). */
    int HAND = 6;

    /** How many tiles of a line make a qwirkle, which scores double (QW-19). */
    int QWIRKLE = 6;

    /** How many points more the player gets who is first to have no tile left, with the published end (QW-24). */
    int LAST_TILE_POINTS = 6;

    /** How many play? (QW-03) */
    int players();

    /** What has been agreed on before the game? (QW-22) */
    Set<Option> options();

    /** From which seed does the order follow in which traded tiles go back? The same seed gives the same (QW-15). */
    long seed();

    /** How many rows does the board have now, its empty border among them (QW-06)? */
    int rows();

    /** How many columns does the board have now, its empty border among them (QW-06)? */
    int columns();

    /** Does the board have this cell now? (QW-06) */
    default boolean hasCell(Cell cell) {
        return cell.row() < rows() && cell.column() < columns();
    }

    /**
     * Which tile lies on a cell?
     *
     * @return nothing if the cell is empty
     * @pre  cell_exists {@code hasCell(cell)} (QW-06)
     */
    Optional<Tile> at(Cell cell);

    /** Does this player take part in the game? (QW-03) */
    default boolean isPlayer(Player player) {
        return player.number() <= players();
    }

    /** Whose turn is it? After the end, whose turn it would be (QW-04). */
    Player nextToPlay();

    /**
     * Which tiles does a player hold? In no particular order.
     *
     * @param player one of those who take part
     * @pre  player_exists {@code isPlayer(player)} (QW-03)
     */
    List<Tile> hand(Player player);

    /**
     * How many points does a player have? Those of the turn that is going on are not among them.
     *
     * @param player one of those who take part
     * @pre  player_exists {@code isPlayer(player)} (QW-03)
     */
    int points(Player player);

    /** Which tiles are in the bag? In the order in which they will be drawn; only a referee may look (QW-02). */
    List<Tile> bag();

    /** How many tiles are in the bag? (QW-02) */
    default int bagSize() {
        return bag().size();
    }

    /** Where do the tiles lie that have been played in this turn? In the order in which they were played (QW-12). */
    List<Cell> turn();

    /**
     * How many points do the tiles make that have been played in this turn? None before the first.
     *
     * @post lines_counted the sum over all lines that these tiles made or lengthened, of a point for each tile of the
     *       line, or of double that for a line of six; 1 for a tile alone on the board (QW-18, QW-19)
     */
    int turnPoints();

    /**
     * Why must a tile not be played on a cell now? Any tile and any cell may be asked about.
     *
     * @return nothing if it may be played there (QW-06 to QW-13, QW-22, QW-26); otherwise {@link Refusal#NO_SUCH_CELL};
     *         otherwise {@link Refusal#GAME_OVER}; otherwise any that applies of those from
     *         {@link Refusal#CELL_OCCUPIED} to {@link Refusal#GAP}
     */
    Optional<Refusal> whyNotPlay(Tile tile, Cell cell);

    // tag::play[]
    /**
     * Plays a tile of the player whose turn it is.
     *
     * @param cell as the board is numbered before
     * @pre  may_be_played     {@code whyNotPlay(tile, cell).isEmpty()} (QW-14)
     * @post tile_lies         the tile lies on the cell, and every other tile lies
     *       where it lay, as they are numbered now (QW-06, QW-07)
     * @post tile_leaves_hand  the hand has the tile once less; or, where the player
     *       cheats, the bag has, and it was the one nearest to the front (QW-13, QW-22)
     * @post turn_goes_on      the tile is the last of the turn, and nobody's points
     *       have changed (QW-05)
     */
    void play(Tile tile, Cell cell);
    // end::play[]

    /**
     * Why must the turn not be ended now?
     *
     * @return nothing if it may be ended (QW-05, QW-26); otherwise {@link Refusal#GAME_OVER}; otherwise
     *         {@link Refusal#NOTHING_PLAYED}
     */
    Optional<Refusal> whyNotEndTurn();

    // tag::endTurn[]
    /**
     * Ends a turn in which tiles were played.
     *
     * @pre  may_be_ended     {@code whyNotEndTurn().isEmpty()} (QW-05, QW-26)
     * @post points_are_added the player has as many points more as the turn made, and
     *       {@link #LAST_TILE_POINTS} more still for playing the last tile of all with
     *       the published end; nobody else's points have changed (QW-18, QW-24)
     * @post hand_is_filled   the player has drawn from the front of the bag until the
     *       hand has six or the bag is empty; nobody else's hand has changed (QW-17)
     * @post next_in_order    it is the turn of the next player, who has played nothing
     *       yet; the board is as it was (QW-04)
     */
    void endTurn();
    // end::endTurn[]

    /**
     * Why must these tiles not be traded now? Any list may be asked about.
     *
     * @return nothing if they may be traded (QW-05, QW-15, QW-26); otherwise {@link Refusal#GAME_OVER}; otherwise any
     *         that applies of {@link Refusal#TURN_BEGUN}, {@link Refusal#NOTHING_NAMED},
     *         {@link Refusal#TILES_NOT_HELD} and {@link Refusal#BAG_TOO_SMALL}
     */
    Optional<Refusal> whyNotTrade(List<Tile> tiles);

    // tag::trade[]
    /**
     * Trades tiles of the player whose turn it is, and ends the turn. Chance decides
     * where they go in the bag: one generator for all trades of the game, started with
     * {@link #seed()} when the game begins or is resumed.
     *
     * @pre  may_be_traded  {@code whyNotTrade(tiles).isEmpty()} (QW-15)
     * @post as_many_drawn  the hand has as many tiles from the front of the bag in
     *       their place; nobody else's hand has changed (QW-15)
     * @post tiles_go_back  the bag has the traded tiles and the tiles that were not
     *       drawn, these in their old order (QW-15)
     * @post nothing_scored board and points are as they were (QW-15)
     * @post next_in_order  it is the turn of the next player (QW-04)
     */
    void trade(List<Tile> tiles);
    // end::trade[]

    /**
     * Why must the player whose turn it is not pass now?
     *
     * @return nothing if the player may pass (QW-05, QW-26); otherwise {@link Refusal#GAME_OVER}; otherwise
     *         {@link Refusal#TURN_BEGUN}
     */
    Optional<Refusal> whyNotPass();

    // tag::pass[]
    /**
     * Ends a turn in which nothing was played.
     *
     * @pre  may_be_passed    {@code whyNotPass().isEmpty()} (QW-05, QW-26)
     * @post only_turn_passes it is the turn of the next player, and all else is as it
     *       was (QW-16)
     */
    void pass();
    // end::pass[]

    /**
     * Is the game over? In the middle of a turn it is not: the turn must be ended first.
     *
     * @post bag_decides {@code result == (turn().isEmpty() && bag().isEmpty())}; with the published end, some hand must
     *       be empty, too (QW-20, QW-24)
     */
    boolean isOver();

    /**
     * Who has won?
     *
     * @return none before the end; several if they share the win
     * @post most_points after the end, those with the most points and, of these, with the fewest tiles in hand; before
     *       it, none (QW-21)
     */
    Set<Player> winners();

    /** What do board, hands, points, turn and bag look like? (QW-06) */
    default Position position() {
        return Position.of(this);
    }

    /** Which tiles may be played where now? In the order of the cells, row by row, then of the tiles (QW-08). */
    default List<Placement> legalMoves() {
        final List<Tile> tiles = Stream.concat(hand(nextToPlay()).stream(),
                options().contains(Option.CHEATING) ? bag().stream() : Stream.empty()).distinct().sorted().toList();
        return IntStream.range(0, rows() * columns()).mapToObj(i -> new Cell(i / columns(), i % columns()))
                .flatMap(cell -> tiles.stream().map(tile -> new Placement(tile, cell)))
                .filter(move -> whyNotPlay(move.tile(), move.cell()).isEmpty()).toList();
    }
}
