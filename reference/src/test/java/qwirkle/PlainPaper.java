package qwirkle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The board of a plain table: squared paper that is so large that it never grows, on which tiles are words such as A1.
 * Queries convert the numbers of squares to the numbers of cells on the board. Lines are searched as text.
 */
final class PlainPaper {

    /** The text of an empty square, which is as long as the name of a tile. */
    static final String NONE = "..";

    /** Large enough for a line of 108 tiles from the middle in any direction. */
    private static final int SIZE = 230;

    private static final Pattern LINE = Pattern.compile("(?:[A-Fa-f][1-6]){2,}");

    private final String[][] squares = new String[SIZE][SIZE];

    /** The squares of the tiles of the turn. */
    private final List<Square> turn = new ArrayList<>();

    private int top = SIZE / 2;
    private int left = SIZE / 2;

    /** Before the first tile the board has one empty cell, which becomes 1/1 when the tile is played. */
    private int bottom = top - 2;
    private int right = left - 2;

    /** A square of the paper, or a cell of the board with its present numbers. */
    record Square(int row, int column) {
    }

    PlainPaper() {
        Arrays.stream(squares).forEach(row -> Arrays.fill(row, NONE));
    }

    void put(String tile, int row, int column) {
        final Square square = square(row, column);
        write(tile, square);
        turn.add(square);
        top = Math.min(top, square.row);
        left = Math.min(left, square.column);
        bottom = Math.max(bottom, square.row);
        right = Math.max(right, square.column);
    }

    void endTurn() {
        turn.clear();
    }

    private Square square(int row, int column) {
        return new Square(row + top - 1, column + left - 1);
    }

    private void write(String tile, Square square) {
        squares[square.row][square.column] = tile;
    }

    boolean isInTurn() {
        return !turn.isEmpty();
    }

    boolean isEmpty() {
        return bottom < top;
    }

    int rows() {
        return bottom - top + 3;
    }

    int columns() {
        return right - left + 3;
    }

    /** Returns the tile on a cell of the board, or on a square beside the board. */
    String at(int row, int column) {
        final Square square = square(row, column);
        return squares[square.row][square.column];
    }

    /** Returns the cells of the tiles of the turn, with their present numbers. */
    List<Square> turn() {
        return turn.stream().map(square -> new Square(square.row - top + 1, square.column - left + 1)).toList();
    }

    String row(int row) {
        return text(columns(), column -> at(row, column), "");
    }

    String column(int column) {
        return text(rows(), row -> at(row, column), "");
    }

    private static String text(int length, IntFunction<String> part, String between) {
        return IntStream.range(0, length).mapToObj(part).collect(Collectors.joining(between));
    }

    /** Returns the points of the turn. Its tiles are written in lower case, and each line with such a tile counts. */
    int turnPoints() {
        rewriteTurn(tile -> tile.toLowerCase(Locale.ROOT));
        final Stream<String> texts = Stream.concat(turn().stream().map(Square::row).distinct().map(this::row),
                turn().stream().map(Square::column).distinct().map(this::column));
        final int inLines = texts.flatMap(text -> LINE.matcher(text).results()).map(MatchResult::group)
                .filter(line -> line.matches(".*[a-f].*")).mapToInt(line -> line.length() / 2)
                .map(length -> length == 6 ? 12 : length).sum();
        rewriteTurn(tile -> tile.toUpperCase(Locale.ROOT));
        return inLines == 0 ? turn.size() : inLines;
    }

    private void rewriteTurn(UnaryOperator<String> change) {
        turn.forEach(square -> write(change.apply(squares[square.row][square.column]), square));
    }

    /** Returns the points of the turn with one more tile. */
    int turnPointsWith(String tile, int row, int column) {
        final Square square = square(row, column);
        write(tile, square);
        turn.add(square);
        final int points = turnPoints();
        turn.remove(square);
        write(NONE, square);
        return points;
    }

    /** Draws the board with its empty border. */
    @Override
    public String toString() {
        return text(rows(), row -> text(columns(), column -> at(row, column).replace(NONE, " ."), " "), "\n");
    }
}
