package tabuleiro.grading;

import java.text.Collator;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Sorts names as a reader expects: word by word, É beside E, and 9 before 10. It is the same on every machine. */
public final class NameOrder implements Comparator<String> {

    /** The one order of names. */
    public static final NameOrder BY_NAME = new NameOrder();

    private static final Pattern PART = Pattern.compile("\\d+|[\\p{L}\\p{M}]+");

    private final Collator letters = Collator.getInstance(Locale.ROOT);

    private NameOrder() {
        letters.setStrength(Collator.PRIMARY);
        letters.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
    }

    @Override
    public int compare(String one, String two) {
        final List<String> ones = parts(one);
        final List<String> twos = parts(two);
        for (int i = 0; i < Math.min(ones.size(), twos.size()); i++) {
            final int order = compareParts(ones.get(i), twos.get(i));
            if (order != 0) {
                return order;
            }
        }
        return ones.size() != twos.size() ? Integer.compare(ones.size(), twos.size()) : one.compareTo(two);
    }

    private static List<String> parts(String name) {
        return PART.matcher(name).results().map(MatchResult::group).toList();
    }

    private int compareParts(String one, String two) {
        if (!Character.isDigit(one.charAt(0)) || !Character.isDigit(two.charAt(0))) {
            return letters.compare(one, two);
        }
        final String first = one.replaceFirst("^0+", "");
        final String second = two.replaceFirst("^0+", "");
        return first.length() != second.length() ? Integer.compare(first.length(), second.length())
                : first.compareTo(second);
    }
}
