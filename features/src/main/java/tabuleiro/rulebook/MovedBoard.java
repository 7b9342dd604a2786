package tabuleiro.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Place;

/**
 * Changes a picture as the sentences of an example say: what stood on e2 stands on e4, a piece lies on a cell, a disc
 * has fallen. It knows no rule; that the pictures are true is tested with the reference.
 */
final class MovedBoard {

    private static final Pattern WAY = Pattern.compile("\\b([a-h][1-8](?:-[a-h][1-8])+)(?:=([A-Z]))?");
    private static final Pattern DROPPED = Pattern.compile("drops? (?:a disc|discs) in columns? ([\\d, ]+)");
    private static final Pattern CHOSEN = Pattern.compile("(?:chooses|is given) (\\S+)");
    private static final Pattern PLACED = Pattern.compile("(\\S+) on ([^\\s,]+)");
    private static final Pattern LISTED = Pattern.compile("exactly (?:on )?([^\\s,]+(?:, [^\\s,]+)*)");
    private static final String LIST = "the legal moves are .*";
    private static final Pattern SEEN = Pattern.compile("(?:the cell in )?(.+?) (?:holds (?:an? )?(.+)|is empty)");

    private final Descriptor game;
    private Board board;
    private Optional<Drawn> chosen = Optional.empty();

    /** Begins with this board. */
    MovedBoard(Descriptor game, Board board) {
        this.game = game;
        this.board = board;
    }

    /** Returns the board as it is now. */
    Board board() {
        return board;
    }

    /** Begins again with this board. */
    void show(Board shown) {
        board = shown;
    }

    /** Makes the moves that a sentence tells; those that it only lists are not made. */
    void move(String sentence) {
        if (sentence.matches(LIST)) {
            return;
        }
        CHOSEN.matcher(sentence).results().forEach(found -> chosen = thing(found.group(1)));
        WAY.matcher(sentence).results().forEach(this::go);
        PLACED.matcher(sentence).results().forEach(found -> put(found.group(1), found.group(2)));
        DROPPED.matcher(sentence).results().flatMap(found -> Stream.of(found.group(1).split(", ")))
                .map(String::strip).forEach(column -> drop(column, sentence));
    }

    private void go(MatchResult way) {
        final List<Place> places = places(way.group(1));
        final Drawn thing = board.things().get(places.get(0));
        if (thing != null) {
            final Place last = places.get(places.size() - 1);
            board = board.without(List.of(places.get(0))).without(game.jumped(places))
                    .with(last, way.group(2) == null ? thing : thing(thing.words().split(" ")[0] + " "
                            + thing(way.group(2)).orElseThrow().words().split(" ")[1]).orElseThrow());
        }
    }

    /** Returns the places of the squares of a way. */
    private List<Place> places(String way) {
        return Stream.of(way.split("-")).map(name -> board.grid().place(name)).flatMap(Optional::stream).toList();
    }

    private void put(String what, String where) {
        final Optional<Place> place = board.grid().place(where);
        final Optional<Drawn> thing = thing(what).or(() -> what.matches("it|one") ? chosen : Optional.empty());
        if (place.isPresent() && thing.isPresent()) {
            board = game.grown(board.with(place.get(), thing.get()));
        }
    }

    private void drop(String column, String sentence) {
        final boolean isOfSecond = sentence.contains("second") || !sentence.contains("first")
                && board.things().size() % 2 == 1;
        IntStream.iterate(board.grid().rows().size() - 1, row -> row >= 0, row -> row - 1)
                .mapToObj(row -> board.grid().place("row " + (row + 1) + ", column " + column))
                .flatMap(Optional::stream).filter(place -> !board.things().containsKey(place)).findFirst()
                .ifPresent(place -> board = board.with(place, thing(isOfSecond ? "2" : "1").orElseThrow()));
    }

    /** Puts on a cell, or takes from it, what a sentence says of it. Returns whether it says so. */
    boolean see(String sentence) {
        final Matcher seen = SEEN.matcher(sentence);
        final Optional<Place> place = seen.matches() ? board.grid().place(seen.group(1)) : Optional.empty();
        place.ifPresent(where -> board = seen.group(2) == null ? board.without(List.of(where))
                : thing(seen.group(2)).map(thing -> board.with(where, thing)).orElse(board));
        return place.isPresent();
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

    /** Returns what is written or called so. */
    private Optional<Drawn> thing(String what) {
        return Optional.ofNullable(game.key().get(what)).or(() -> game.key().values().stream()
                .filter(each -> each.words().equals(what)).findFirst());
    }
}
