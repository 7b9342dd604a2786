package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The pictures that explain a failing example: beside one another if they fit, otherwise one above the other. What a
 * move did not change is drawn once.
 */
final class Boards {

    private static final String GAP = "     ";
    private static final String BEFORE = "before the move";

    private Boards() {
    }

    /** A board with its title. */
    private record Column(String title, List<String> board) {

        int width() {
            return Stream.concat(Stream.of(title), board.stream()).mapToInt(String::length).max().orElse(0);
        }

        String line(int number) {
            if (number == 0) {
                return title;
            }
            return number <= board.size() ? board.get(number - 1) : "";
        }
    }

    /**
     * Draws what is known.
     *
     * @param before   the picture before the move; empty if there is none
     * @param after    the picture after the move; empty if there is none
     * @param expected the board that was expected after the move, if it is known
     */
    static List<String> lines(String before, String after, Optional<List<String>> expected) {
        if (before.isEmpty()) {
            return List.of();
        }
        final TextPicture first = TextPicture.of(before);
        final TextPicture last = TextPicture.of(after.isEmpty() ? before : after);
        final List<Column> columns = new ArrayList<>();
        if (first.board().equals(last.board())) {
            columns.add(new Column(Lines.said(after.isEmpty() ? BEFORE : "before and after the move"), first.board()));
        } else {
            columns.add(new Column(Lines.said(BEFORE), first.board()));
            columns.add(new Column(Lines.said("after it"), last.board()));
        }
        expected.ifPresent(board -> columns.add(new Column(Lines.said("expected"), board)));
        return Stream.concat(draw(columns).stream(), first.factsUntil(last).stream()).toList();
    }

    /** Draws two boards beside one another, or one above the other, each below its title; empty lines are left out. */
    static List<String> pair(String title, List<String> board, String otherTitle, List<String> other) {
        return draw(List.of(new Column(title, full(board)), new Column(otherTitle, full(other))));
    }

    private static List<String> full(List<String> lines) {
        return lines.stream().filter(line -> !line.isBlank()).toList();
    }

    private static List<String> draw(List<Column> columns) {
        final int width = columns.stream().mapToInt(column -> column.width() + GAP.length()).sum();
        return width <= Lines.width() ? beside(columns) : columns.stream().flatMap(Boards::above).toList();
    }

    private static Stream<String> above(Column column) {
        return Stream.concat(Stream.of(column.title()),
                column.board().stream().flatMap(line -> Lines.wrapped(line).stream()));
    }

    private static List<String> beside(List<Column> columns) {
        final int height = columns.stream().mapToInt(column -> column.board().size()).max().orElse(0);
        return IntStream.rangeClosed(0, height).mapToObj(row -> line(columns, row)).toList();
    }

    private static String line(List<Column> columns, int row) {
        return columns.stream().map(column -> padded(column.line(row), column.width()))
                .collect(Collectors.joining(GAP)).stripTrailing();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    /** Returns the lines of a picture without its indentation, to compare it with another. */
    static List<String> board(String picture) {
        final List<String> lines = Arrays.asList(picture.split("\\R"));
        final int indent = lines.stream().filter(line -> !line.isBlank())
                .mapToInt(line -> line.length() - line.stripLeading().length()).min().orElse(0);
        return lines.stream().map(line -> line.substring(Math.min(indent, line.length())).stripTrailing()).toList();
    }
}
