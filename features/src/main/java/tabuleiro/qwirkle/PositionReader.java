package tabuleiro.qwirkle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The reader of the lines below the board in the picture of a position.
 *
 * @param said by the words before the colon of each line, those behind it
 */
record PositionReader(Map<String, String> said) {

    private static final String TURN = "turn of ";
    private static final String HAND = "hand ";

    /** Returns the position that has this board, and all else as the lines say. */
    Position read(List<List<Optional<Tile>>> board) {
        final String turn = key(TURN);
        try {
            return new Position(board, list(turn, Cell::parse), player(turn.substring(TURN.length())),
                    said.keySet().stream().filter(key -> key.startsWith(HAND))
                            .map(key -> list(key, Tile::parse)).toList(),
                    list(key("points"), Integer::valueOf), list(key("bag"), Tile::parse),
                    list(key("options"), Option::valueOf).stream().collect(Collectors.toSet()),
                    Long.parseLong(said.get(key("seed"))));
        } catch (NumberFormatException noNumber) {
            throw new IllegalArgumentException("the picture has words where a number belongs: " + said, noNumber);
        }
    }

    private static Player player(String number) {
        final int wanted = Integer.parseInt(number);
        return Stream.of(Player.values()).filter(player -> player.number() == wanted).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the picture says \"" + TURN + number
                        + "\", but players have the numbers 1 to " + Qwirkle.MOST_PLAYERS));
    }

    private String key(String start) {
        return said.keySet().stream().filter(key -> key.startsWith(start)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the picture has no line " + start + ":"));
    }

    private <T> List<T> list(String key, Function<String, T> meaning) {
        return Arrays.stream(said.get(key).split("\\s+")).filter(word -> !word.isEmpty()).map(meaning).toList();
    }
}
