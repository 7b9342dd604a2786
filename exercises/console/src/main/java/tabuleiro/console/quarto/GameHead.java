package tabuleiro.console.quarto;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.former.PlayerName;

/**
 * The lines before the turns: the version, who places first, and who chooses first.
 *
 * @param lines the lines of the whole file
 */
record GameHead(List<Line> lines) {

    /** The number of lines in the head. */
    static final int LENGTH = 3;

    private static final String ANY_VERSION = "Quarto, version ";

    /** Returns what is wrong with the head, with the number of the line; nothing if nothing is wrong. */
    Optional<String> fault() {
        return whyNotFirstLine().map(reason -> at(0, reason))
                .or(() -> whyNotName(1, GameSoFar.PLACES, List.of()).map(reason -> at(1, reason)))
                .or(() -> whyNotName(2, GameSoFar.CHOOSES, List.of(name(1, GameSoFar.PLACES)))
                        .map(reason -> at(2, reason)));
    }

    /**
     * Returns the names of the players.
     *
     * @pre is_sound {@code fault().isEmpty()}
     */
    Names names() {
        return new Names(name(1, GameSoFar.PLACES), name(2, GameSoFar.CHOOSES));
    }

    /** Returns a reason with the number of the line at an index, or of the line after the last if there is none. */
    private String at(int index, String reason) {
        final int after = lines.isEmpty() ? 1 : lines.get(lines.size() - 1).number() + 1;
        return "line " + (index < lines.size() ? lines.get(index).number() : after) + ": " + reason;
    }

    private Optional<String> whyNotFirstLine() {
        final String text = text(0);
        if (text.equals(GameSoFar.FIRST_LINE)) {
            return Optional.empty();
        }
        return Optional.of(text.startsWith(ANY_VERSION) ? "this program reads version 1 only"
                : "a saved game begins with \"" + GameSoFar.FIRST_LINE + "\"");
    }

    private Optional<String> whyNotName(int index, String label, List<String> taken) {
        if (!text(index).startsWith(label)) {
            return Optional.of("this line must be \"" + label + "\" and a name, in UTF-8");
        }
        return new PlayerName(taken).whyNot(name(index, label));
    }

    /** Returns what follows a label, with accents in the same form as in all names. */
    private String name(int index, String label) {
        return new PlayerName(List.of()).meaning(text(index).substring(label.length()).strip());
    }

    private String text(int index) {
        return index < lines.size() ? lines.get(index).text().orElse("") : "";
    }
}
