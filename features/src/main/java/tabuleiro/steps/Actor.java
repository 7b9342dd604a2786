package tabuleiro.steps;

import java.util.Locale;
import java.util.Optional;

/**
 * Who makes a move in an example: a player, who asks first whether the move is legal, or a careless caller, who does
 * not ask and so may break a precondition.
 *
 * @param player the word for the player, such as {@code first}; nothing for a careless caller
 */
public record Actor(Optional<String> player) {

    /** A caller who does not ask first. */
    static final Actor CARELESS = new Actor(Optional.empty());

    /** Checks whether this is a caller who does not ask first. */
    boolean isCareless() {
        return player.isEmpty();
    }

    /** Returns the word by which an example names a player, such as {@code first} for the constant FIRST. */
    public static String word(Enum<?> player) {
        return player.name().toLowerCase(Locale.ROOT);
    }
}
