package tabuleiro.rulebook;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A text of which parts are links or code. A template writes it.
 *
 * @param parts the parts, in order
 */
public record LinkedText(List<Part> parts) {

    /**
     * A part of a text.
     *
     * @param text what it says
     * @param link where it leads; empty if it is no link
     * @param code whether it is code
     */
    public record Part(String text, String link, boolean code) {

        /** Makes a part that is neither a link nor code. */
        static Part plain(String text) {
            return new Part(text, "", false);
        }
    }

    /** Keeps a copy. */
    public LinkedText {
        parts = List.copyOf(parts);
    }

    /** Returns what it says. */
    @Override
    public String toString() {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }
}
