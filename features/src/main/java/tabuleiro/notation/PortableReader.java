package tabuleiro.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.notation.PortableGame.NumberedMove;

/**
 * Reads games in a portable notation, word by word, as they are found: no mark, comment, variation or tag, however it
 * is written, keeps a game from being read. What may be a move is one: the game says whether it is legal.
 */
final class PortableReader {

    private static final Pattern TAG =
            Pattern.compile("\\[\\s*([^\\s\"\\[\\]]+)\\s*\"((?:[^\"\\\\\\n]|\\\\.)*)\"\\s*]");
    private static final Pattern ODD_TAG = Pattern.compile("\\[\\s*([^\\s\"\\[\\]]*)\\s*\"?([^\\n]*)");
    private static final Pattern SKIPPED = Pattern.compile("\\s+|;[^\\n]*|\\$\\d*|[<>)\\]}\"]");
    private static final Pattern ESCAPED = Pattern.compile("%[^\\n]*");
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})(\\.+|…|(?=[\\s()])(?!\\s+[-–—x×:]))[.\\s]*");
    /** A number before a move of Black. */
    private static final Pattern BLACKS = Pattern.compile("\\d+(\\.|\\s)*\\.\\s*\\.\\s*|\\d+….*");
    private static final Pattern RESULT = Pattern.compile("(1-0|2-0|0-1|0-2|1/2(?:-1/2)?|1-1|0-0|\\*)");
    private static final Pattern WORD = Pattern.compile("[^\\s\\[\\](){};$\"<>]+(?:\\([QRBNqrbn]\\)[^\\s(){};$]*)?"
            + "(?:(?<=\\d)[ \\t]+[-–—x×:][ \\t]+(?=[\\da-h])[^\\s\\[\\](){};$\"<>]+)?");
    /** What stands alone and is no move: marks, and words about the move before them. */
    private static final Pattern MARK = Pattern.compile("|(?!--$)[^\\p{Alnum}*]+|e\\.?p\\.?|mate|ch|N|D");
    private static final Map<String, String> USUAL = Map.of("2-0", "1-0", "0-2", "0-1", "1-1", "1/2-1/2", "1/2",
            "1/2-1/2");

    private final String text;
    /** Where the next character is read. */
    private int place;

    PortableReader(String text) {
        this.text = (text.startsWith("\ufeff") ? text.substring(1) : text).replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Returns all games. */
    List<PortableGame> readAll() {
        final List<PortableGame> games = new ArrayList<>();
        for (skip(); place < text.length(); skip()) {
            games.add(readGame());
        }
        return games;
    }

    private PortableGame readGame() {
        final Map<String, String> tags = new LinkedHashMap<>();
        for (skip(); next() == '['; skip()) {
            readTag(tags);
        }
        final List<NumberedMove> moves = new ArrayList<>();
        Optional<String> result = Optional.empty();
        Optional<Matcher> number = Optional.empty();
        for (skip(); result.isEmpty() && place < text.length() && next() != '['; skip()) {
            final Optional<Matcher> written = take(NUMBER);
            number = written.isPresent() ? written : number;
            skip();
            final String word = word();
            if (isResult(word, tags, moves)) {
                result = Optional.of(word);
            } else if (!MARK.matcher(word).matches()) {
                moves.add(numbered(number, moves, word));
                number = Optional.empty();
            }
        }
        final String found = result.orElseGet(() -> tags.getOrDefault(PortableGame.RESULT, "*"));
        final String usual = USUAL.getOrDefault(found, found);
        return new PortableGame(tags, moves, RESULT.matcher(usual).matches() ? usual : "*");
    }

    /** Reads a word; an empty one where a character stands that begins none, which is skipped. */
    private String word() {
        final String word = take(WORD).map(match -> plain(match.group())).orElse("");
        place += word.isEmpty() && next() != '[' && place < text.length() ? 1 : 0;
        return word;
    }

    private static boolean isResult(String word, Map<String, String> tags, List<NumberedMove> moves) {
        return RESULT.matcher(word).matches() && (!word.equals("0-0") || isOfDraughts(tags, moves));
    }

    /** Reads a tag. If it occurs twice, the first counts. A name that no program could read is left out. */
    private void readTag(Map<String, String> tags) {
        final Matcher tag = take(TAG).or(() -> take(ODD_TAG)).orElseThrow();
        if (tag.group(1).matches("\\w+")) {
            tags.putIfAbsent(tag.group(1), tag.group(2).replaceFirst("\"?\\s*]?\\s*$", "")
                    .replaceAll("\\\\([\"\\\\])", "$1").replaceAll("\\p{Cntrl}", " "));
        }
    }

    /** Checks whether a game is one of draughts, in which 0-0 is a result; in chess it is castling. */
    private static boolean isOfDraughts(Map<String, String> tags, List<NumberedMove> moves) {
        return tags.containsKey("GameType") || !moves.isEmpty() && Character.isDigit(moves.get(0).text().charAt(0));
    }

    /** Returns a word with plain signs, and without marks at its end. */
    private static String plain(String word) {
        return word.replaceAll("[–—−‐‑]", "-").replace('×', 'x').replaceAll("\\s", "").replace("½", "1/2")
                .replaceFirst("(?<=.)[!?]+$", "");
    }

    /** Returns a move, whose number follows from the move before it if none is written. */
    private static NumberedMove numbered(Optional<Matcher> number, List<NumberedMove> before, String move) {
        final String following = before.isEmpty() ? "1." : before.get(before.size() - 1).next();
        return new NumberedMove(number.map(match -> match.group(1)
                + (BLACKS.matcher(match.group()).matches() ? "..." : ".")).orElse(following), move);
    }

    /** Skips white space, comments, escaped lines, marks and variations. */
    private void skip() {
        boolean isSkipping = true;
        while (isSkipping) {
            final int start = place;
            if (next() == '{') {
                skipComment();
            } else if (next() == '(') {
                skipVariation();
            } else if (take(SKIPPED).isEmpty() && (place == 0 || text.charAt(place - 1) == '\n')) {
                take(ESCAPED);
            }
            isSkipping = place > start;
        }
    }

    /** Skips a comment; one that does not end reaches to the tags of the next game. */
    private void skipComment() {
        final int end = text.indexOf('}', place);
        place = end < 0 ? nextGame() : end + 1;
    }

    private int nextGame() {
        final int tag = text.indexOf("\n[", place);
        return tag < 0 ? text.length() : tag + 1;
    }

    /** Skips a variation, in which others may lie. */
    private void skipVariation() {
        final int last = nextGame();
        int depth = 0;
        do {
            if (next() == '{') {
                skipComment();
            } else {
                depth += switch (next()) {
                    case '(' -> 1;
                    case ')' -> -1;
                    default -> 0;
                };
                place = next() == ';' ? Math.max(place, text.indexOf('\n', place)) + 1 : place + 1;
            }
        } while (depth > 0 && place < last);
    }

    private char next() {
        return place < text.length() ? text.charAt(place) : '\n';
    }

    /** Reads what has this form, if it stands here. */
    private Optional<Matcher> take(Pattern form) {
        final Matcher found = form.matcher(text).region(place, text.length());
        if (!found.lookingAt() || found.end() == place) {
            return Optional.empty();
        }
        place = found.end();
        return Optional.of(found);
    }
}
