package tabuleiro.rulebook;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;

/**
 * A game in one minute, as a file of the folder {@code minute} tells it: paragraphs, then between two lines of
 * quotation marks its board at the start. Where that is empty, what another board shows may follow, and that board.
 *
 * @param paragraphs what it is about
 * @param start      the board at the start
 * @param shown      the board that is shown
 * @param caption    what it shows
 */
public record Minute(List<String> paragraphs, Board start, Board shown, String caption) {

    private static final int PARTS_WITH_ANOTHER_BOARD = 4;

    private static final String QUOTES = "\"\"\"";

    /** Reads what is told of a game. */
    static Minute of(Descriptor game) {
        final String[] parts = Texts.read("minute/" + game.folder() + ".txt").split(QUOTES);
        final List<String> paragraphs = Stream.of(parts[0].strip().split("\\n\\s*\\n"))
                .map(each -> each.replaceAll("\\s*\\n\\s*", " ")).toList();
        final Board start = game.read(parts[1].stripIndent());
        return parts.length < PARTS_WITH_ANOTHER_BOARD ? new Minute(paragraphs, start, start, "At the start")
                : new Minute(paragraphs, start, game.read(parts[3].stripIndent()), parts[2].strip());
    }
}
