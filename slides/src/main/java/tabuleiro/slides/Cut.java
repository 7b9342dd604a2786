package tabuleiro.slides;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Which lines of an output a slide shows.
 *
 * @param from    what the first line to show contains
 * @param to      what the last one contains
 * @param without a pattern: lines that contain it are left out
 */
record Cut(Optional<String> from, Optional<String> to, Optional<String> without) {

    /** The frames of a stack that are those of Java and of libraries. */
    private static final Pattern FOREIGN =
            Pattern.compile("^\\s+at (java\\.|jdk\\.|org\\.|io\\.)|^\\s+\\.\\.\\. \\d+ more");

    /**
     * Returns the lines to show.
     *
     * @throws IllegalArgumentException if no line contains what the first or the last one must contain
     */
    List<String> in(List<String> output) {
        final List<String> own = output.stream().filter(line -> !FOREIGN.matcher(line).find())
                .filter(line -> without.isEmpty() || !Pattern.compile(without.get()).matcher(line).find()).toList();
        final int first = from.map(text -> indexOf(own, text, 0)).orElse(0);
        final int last = to.map(text -> indexOf(own, text, first)).orElse(own.size() - 1);
        return own.subList(first, last + 1);
    }

    private static int indexOf(List<String> lines, String text, int start) {
        return IntStream.range(start, lines.size()).filter(i -> lines.get(i).contains(text)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no line of the output contains: " + text));
    }
}
