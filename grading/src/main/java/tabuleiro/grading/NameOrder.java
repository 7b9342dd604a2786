package tabuleiro.grading;

import java.text.Collator;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Sorts names as a reader expects: word by word, É beside E, and 9 before 10. It is the same on every machine. */
public final class NameOrder implements Comparator<String> {

    /** The one order of names. */
    public static final NameOrder BY_NAME = new NameOrder();

    /** Letters that no accent is put on, beside those that a reader looks for them. */
    private static final Map<String, String> LETTERS = Map.ofEntries(Map.entry("\u0142", "l"), Map.entry("\u0141", "L"),
            Map.entry("\u00F8", "o"), Map.entry("\u00D8", "O"), Map.entry("\u0111", "d"), Map.entry("\u0110", "D"),
            Map.entry("\u00DF", "ss"), Map.entry("\u00E6", "ae"), Map.entry("\u00C6", "Ae"),
            Map.entry("\u0153", "oe"), Map.entry("\u0152", "Oe"), Map.entry("\u0131", "i"));

    private static final Pattern PART = Pattern.compile("\\d+|[\\p{L}\\p{M}]+");

    private final Collator letters = Collator.getInstance(Locale.ROOT);

    private NameOrder() {
        letters.setStrength(Collator.PRIMARY);
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

    /** Returns a text without accents and the like, as letters are sorted. */
    public static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "").codePoints()
                .mapToObj(Character::toString).map(letter -> LETTERS.getOrDefault(letter, letter))
                .collect(Collectors.joining());
    }

    private static List<String> parts(String name) {
        return PART.matcher(plain(name)).results().map(MatchResult::group).toList();
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
