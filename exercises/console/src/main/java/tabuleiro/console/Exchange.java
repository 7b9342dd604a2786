package tabuleiro.console;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The notation in which other programs read and write games. Each of its moves is a step, and so is {@code FEN} with a
 * position from which the game starts.
 *
 * @param ending   how the names of its files end, such as {@code pgn}
 * @param settings returns the option for each setting by the tags of a game; nothing if another kind of game is meant
 */
public record Exchange(String ending, Function<Map<String, String>, Optional<Map<String, String>>> settings) {
}
