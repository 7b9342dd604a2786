package tabuleiro.grading.similarity;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Two submissions that have something in common.
 *
 * @param one      the name of the first
 * @param other    the name of the second
 * @param percent  how much of both, without what was handed out, occurs in both
 * @param passages what occurs in both, the longest first; not kept in the report
 */
public record Pair(String one, String other, int percent, List<Passage> passages) {

    /**
     * Lines of two programs that say the same.
     *
     * @param one   in the first program
     * @param other in the second program
     */
    public record Passage(Lines one, Lines other) {

        int length() {
            return one.last - one.first;
        }
    }

    /**
     * Some lines of a source file.
     *
     * @param path  of the file
     * @param first the number of the first line, from 1
     * @param last  the number of the last line
     */
    public record Lines(String path, int first, int last) {

        /** Returns these lines of a program, with their numbers; none where it has no such lines. */
        public List<String> of(Map<String, String> sources) {
            final List<String> all = sources.getOrDefault(path, "").lines().toList();
            return IntStream.range(Math.max(0, first - 1), Math.min(last, all.size()))
                    .mapToObj(i -> String.format(Locale.ROOT, "%4d  %s", i + 1, all.get(i))).toList();
        }
    }
}
