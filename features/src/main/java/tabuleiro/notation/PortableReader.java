package tabuleiro.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.notation.PortableGame.NumberedMove;

/** Reads games in a portable notation, word by word. */
final class PortableReader {

    private static final String LAST = "(?=[\\s{;)$(\\[]|\\z)";
    private static final Pattern SKIPPED = Pattern.compile("\\s+|;[^\\n]*|\\{[^}]*}|\\$\\d{1,3}" + LAST);
    private static final Pattern ESCAPED = Pattern.compile("%[^\\n]*");
    private static final Pattern TAG =
            Pattern.compile("\\[\\s*(\\w{1,80})\\s+\"((?:[^\"\\\\\\p{Cntrl}]|\\\\\\P{Cntrl}){0,255})\"\\s*]");
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})(\\.+|(?=\\s))");
    private static final Pattern RESULT = Pattern.compile("(1-0|2-0|0-1|0-2|1/2-1/2|1-1|\\*)" + LAST);
    private static final Pattern MOVE = Pattern.compile("([^\\s\\[\\](){};$\"*!?]{1,80})[!?]{0,2}" + LAST);
    private static final Map<String, String> OF_DRAUGHTS = Map.of("2-0", "1-0", "0-2", "0-1", "1-1", "1/2-1/2");

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
            final int start = place;
            final Matcher tag = take(TAG).orElseThrow(() -> fault(start,
                    "a tag is written as a name and a value in quotes, such as [White \"?\"]"));
            if (tags.putIfAbsent(tag.group(1), tag.group(2).replaceAll("\\\\([\"\\\\])", "$1")) != null) {
                throw fault(start, "the tag " + tag.group(1) + " stands there twice");
            }
        }
        final List<NumberedMove> moves = new ArrayList<>();
        Optional<Matcher> result = Optional.empty();
        while (result.isEmpty()) {
            final Optional<Matcher> number = take(NUMBER);
            skip();
            result = take(RESULT);
            if (result.isEmpty()) {
                moves.add(readMove(number, moves));
            }
        }
        return new PortableGame(tags, moves, OF_DRAUGHTS.getOrDefault(result.get().group(1), result.get().group(1)));
    }

    /** Reads a move, whose number follows from the move before it if none is written. */
    private NumberedMove readMove(Optional<Matcher> number, List<NumberedMove> before) {
        final Matcher move = take(MOVE).orElseThrow(() -> fault(place, place == text.length()
                ? "a game ends with its result, one of " + PortableGame.RESULTS : "a move or result must stand here"));
        skip();
        return new NumberedMove(number.map(each -> each.group(1) + (each.group(2).length() > 1 ? "..." : "."))
                .orElseGet(() -> before.isEmpty() ? "1." : before.get(before.size() - 1).next()), move.group(1));
    }

    /** Skips white space, comments, escaped lines, marks and variations. */
    private void skip() {
        while (isSkipped()) {
            if (next() == '(') {
                skipVariation();
            } else if (take(SKIPPED).isEmpty()) {
                take(ESCAPED);
            }
        }
        if (next() == '{') {
            throw fault(place, "a comment begins here that does not end with }");
        }
    }

    /** Skips a variation, in which others may lie. */
    private void skipVariation() {
        final int start = place;
        int depth = 0;
        do {
            if (take(SKIPPED).isEmpty()) {
                depth += next() == '(' ? 1 : next() == ')' ? -1 : 0;
                place++;
            }
        } while (depth > 0 && place < text.length());
        if (depth > 0) {
            throw fault(start, "a variation begins here that does not end with )");
        }
    }

    private boolean isSkipped() {
        return place < text.length() && (next() == '(' || SKIPPED.matcher(text).region(place, text.length()).lookingAt()
                || next() == '%' && (place == 0 || text.charAt(place - 1) == '\n'));
    }

    private char next() {
        return place < text.length() ? text.charAt(place) : '\n';
    }

    /** Reads what has this form, if it stands here. */
    private Optional<Matcher> take(Pattern form) {
        final Matcher found = form.matcher(text).region(place, text.length());
        if (!found.lookingAt()) {
            return Optional.empty();
        }
        place = found.end();
        return Optional.of(found);
    }

    private NotationException fault(int at, String reason) {
        final String before = text.substring(0, at);
        return new NotationException((int) before.chars().filter(each -> each == '\n').count() + 1,
                at - before.lastIndexOf('\n'), reason);
    }
}
