package tabuleiro.draughts;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a game in PDN and plays it. */
final class PdnReader {

    private static final Pattern SPACE =
            Pattern.compile("\\s+|\\{[^}]*\\}|;[^\\n]*|\\$\\d{1,9}|\\d{1,9}\\.(?:\\.\\.)?");
    private static final Pattern TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"([^\"\\n]*)\"\\s*\\]");
    private static final Pattern MOVE = Pattern.compile("\\d{1,2}(?:[-x:]\\d{1,2})+[!?]{0,2}(?=[\\s{;)$(]|\\z)");
    private static final Pattern RESULT =
            Pattern.compile("(?:1-0|0-1|1/2-1/2|2-0|0-2|1-1|\\*)(?=[\\s{;)$(]|\\z)");

    private final String text;
    private final DraughtsProvider provider;
    private final Map<String, String> tags = new LinkedHashMap<>();
    /** Where the next character is read. */
    private int place;

    PdnReader(String text, DraughtsProvider provider) {
        this.text = text;
        this.provider = provider;
    }

    /** Returns the game after all of its moves. */
    Draughts read() {
        skip();
        for (Optional<Matcher> tag = take(TAG); tag.isPresent(); tag = take(TAG)) {
            tags.put(tag.get().group(1), tag.get().group(2));
            skip();
        }
        final Draughts game = begin();
        boolean hasEnded = false;
        while (place < text.length() && !hasEnded) {
            hasEnded = readResult(game) || !readMove(game);
            skip();
        }
        if (place < text.length()) {
            throw fault("a move such as 22-18 or 22x15 must stand here");
        }
        return game;
    }

    private Draughts begin() {
        final Variant variant = variant();
        if (!tags.containsKey("FEN")) {
            return provider.newGame(variant);
        }
        final Position start;
        try {
            start = PdnFen.parse(tags.get("FEN"), variant);
        } catch (IllegalArgumentException wrong) {
            throw fault("before this, the tag FEN is wrong: " + wrong.getMessage());
        }
        final Optional<Refusal> refusal = provider.whyNotNewGame(start);
        if (refusal.isPresent()) {
            throw fault("before this, the tag FEN shows no game that goes on: " + refusal.get().words());
        }
        return provider.newGame(start);
    }

    private Variant variant() {
        final String type = tags.getOrDefault("GameType", Pdn.GAME_TYPES.get(Variant.SIMPLIFIED)).split(",", 2)[0];
        return Arrays.stream(Variant.values()).filter(each -> Pdn.GAME_TYPES.get(each).startsWith(type + ","))
                .findFirst().orElseThrow(() -> fault("before this, the tag GameType must begin with 28, for the classic"
                        + " rules, or 99, for the simplified rules, not with " + type));
    }

    /** Reads the result, if it stands here. The player who is next has resigned if the result says so. */
    private boolean readResult(Draughts game) {
        final Optional<Matcher> result = take(RESULT);
        final Optional<Player> winner = result.map(Matcher::group).flatMap(PdnReader::winner);
        if (winner.isPresent() && game.isOver() && !winner.equals(game.winner())) {
            throw fault("before this, the result says that another player has won than the moves");
        }
        if (winner.isPresent() && !game.isOver() && winner.get() != game.nextToPlay()) {
            game.resign();
        }
        return result.isPresent();
    }

    private static Optional<Player> winner(String result) {
        return switch (result) {
            case "1-0", "2-0" -> Optional.of(Player.WHITE);
            case "0-1", "0-2" -> Optional.of(Player.BLACK);
            default -> Optional.empty();
        };
    }

    /** Reads a move, if one stands here, and plays it. */
    private boolean readMove(Draughts game) {
        final int start = place;
        final Optional<String> move = take(MOVE).map(Matcher::group);
        if (move.isPresent()) {
            final Optional<List<Square>> way = Pdn.legal(game, squares(move.get(), start));
            if (way.isEmpty()) {
                place = start;
                throw fault("the move " + move.get() + " is not legal, or it can mean several captures");
            }
            game.move(way.get());
        }
        return move.isPresent();
    }

    private List<Square> squares(String move, int start) {
        try {
            return Arrays.stream(move.replaceAll("[!?]", "").split("[-x:]")).map(Integer::valueOf)
                    .map(PdnFen::square).toList();
        } catch (IllegalArgumentException wrong) {
            place = start;
            throw fault(wrong.getMessage());
        }
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

    /** Skips white space, comments, glyphs, numbers of moves, and variations, which may lie in each other. */
    private void skip() {
        int depth = 0;
        while (place < text.length() && (depth > 0 || isSkipped())) {
            if (take(SPACE).isEmpty()) {
                depth += text.charAt(place) == '(' ? 1 : text.charAt(place) == ')' ? -1 : 0;
                place++;
            }
        }
        if (depth > 0) {
            throw fault("a variation must end with )");
        }
    }

    private boolean isSkipped() {
        return text.charAt(place) == '(' || SPACE.matcher(text).region(place, text.length()).lookingAt();
    }

    private IllegalArgumentException fault(String reason) {
        final String before = text.substring(0, Math.min(place, text.length()));
        final int line = (int) before.chars().filter(each -> each == '\n').count() + 1;
        return new IllegalArgumentException(
                "line %d, column %d: %s".formatted(line, place - before.lastIndexOf('\n'), reason));
    }
}
