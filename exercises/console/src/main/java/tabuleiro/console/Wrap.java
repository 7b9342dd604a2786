package tabuleiro.console;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines that fit. */
public final class Wrap {

    private Wrap() {
    }

    /** Breaks each line of a text where it is too wide: at a blank if there is one, else anywhere. */
    public static List<String> lines(String text, int width) {
        final List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> {
            String rest = line;
            while (rest.length() > width) {
                final int blank = rest.lastIndexOf(' ', width);
                final int end = blank > 0 && !rest.substring(0, blank).isBlank() ? blank : width;
                lines.add(rest.substring(0, end));
                rest = rest.substring(end).stripLeading();
            }
            lines.add(rest);
        });
        return lines;
    }
}
