package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.language.Language;

/** Fits text into the width of a report. */
public final class Lines {

    /** So many characters a line of a report has at most, and at least. */
    private static final int MOST = 100;
    private static final int LEAST = 40;

    private static final int LONGEST = 4000;
    private static final int MANY_WORDS = 20;
    private static final int FEW_WORDS = 8;
    private static final String MORE = "…";

    private static volatile int width = MOST;

    private Lines() {
    }

    /** Has lines of reports fit into so many characters from now on: 40 at least, and 100 if nobody says less. */
    public static void fit(int characters) {
        width = Math.max(LEAST, Math.min(MOST, characters));
    }

    /** Returns how many characters a line of a report may have. */
    public static int width() {
        return width;
    }

    /** Returns a line as it is said in the language of this program, behind the spaces with which it begins. */
    public static String said(String line) {
        final String words = line.stripLeading();
        final Language language = Language.current();
        return !language.says(words) ? line : line.substring(0, line.length() - words.length()) + language.say(words);
    }

    /**
     * Breaks a text into lines that fit, at its spaces where there are any; a huge line is cut. Each line of the text
     * is said in the language of this program.
     */
    public static List<String> wrapped(String text) {
        return text.lines().map(Lines::said).flatMap(line -> wrappedLine(line).stream()).toList();
    }

    /** Returns the first lines, and how many more there are. */
    static List<String> first(int most, List<String> lines) {
        return lines.size() <= most ? lines : Stream.concat(lines.stream().limit(most - 1L),
                Stream.of(MORE + " and " + (lines.size() - most + 1) + " lines more")).toList();
    }

    private static List<String> wrappedLine(String line) {
        final List<String> lines = new ArrayList<>();
        String rest = line.length() > LONGEST ? line.substring(0, LONGEST) + MORE : line;
        while (rest.length() > width) {
            final int space = rest.lastIndexOf(' ', width);
            final int end = space > width / 3 ? space : width;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** Returns the beginning of a long list of short words, such as the tiles in a bag, and how many there are. */
    static String shortened(String line) {
        return shortened(line, 0);
    }

    /** Returns a part of a long list of short words in which this word can be seen, counted from 0. */
    static String shortened(String line, int from) {
        final int start = line.indexOf(": ") + 1;
        final String[] words = line.substring(start).strip().split(" +");
        if (words.length < MANY_WORDS || from > words.length || line.length() <= width / 2 || isProse(words)) {
            return line;
        }
        final int first = from < FEW_WORDS ? 0 : from;
        final List<String> shown = Arrays.asList(words).subList(first, Math.min(first + FEW_WORDS, words.length));
        return line.substring(0, start) + (first > 0 ? " " + MORE : "") + (start > 0 ? " " : "")
                + String.join(" ", shown) + " " + MORE + " (" + words.length + " in all)";
    }

    private static boolean isProse(String... words) {
        return Arrays.stream(words).anyMatch(word -> word.length() != words[0].length());
    }
}
