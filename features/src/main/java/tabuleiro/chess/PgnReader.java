package tabuleiro.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads games from portable game notation (CH-27). Every move is played, so that only legal games are read. Comments,
 * variations, numeric marks and lines that begin with {@code %} are skipped.
 */
public final class PgnReader {

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})(\\.*)");
    private static final String END_OF_WORD = " \t\n\u000B\f()[]{};$\"";
    private static final String FEN = "FEN";
    private static final String RESULT = "Result";

    private final ChessProvider provider;

    /** Creates a reader that plays the games with this provider. */
    public PgnReader(ChessProvider provider) {
        this.provider = provider;
    }

    /**
     * Reads all games of a text.
     *
     * @return no game if there is nothing but white space and comments
     * @throws NotationException if the text is no PGN, or a move is not legal; it says where and why
     */
    public List<PgnGame> read(String text) {
        final TextCursor cursor = new TextCursor(text.startsWith("\uFEFF") ? text.substring(1) : text);
        final List<PgnGame> games = new ArrayList<>();
        for (skip(cursor); !cursor.isAtEnd(); skip(cursor)) {
            games.add(readGame(cursor));
        }
        return games;
    }

    /** Skips white space, comments, escaped lines, variations and numeric marks. */
    private static void skip(TextCursor cursor) {
        boolean skipped = true;
        while (skipped) {
            cursor.skipSpace();
            skipped = !cursor.isAtEnd() && skipOne(cursor);
        }
    }

    private static boolean skipOne(TextCursor cursor) {
        if (cursor.peek() == ';' || cursor.peek() == '%' && cursor.column() == 1) {
            cursor.readUntil("\n");
        } else if (cursor.peek() == '{') {
            skipComment(cursor);
        } else if (cursor.peek() == '(') {
            skipVariation(cursor);
        } else if (cursor.peek() == '$') {
            skipMark(cursor);
        } else {
            return false;
        }
        return true;
    }

    private static void skipComment(TextCursor cursor) {
        final NotationException open = cursor.fault("a comment begins here that does not end with }");
        cursor.readUntil("}");
        if (cursor.isAtEnd()) {
            throw open;
        }
        cursor.read();
    }

    private static void skipVariation(TextCursor cursor) {
        final NotationException open = cursor.fault("a variation begins here that does not end with )");
        int depth = 0;
        do {
            final char next = cursor.peek();
            if (next == '{') {
                skipComment(cursor);
            } else if (next == ';') {
                cursor.readUntil("\n");
            } else {
                depth += next == '(' ? 1 : next == ')' ? -1 : 0;
                cursor.read();
            }
        } while (depth > 0 && !cursor.isAtEnd());
        if (depth > 0) {
            throw open;
        }
    }

    private static void skipMark(TextCursor cursor) {
        final NotationException mark = cursor.fault("a mark is written as $ and a number from 0 to 255");
        cursor.read();
        final String number = cursor.readUntil(END_OF_WORD);
        if (!number.matches("\\d{1,3}") || Integer.parseInt(number) > 255) {
            throw mark;
        }
    }

    private PgnGame readGame(TextCursor cursor) {
        final Map<String, String> tags = new LinkedHashMap<>();
        Position start = Position.START;
        for (skip(cursor); cursor.peek() == '['; skip(cursor)) {
            final TextCursor place = cursor;
            final int line = place.line();
            final String name = readName(cursor);
            final int column = cursor.column() + 1;
            final String value = readValue(cursor);
            if (tags.putIfAbsent(name, value) != null) {
                throw new NotationException(line, 1, "the tag " + name + " stands there twice");
            }
            start = name.equals(FEN) ? readStart(value, line, column) : start;
        }
        return new Movetext(cursor, tags, start).read();
    }

    private static String readName(TextCursor cursor) {
        cursor.read();
        cursor.skipSpace();
        final NotationException wrong = cursor.fault("a tag is written as a name and a value in quotes, such as"
                + " [White \"?\"]");
        final String name = cursor.readUntil(END_OF_WORD);
        cursor.skipSpace();
        if (!name.matches(PgnGame.TAG_NAME) || cursor.peek() != '"') {
            throw wrong;
        }
        return name;
    }

    private static String readValue(TextCursor cursor) {
        final NotationException open = cursor.fault("a value begins here that does not end with a quote in its line");
        final StringBuilder value = new StringBuilder();
        cursor.read();
        while (cursor.peek() != '"') {
            final char next = cursor.read();
            final boolean isEscape = next == '\\' && (cursor.peek() == '"' || cursor.peek() == '\\');
            if (Character.getType(next) == Character.CONTROL) {
                throw open;
            }
            value.append(isEscape ? cursor.read() : next);
        }
        cursor.read();
        cursor.skipSpace();
        if (cursor.read() != ']') {
            throw cursor.fault("a tag ends with ]");
        }
        return value.toString();
    }

    private Position readStart(String fen, int line, int column) {
        try {
            final Position start = Fen.read(fen);
            final Optional<Refusal> refusal = provider.whyNotNewGame(start);
            if (refusal.isPresent()) {
                throw new NotationException(1, 1, "no game starts from this position: " + refusal.get().words());
            }
            return start;
        } catch (NotationException fault) {
            throw fault.within(line, column);
        }
    }

    /** The moves of one game, which are played while they are read. */
    private final class Movetext {

        private final TextCursor cursor;
        private final Map<String, String> tags;
        private final Position start;
        private final Chess game;

        Movetext(TextCursor cursor, Map<String, String> tags, Position start) {
            this.cursor = cursor;
            this.tags = tags;
            this.start = start;
            game = provider.newGame(start);
        }

        PgnGame read() {
            Optional<String> result = Optional.empty();
            while (result.isEmpty()) {
                skip(cursor);
                final NotationException none = cursor.fault("a game ends with its result, one of " + PgnGame.RESULTS);
                final int line = cursor.line();
                final int column = cursor.column();
                final String word = cursor.readUntil(END_OF_WORD);
                if (word.isEmpty()) {
                    throw none;
                }
                result = readWord(word, line, column);
            }
            return new PgnGame(tags, start, game.moves(), result.get());
        }

        private Optional<String> readWord(String word, int line, int column) {
            final Matcher number = NUMBER.matcher(word);
            if (PgnGame.RESULTS.contains(word)) {
                if (!tags.getOrDefault(RESULT, word).equals(word)) {
                    throw new NotationException(line, column, "the game ends with " + word
                            + ", but its tag says " + NotationException.quoted(tags.get(RESULT)));
                }
                return Optional.of(word);
            }
            if (number.lookingAt() && !word.startsWith("0")) {
                if (Integer.parseInt(number.group(1)) != game.position().moveNumber()) {
                    throw new NotationException(line, column, "the next move has the number "
                            + game.position().moveNumber() + ", not " + number.group(1));
                }
                play(word.substring(number.end()), line, column + number.end());
            } else {
                play(word, line, column);
            }
            return Optional.empty();
        }

        private void play(String word, int line, int column) {
            final String san = word.replaceFirst("[!?]{1,2}$", "");
            if (!san.isEmpty()) {
                try {
                    game.move(new San(provider).read(game, san));
                } catch (NotationException fault) {
                    throw fault.within(line, column);
                }
            }
        }
    }
}
