package tabuleiro.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game as programs write it for each other: in PGN, the portable notation of chess, or in PDN, that of draughts. They
 * differ only in their tags and in how a move is written. Whether the moves are legal is for the game to say.
 *
 * @param tags   the tags, such as Event and its value, in their order; no value has a control character
 * @param moves  the moves, in order
 * @param result one of {@link #RESULTS}, or what else a file of draughts says, such as {@code 0-0}
 */
public record PortableGame(Map<String, String> tags, List<NumberedMove> moves, String result) {

    /** The results of a game: White or Black has won, it is drawn, or it is not known. */
    public static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

    /** The tag whose value is the result. */
    public static final String RESULT = "Result";

    private static final int WIDTH = 79;

    /** Keeps copies of the collections. */
    public PortableGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
    }

    /**
     * A move.
     *
     * @param number its number, which is followed by one dot if White moves, and by three if Black does
     * @param text   the move, such as {@code Nf3} or {@code 22-18}
     */
    public record NumberedMove(String number, String text) {

        /** Returns a move, which is White's if the half moves before it are even in number, else Black's. */
        public static NumberedMove after(int halfMoves, String text) {
            return new NumberedMove(halfMoves / 2 + 1 + (halfMoves % 2 == 0 ? "." : "..."), text);
        }

        private boolean isWhites() {
            return !number.endsWith("..");
        }

        /** Returns the number of the move that follows. */
        String next() {
            final int own = Integer.parseInt(number.replace(".", ""));
            return isWhites() ? own + "..." : own + 1 + ".";
        }

        @Override
        public String toString() {
            return number + " " + text;
        }
    }

    /** Returns the result of a game that is over, which has a winner or is drawn; of another, that it is not known. */
    public static String result(boolean isOver, Optional<? extends Enum<?>> winner) {
        return RESULTS.get(isOver ? winner.map(Enum::ordinal).orElse(2) : 3);
    }

    /**
     * Reads all games of a text as they are found. Comments, variations and marks such as {@code !} are skipped.
     *
     * @return no game if there is nothing but white space and comments
     */
    public static List<PortableGame> readAll(String text) {
        return new PortableReader(text).readAll();
    }

    /** Returns the text: a line for each tag, then the moves in lines of at most 79 characters. */
    public String write() {
        final Map<String, String> all = new LinkedHashMap<>(tags);
        all.put(RESULT, result);
        return all.entrySet().stream().map(tag -> "[%s \"%s\"]\n".formatted(tag.getKey(),
                tag.getValue().replace("\\", "\\\\").replace("\"", "\\\""))).collect(Collectors.joining())
                + "\n" + movetext() + "\n";
    }

    private String movetext() {
        final StringBuilder text = new StringBuilder();
        int column = 0;
        for (NumberedMove move : moves) {
            column = add(text, move.isWhites() || column == 0 && text.isEmpty() ? move.number() : "", column);
            column = add(text, move.text(), column);
        }
        add(text, result, column);
        return text.toString();
    }

    /** Adds a word after a blank, or in a new line if it does not fit, and returns the length of the line. */
    private static int add(StringBuilder text, String word, int column) {
        if (word.isEmpty()) {
            return column;
        }
        if (column == 0) {
            text.append(word);
            return word.length();
        }
        final boolean fits = column + 1 + word.length() <= WIDTH;
        text.append(fits ? " " : "\n").append(word);
        return fits ? column + 1 + word.length() : word.length();
    }
}
