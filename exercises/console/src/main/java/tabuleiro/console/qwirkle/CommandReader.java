package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.WholeNumber;
import tabuleiro.qwirkle.Tile;

/**
 * Reads a command as it was typed (QW-32): what it means, whether or not it may be done now.
 *
 * @param verb its first word
 * @param rest its other words
 */
record CommandReader(Optional<Verb> verb, List<String> rest) {

    private static final String TILE = "[A-Fa-f][1-6]";
    private static final int WORDS_AFTER_PLAY = 3;

    /** Which words were typed? */
    static CommandReader of(String typed) {
        final List<String> words = List.of(typed.split("\\s+"));
        return new CommandReader(Verb.parse(words.get(0)), words.subList(1, words.size()));
    }

    /** Why do they make no command? A clause without a full stop, or nothing if they make one. */
    Optional<String> fault() {
        if (verb.isEmpty()) {
            final List<Verb> all = List.of(Verb.values());
            return Optional.of("the commands are " + Verb.english(all) + " (or: " + Verb.portuguese(all) + ")");
        }
        return switch (verb.get()) {
            case PLAY -> faultOfPlay();
            case TRADE -> faultOf(rest);
            default -> rest.isEmpty() ? Optional.empty() : Optional.of("nothing may stand behind that word");
        };
    }

    private Optional<String> faultOfPlay() {
        if (rest.size() != WORDS_AFTER_PLAY) {
            return Optional.of("a tile, a row and a column must be named, as in play A1 0 2");
        }
        return faultOf(rest.subList(0, 1)).or(() -> places().map(WholeNumber::whyNot).allMatch(Optional::isEmpty)
                ? Optional.empty() : Optional.of("row and column are whole numbers, as in play A1 0 2"));
    }

    private static Optional<String> faultOf(List<String> tiles) {
        return tiles.stream().allMatch(tile -> tile.matches(TILE)) ? Optional.empty()
                : Optional.of("there is no such tile: they go from A1 to F6");
    }

    /**
     * Which command do they make?
     *
     * @pre is_command {@code fault().isEmpty()}
     */
    Command command() {
        return switch (verb.orElseThrow()) {
            case PLAY -> play(places().map(WholeNumber::closestInt).toList());
            case TRADE -> new Command.Trade(rest.stream().map(CommandReader::tile).toList());
            case PASS -> new Command.Pass();
            default -> new Command.Help();
        };
    }

    private Command play(List<Integer> place) {
        return new Command.Play(tile(rest.get(0)), place.get(0), place.get(1));
    }

    /** Where is a tile to be played? The words for row and column. */
    private Stream<String> places() {
        return rest.stream().skip(1);
    }

    private static Tile tile(String word) {
        return Tile.parse(word.toUpperCase(Locale.ROOT));
    }
}
