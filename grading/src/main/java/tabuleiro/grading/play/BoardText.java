package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A drawn position: a board of cells, each written as one word or sign, and lines below it such as {@code next: white}.
 * It knows no game: whether a picture that was changed shows a position at all is for its reader to say.
 *
 * @param rows       the cells
 * @param isLettered whether rows and columns have numbers and letters beside the board
 * @param lines      the lines below
 */
public record BoardText(List<List<String>> rows, boolean isLettered, List<String> lines) {

    /** The line below a board whose columns have letters. */
    private static final Pattern COLUMNS = Pattern.compile("(?m)^ +a( [b-z])+$");
    private static final String EMPTY = ".";
    private static final String NAME = "[a-z]{4,}";
    /** So many ways there are to change a line; as many to change the board. */
    private static final int WAYS = 4;

    /** Returns what is drawn. */
    static BoardText of(String drawn) {
        final Matcher columns = COLUMNS.matcher(drawn);
        final int width = columns.find() ? columns.group().length() : 0;
        return new BoardText(drawn.lines().filter(line -> !line.contains(":") && !COLUMNS.matcher(line).matches())
                .map(line -> width > 0 ? signs(line, width) : List.of(line.strip().split(" +"))).toList(), width > 0,
                drawn.lines().filter(line -> line.contains(":")).toList());
    }

    private static List<String> signs(String line, int width) {
        return IntStream.iterate(2, at -> at < width, at -> at + 2)
                .mapToObj(at -> at < line.length() ? line.substring(at, at + 1) : " ").toList();
    }

    /** Returns the drawing. */
    @Override
    public String toString() {
        final Stream<String> board = IntStream.range(0, rows.size()).mapToObj(i ->
                (isLettered ? rows.size() - i + " " : "") + String.join(" ", rows.get(i)));
        final Stream<String> columns = IntStream.range(0, isLettered ? rows.get(0).size() : 0)
                .mapToObj(i -> Character.toString('a' + i));
        return Stream.of(board, Stream.of("  " + columns.collect(Collectors.joining(" "))).filter(any -> isLettered),
                        lines.stream())
                .flatMap(parts -> parts).collect(Collectors.joining("\n"));
    }

    private BoardText with(List<List<String>> others) {
        return new BoardText(others, isLettered, lines);
    }

    private static <T> List<T> changed(List<T> some, Consumer<List<T>> change) {
        final List<T> changed = new ArrayList<>(some);
        change.accept(changed);
        return changed;
    }

    /** Returns the same with left and right exchanged on the board. */
    public BoardText mirrored() {
        return with(rows.stream().map(row -> changed(row, Collections::reverse)).toList());
    }

    /** Returns the same with top and bottom exchanged on the board. */
    public BoardText upsideDown() {
        return with(changed(rows, Collections::reverse));
    }

    /** Returns the same with rows and columns exchanged on the board. */
    public BoardText transposed() {
        return with(IntStream.range(0, rows.get(0).size())
                .mapToObj(column -> rows.stream().map(row -> row.get(column)).toList()).toList());
    }

    /** Returns the same with all columns moved by one, the last to the front. */
    public BoardText shifted() {
        return with(rows.stream().map(row -> changed(row, cells -> Collections.rotate(cells, 1))).toList());
    }

    /** Returns the same with other words: cells, and what stands after the colons of lines. */
    public BoardText withWords(UnaryOperator<String> change) {
        return with(rows.stream().map(row -> row.stream().map(change).toList()).toList()).withLines(line ->
                (key(line) + ": " + words(List.of(line)).stream().map(change).collect(Collectors.joining(" ")))
                        .strip());
    }

    /** Returns the same with some signs exchanged for those at the same places, and back, but not in names. */
    public BoardText exchanged(String ones, String others) {
        final String from = ones + others;
        final String to = others + ones;
        final IntUnaryOperator exchanged = sign -> from.indexOf(sign) < 0 ? sign : to.charAt(from.indexOf(sign));
        return withWords(word -> word.matches(NAME) ? word : word.chars().map(exchanged)
                .mapToObj(Character::toString).collect(Collectors.joining()));
    }

