package tabuleiro.chess.steps;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Square;

/** Several squares as examples write them: listed, or drawn as marks on a board. */
final class Squares {

    /** The order of the squares in lists: a1, b1, … h8. */
    static final Comparator<Square> IN_ORDER = Comparator.comparingInt(Square::index);

    private static final String COLUMNS = "a b c d e f g h";

    private Squares() {
    }

    /** Reads a list of squares such as {@code a1, b2}; {@code no square} is none. */
    static List<Square> list(String words) {
        return words.equals("no square") ? List.of() : Arrays.stream(words.split(", ")).map(Square::parse).toList();
    }

    /** Writes a list of squares in the order of the board, as {@link #list} reads it. */
    static String words(Collection<Square> squares) {
        return squares.isEmpty() ? "no square"
                : squares.stream().sorted(IN_ORDER).map(Square::toString).collect(Collectors.joining(", "));
    }

    /** Draws a board with a mark on each of these squares. */
    static String drawn(Collection<Square> squares) {
        return IntStream.range(0, Chess.SIZE).map(i -> Chess.SIZE - i).mapToObj(row -> row(row, squares))
                .collect(Collectors.joining("\n")) + "\n  " + COLUMNS;
    }

    private static String row(int row, Collection<Square> squares) {
        return row + " " + IntStream.rangeClosed(1, Chess.SIZE)
                .mapToObj(column -> squares.contains(new Square(row, column)) ? "*" : ".")
                .collect(Collectors.joining(" "));
    }

    /** Brings a picture of marks to the form of {@link #drawn}. */
    static String picture(String picture) {
        return picture.strip().lines().map(line -> line.strip().equals(COLUMNS) ? "  " + COLUMNS : line.strip())
                .collect(Collectors.joining("\n"));
    }
}
