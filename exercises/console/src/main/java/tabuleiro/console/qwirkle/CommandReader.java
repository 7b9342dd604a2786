package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.former.WholeNumber;
import tabuleiro.qwirkle.Tile;

/**
 * Reads a command as it was typed (QW-32), whether or not it is possible now.
 *
 * @param verb its first word; nothing if that is not a command
 * @param rest its other words
 */
record CommandReader(Optional<Verb> verb, List<String> rest) {

    private static final String TILE = "[A-Fa-f][1-6]";
    private static final int WORDS_AFTER_PLAY = 3;

    /** Returns a reader of the words that were typed. */
    static CommandReader of(String typed) {
        final List<String> words = List.of(typed.split("\\s+"));
        return new CommandReader(Verb.parse(words.get(0)), words.subList(1, words.size()));
    }

    /** Returns why the words are not a command, as a clause without a full stop; nothing if they are one. */
    Optional<String> fault() {
        if (verb.isEmpty()) {
            final List<Verb> all = List.of(Verb.values());
            return Optional.of("the commands are " + Verb.english(all) + " (or: " + Verb.portuguese(all) + ")");
        }
        return switch (verb.get()) {
            case PLAY -> faultOfPlay();
            case TRADE -> faultOf(rest);
            default -> rest.isEmpty() ? Optional.empty() : Optional.of("nothing may follow that word");
        };
    }

    private Optional<String> faultOfPlay() {
        if (rest.size() != WORDS_AFTER_PLAY) {
            return Optional.of("type a tile, a row and a column, as in play A1 0 2");
        }
        return faultOf(rest.subList(0, 1)).or(() -> places().map(WholeNumber::whyNot).allMatch(Optional::isEmpty)
                ? Optional.empty() : Optional.of("row and column are whole numbers, as in play A1 0 2"));
    }

    private static Optional<String> faultOf(List<String> tiles) {
        return tiles.stream().allMatch(tile -> tile.matches(TILE)) ? Optional.empty()
                : Optional.of("there is no such tile: tiles go from A1 to F6");
    }

    /**
     * Returns the command.
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

    /** Returns the words for row and column. */
    private Stream<String> places() {
        return rest.stream().skip(1);
    }

    private static Tile tile(String word) {
        return Tile.parse(word.toUpperCase(Locale.ROOT));
    }
}
