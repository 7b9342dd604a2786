package tabuleiro.chess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game as a PGN text tells it (CH-27). Comments, variations and marks such as {@code !} are not kept.
 *
 * @param tags   the tag pairs, such as Event and its value, in their order
 * @param start  the position from which the game starts
 * @param moves  the moves, in order
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *} if it is not known
 */
public record PgnGame(Map<String, String> tags, Position start, List<Move> moves, String result) {

    /** The results that a game can have. */
    public static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

    /** What the name of a tag looks like. */
    static final String TAG_NAME = "[A-Za-z0-9_]+";

    /**
     * Keeps copies of the collections.
     *
     * @throws IllegalArgumentException if there is no such result, a name is none, or a value has control characters
     */
    public PgnGame {
        if (!RESULTS.contains(result)) {
            throw new IllegalArgumentException("a result is one of " + RESULTS + ", not " + result);
        }
        tags.forEach((name, value) -> {
            if (!name.matches(TAG_NAME) || value.matches("(?s).*\\p{Cntrl}.*")) {
                throw new IllegalArgumentException("a tag has letters and digits for a name, and a value without"
                        + " control characters, unlike " + NotationException.quoted(name));
            }
        });
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
        Objects.requireNonNull(start, "start");
    }

    /** Returns a game from the opening position without tags. */
    public static PgnGame of(List<Move> moves, String result) {
        return new PgnGame(Map.of(), Position.START, moves, result);
    }
}
