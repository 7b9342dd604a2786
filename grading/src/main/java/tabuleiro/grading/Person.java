package tabuleiro.grading;

import java.util.Locale;

/**
 * Somebody who gets a mark.
 *
 * @param name what they are called; empty if nobody says so
 * @param id   the number or name by which a platform knows them; empty if it gives none
 */
public record Person(String name, String id) {

    /**
     * Returns whether two names may be those of one person. Platforms change the order of names, and leave out spaces,
     * accents and signs; so names fit if they are made of the same letters and digits.
     */
    public static boolean fit(String one, String two) {
        return letters(one).equals(letters(two));
    }

    private static String letters(String name) {
        return NameOrder.plain(name).toLowerCase(Locale.ROOT).codePoints().filter(Character::isLetterOrDigit).sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    /** Returns the name with the number behind it, or the one that is known. */
    @Override
    public String toString() {
        return id.isEmpty() || id.equals(name) ? name : name.isEmpty() ? id : name + " (" + id + ")";
    }
}
