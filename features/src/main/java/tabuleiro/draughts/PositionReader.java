package tabuleiro.draughts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the picture of a position. What is not said below the board is as at the start of a simplified game. */
final class PositionReader {

    static final String VARIANT = "rules";
    static final String NEXT = "next";
    static final String KING_TURNS = "turns of kings";
    static final String ENDGAME_TURNS = "turns with these pieces";

    private static final String COLUMNS = "a b c d e f g h";
    private static final int FIRST_MARK = 2;
    private static final int LONGEST_ROW = FIRST_MARK + 2 * Draughts.SIZE - 1;

    private final Map<Square, Piece> pieces = new LinkedHashMap<>();
    private final Map<String, String> facts = new LinkedHashMap<>();

    /**
     * Reads a picture.
     *
     * @throws IllegalArgumentException if it has another form; the message says where
     */
    static Position read(String picture) {
        final PositionReader reader = new PositionReader();
        final List<String> lines = picture.lines().filter(line -> !line.isBlank()).toList();
        if (lines.size() <= Draughts.SIZE) {
            throw new IllegalArgumentException(
                    "a picture has %s rows and then the letters of the columns, but this one has %s lines"
                            .formatted(Draughts.SIZE, lines.size()));
        }
        for (int i = 0; i < Draughts.SIZE; i++) {
            reader.readRow(Draughts.SIZE - i, lines.get(i).stripTrailing());
        }
        reader.readColumns(lines.get(Draughts.SIZE).strip());
        lines.subList(Draughts.SIZE + 1, lines.size()).forEach(line -> reader.readFact(line.strip()));
        return reader.position();
    }

    private void readRow(int row, String line) {
        if (!line.startsWith(row + " ") || line.length() > LONGEST_ROW) {
            throw new IllegalArgumentException(
                    "row %s is written as %s, a space, and its squares with a space between two, not as: %s"
                            .formatted(row, row, line));
        }
        for (int at = 1; at < line.length(); at++) {
            if (at % 2 == 0) {
                readMark(new Square(row, at / 2), line.charAt(at));
            } else if (line.charAt(at) != ' ') {
                throw new IllegalArgumentException("row %s has a \"%s\" where the space between two squares must be: %s"
                        .formatted(row, line.charAt(at), line));
            }
        }
        final int written = Math.max(0, line.length() - 1) / 2;
        if (written < Draughts.SIZE && new Square(row, written + 1).isDark()
                || written + 1 < Draughts.SIZE) {
            throw new IllegalArgumentException("row %s ends before column h: %s".formatted(row, line));
        }
    }

    private void readMark(Square square, char mark) {
        final Optional<Piece> piece = Piece.drawn(mark);
        if (piece.isEmpty() && mark != (square.isDark() ? '.' : ' ')) {
            throw new IllegalArgumentException(
                    "on %s stands a \"%s\": %s is drawn w, W, b or B, or %s if the square is empty".formatted(
                            square, mark, "a piece", square.isDark() ? "a full stop" : "a space"));
        }
        piece.ifPresent(each -> pieces.put(square, each));
    }

    private static void readColumns(String line) {
        if (!line.equals(COLUMNS)) {
            throw new IllegalArgumentException(
                    "below row 1 the columns are written %s, not %s".formatted(COLUMNS, line));
        }
    }

    private void readFact(String line) {
        final int colon = line.indexOf(':');
        final String name = line.substring(0, Math.max(0, colon));
        if (!List.of(VARIANT, NEXT, KING_TURNS, ENDGAME_TURNS).contains(name)
                || facts.put(name, line.substring(colon + 1).strip()) != null) {
            throw new IllegalArgumentException(
                    "below the board each of these may stand once: %s:, %s:, %s:, %s:, not %s".formatted(
                            VARIANT, NEXT, KING_TURNS, ENDGAME_TURNS, line));
        }
    }

    private Position position() {
        return new Position(constant(Variant.values(), VARIANT), pieces, constant(Player.values(), NEXT),
                number(KING_TURNS), number(ENDGAME_TURNS));
    }

    private <E extends Enum<E>> E constant(E[] constants, String name) {
        final String word = facts.getOrDefault(name, word(constants[0]));
        final List<String> words = new ArrayList<>(Stream.of(constants).map(PositionReader::word).toList());
        if (!words.contains(word)) {
            throw new IllegalArgumentException("%s: %s is none of %s".formatted(name, word, words));
        }
        return constants[words.indexOf(word)];
    }

    private int number(String name) {
        final String word = facts.getOrDefault(name, "0");
        if (!word.matches("-?\\d{1,6}")) {
            throw new IllegalArgumentException("%s: %s is no number".formatted(name, word));
        }
        return Integer.parseInt(word);
    }

    /** Returns the word by which a picture names a constant. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
