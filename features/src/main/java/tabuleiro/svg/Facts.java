package tabuleiro.svg;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Makes a caption of the lines below a board in a picture, such as {@code next: black}. */
public final class Facts {

    private static final String SPACE = "\u00a0";

    private Facts() {
    }

    /**
     * Returns a caption with what the lines of a picture that have a colon say, in their order: no more than that, so
     * that a picture of the board alone claims nothing else. Lines that say nothing, or 0, are left out.
     *
     * @param text    the picture
     * @param wording how the lines with these words before the colon are said instead, by what stands behind it
     * @return nothing if there is nothing to be said
     */
    public static List<String> caption(String text, Map<String, UnaryOperator<String>> wording) {
        final String said = text.lines().filter(line -> line.contains(":")).map(String::strip)
                .map(line -> said(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 1).strip(),
                        wording)).filter(each -> !each.isEmpty()).collect(Collectors.joining(", "));
        return said.isEmpty() ? List.of() : List.of(said);
    }

    private static String said(String key, String value, Map<String, UnaryOperator<String>> wording) {
        return value.isEmpty() || value.equals("0") ? ""
                : wording.getOrDefault(key, same -> key.replace(" ", SPACE) + ":" + SPACE + same).apply(value);
    }

    /** Returns that a player, such as {@code black}, is to move. */
    public static String toMove(String player) {
        return (player.equals("white") ? "White" : "Black") + SPACE + "to" + SPACE + "move";
    }
}
