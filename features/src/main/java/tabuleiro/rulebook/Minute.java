package tabuleiro.rulebook;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;

/**
 * A game in one minute, as a file of the folder {@code minute} tells it: paragraphs, then between two lines of
 * quotation marks its board at the start, then perhaps a rule that shows more of the game than this board.
 *
 * @param paragraphs what it is about
 * @param start      the board at the start
 * @param rule       the id of the rule whose pictures are shown instead of that board; empty if the board is shown
 */
public record Minute(List<String> paragraphs, Board start, String rule) {

    private static final String QUOTES = "\"\"\"";

    /** Reads what is told of a game. */
    static Minute of(Descriptor game) {
        final String[] parts = Texts.read("minute/" + game.folder() + ".txt").split(QUOTES, -1);
        return new Minute(Stream.of(parts[0].strip().split("\\n\\s*\\n"))
                .map(each -> each.replaceAll("\\s*\\n\\s*", " ")).toList(), game.read(parts[1].stripIndent()),
                parts[2].strip());
    }
}
