package tabuleiro.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.svg.Board;
import tabuleiro.svg.Place;

/** The cells of a board that the sentences of an example name, so that they can be marked. */
final class NamedCells {

    private static final Pattern WAY = Pattern.compile("\\b([a-h][1-8](?:-[a-h][1-8])+)");
    private static final Pattern DROPPED = Pattern.compile("drops? (?:a disc|discs) in columns? ([\\d, ]+)");
    private static final Pattern LISTED = Pattern.compile("exactly (?:on )?([^\\s,]+(?:, [^\\s,]+)*)");
    private static final Pattern DESCRIBED = Pattern.compile("(?:the cell in )?(.+?) (?:holds .+|is empty)");

    private NamedCells() {
    }

    /** Checks whether a sentence says what lies on a cell. */
    static boolean describes(Board board, String sentence) {
        final Matcher described = DESCRIBED.matcher(sentence);
        return described.matches() && board.grid().place(described.group(1)).isPresent();
    }

    /** Returns the cells that a sentence names; of a column its upper end. */
    static List<Place> named(Board board, String sentence) {
        final List<Place> named = new ArrayList<>();
        WAY.matcher(sentence).results().flatMap(way -> Stream.of(way.group(1).split("-")))
                .forEach(name -> board.grid().place(name).ifPresent(named::add));
        Pattern.compile(" on ([^\\s,]+)").matcher(sentence).results()
                .forEach(found -> board.grid().place(found.group(1)).ifPresent(named::add));
        DROPPED.matcher(sentence).results().flatMap(found -> Stream.of(found.group(1).split(", ")))
                .forEach(column -> board.grid().place("row 1, column " + column.strip()).ifPresent(named::add));
        return named;
    }

    /** Returns the cells to which a sentence says that moves lead. */
    static List<Place> targets(Board board, String sentence) {
        return Stream.concat(WAY.matcher(sentence).results().map(way -> way.group(1).replaceAll(".*-", "")),
                LISTED.matcher(sentence).results().flatMap(list -> Stream.of(list.group(1).split(", "))))
                .map(name -> board.grid().place(name)).flatMap(Optional::stream).toList();
    }
}
