package tabuleiro.feedback;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The phrases that steps can be made of. Of a step that is none of them it says which comes nearest. */
final class KnownPhrases {

    /** A phrase that differs in more than this part of its words is not like it. */
    private static final double MOST = 0.5;
    /** What it costs that a word belongs to a longer text that the phrase leaves open. */
    private static final double LEFT_OPEN = 0.2;

    private final Set<String> known = new LinkedHashSet<>();

    /** Makes a phrase known, as an expression such as {@code the {player} player is next}. */
    void add(String expression) {
        known.add(expression);
    }

    /** Returns the phrase that is most like a text; nothing if none is. */
    Optional<String> nearest(String text) {
        final List<String> words = words(text);
        return known.stream().filter(phrase -> distance(words, phrase) <= MOST)
                .min(Comparator.comparingDouble(phrase -> distance(words, phrase)));
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.strip().split("\\s+"));
    }

    /** Returns in which part of their words they differ. What stands in parentheses may be left out. */
    private static double distance(List<String> words, String phrase) {
        final List<String> pattern = words(phrase.replaceAll("\\([^()]*\\)", ""));
        double[] before = new double[pattern.size() + 1];
        Arrays.setAll(before, i -> i);
        for (String word : words) {
            final double[] now = new double[pattern.size() + 1];
            now[0] = before[0] + 1;
            for (int i = 1; i < now.length; i++) {
                final String other = pattern.get(i - 1);
                now[i] = Math.min(before[i - 1] + difference(word, other),
                        Math.min(before[i] + (isOpen(other) ? LEFT_OPEN : 1), now[i - 1] + 1));
            }
            before = now;
        }
        return before[pattern.size()] / Math.max(words.size(), pattern.size());
    }

    private static boolean isOpen(String word) {
        return word.contains("{");
    }

    /** Returns 0 for the same word, or one that is left open; else how much of their beginnings and ends differs. */
    private static double difference(String word, String other) {
        return isOpen(other) ? 0 : Arrays.stream(other.split("/")).mapToDouble(form -> unlike(word, form)).min()
                .orElse(1);
    }

    private static double unlike(String one, String other) {
        final int shorter = Math.min(one.length(), other.length());
        int begin = 0;
        while (begin < shorter && one.charAt(begin) == other.charAt(begin)) {
            begin++;
        }
        int end = 0;
        while (end < shorter - begin
                && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        return 1 - (double) (begin + end) / Math.max(one.length(), other.length());
    }
}
