package tabuleiro.grading;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Somebody who gets a mark.
 *
 * @param name what they are called; empty if nobody says so
 * @param id   the number or name by which a platform knows them; empty if it gives none
 */
public record Person(String name, String id) {

    /**
     * Returns whether two names may be those of one person. Platforms change the order of names, and leave out spaces,
     * accents, signs and middle names; so names fit if they are made of the same letters and digits, or if one has all
     * words of the other.
     */
    public static boolean fit(String one, String two) {
        final Set<String> ones = words(one);
        final Set<String> twos = words(two);
        return letters(one).equals(letters(two))
                || !ones.isEmpty() && !twos.isEmpty() && (ones.containsAll(twos) || twos.containsAll(ones));
    }

    private static Set<String> words(String name) {
        return Arrays.stream(NameOrder.plain(name).toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty()).collect(Collectors.toSet());
    }

    private static String letters(String name) {
        return NameOrder.plain(name).toLowerCase(Locale.ROOT).codePoints().filter(Character::isLetterOrDigit).sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    /** Returns the name with the number behind it, or the one that is known. */
    @Override
    public String toString() {
        if (id.isEmpty() || id.equals(name)) {
            return name;
        }
        return name.isEmpty() ? id : name + " (" + id + ")";
    }
}