    /** Returns the same with two names exchanged. */
    public BoardText renamed(String one, String other) {
        final Map<String, String> exchanged = Map.of(one, other, other, one);
        return withWords(word -> exchanged.getOrDefault(word, word));
    }

    /** Returns the same with nothing said in the line that begins like this. */
    public BoardText without(String key) {
        return withLines(line -> line.startsWith(key) ? key(line) + ":" : line);
    }

    /** Returns the same with some of the lines of another picture. */
    BoardText withLinesOf(BoardText other, Random random) {
        return withLines(line -> random.nextBoolean() ? line : other.lines.stream()
                .filter(theirs -> key(theirs).equals(key(line))).findFirst().orElse(line));
    }

    private BoardText withLines(UnaryOperator<String> change) {
        return new BoardText(rows, isLettered, lines.stream().map(change).toList());
    }

    private static String key(String line) {
        return line.substring(0, line.indexOf(':'));
    }

    /** Returns the same with one thing changed: two cells exchanged, one copied, an outer row left out, or a line. */
    BoardText spoiled(BoardText other, Random random) {
        final int one = place(random, true);
        final int another = random.nextInt(WAYS) > 0 ? place(random, false)
                : random.nextInt(rows.size() * rows.get(0).size());
        return switch (random.nextInt(2 * WAYS)) {
            case 0 -> withCell(one, cell(another)).withCell(another, cell(one));
            case 1 -> withCell(another, cell(one));
            case 2 -> withCell(another, Chance.any(words(random.nextBoolean() ? lines : List.of(":" + EMPTY)), random));
            case 3 -> random.nextInt(WAYS) > 0 ? withCell(one, EMPTY) : withOtherRows(random.nextBoolean());
            case 4 -> withLinesOf(other, random);
            default -> {
                final int number = random.nextInt(Math.max(1, lines.size()));
                yield withLines(line -> lines.indexOf(line) != number ? line : key(line) + ": "
                        + String.join(" ", changed(words(List.of(line)), words -> spoil(words, random))));
            }
        };
    }

    /** Returns the same without its first row, or with its first row twice. */
    private BoardText withOtherRows(boolean isLess) {
        return with(isLess ? rows.subList(Math.min(1, rows.size() - 1), rows.size())
                : Stream.concat(rows.stream().limit(1), rows.stream()).toList());
    }

    /** Returns the words of these lines, after their colons; an empty one if there are none. */
    private static List<String> words(List<String> some) {
        final List<String> words = some.stream().flatMap(line ->
                Stream.of(line.substring(line.indexOf(':') + 1).strip().split(" +"))).toList();
        return words.isEmpty() ? List.of(EMPTY) : words;
    }

    /** Changes a word, leaves it out, doubles it or takes one from elsewhere. */
    private void spoil(List<String> words, Random random) {
        final int at = random.nextInt(words.size());
        final String word = words.get(at);
        switch (random.nextInt(WAYS)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(word);
            case 2 -> words.set(at, Chance.any(words(lines), random));
            default -> words.set(at, spoilt(word, random));
        }
    }

    private static String spoilt(String word, Random random) {
        if (word.isEmpty()) {
            return "1";
        }
        return word.matches("-?\\d{1,9}") ? near(Integer.parseInt(word), random)
                : new StringBuilder(word).deleteCharAt(random.nextInt(word.length())).toString();
    }

    private static String near(int number, Random random) {
        return String.valueOf(Chance.any(List.of(number + 1, number - 1, 2 * number, 0), random));
    }

    private String cell(int place) {
        return rows.get(place / rows.get(0).size()).get(place % rows.get(0).size());
    }

    private BoardText withCell(int place, String cell) {
        return with(changed(rows, all -> all.set(place / rows.get(0).size(),
                changed(all.get(place / rows.get(0).size()), row -> row.set(place % rows.get(0).size(), cell)))));
    }

    /** Returns the place of a cell, counted row by row; of one with a piece, if there is any. */
    private int place(Random random, boolean isOccupied) {
        final int[] places = IntStream.range(0, rows.size() * rows.get(0).size()).filter(i -> !cell(i).isBlank()
                && (!isOccupied || !cell(i).equals(EMPTY))).toArray();
        return places.length == 0 ? 0 : places[random.nextInt(places.length)];
    }
}
