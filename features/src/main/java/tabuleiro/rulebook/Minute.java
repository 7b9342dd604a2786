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
    private static final int PARTS = 3;

    /** Reads what is told of a game. */
    static Minute of(Descriptor game) {
        final String file = "minute/" + game.folder() + ".txt";
        return of(game, file, Texts.read(file));
    }

    /**
     * Reads what a text tells of a game.
     *
     * @throws IllegalArgumentException if it has no board, or none that the game reads; the message names the file
     */
    static Minute of(Descriptor game, String file, String text) {
        final String[] parts = text.split(QUOTES + "\\R?", -1);
        if (parts.length != PARTS) {
            throw new IllegalArgumentException(file + ": the board at the start stands between two lines " + QUOTES);
        }
        try {
            return new Minute(Stream.of(parts[0].strip().split("\\n\\s*\\n"))
                    .map(each -> each.replaceAll("\\s*\\n\\s*", " ")).toList(), game.read(parts[1].stripIndent()),
                    parts[2].strip());
        } catch (IllegalArgumentException unreadable) {
            throw new IllegalArgumentException(file + ": the board at the start: " + unreadable.getMessage(),
                    unreadable);
        }
    }
}
