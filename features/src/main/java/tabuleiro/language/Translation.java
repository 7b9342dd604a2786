package tabuleiro.language;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An English text and what it is in another language, as an entry of a file has them. Both may have places for values.
 *
 * @param kind    of value that it is, such as {@code {player}}; empty if it is none in particular
 * @param english with places such as {@code {player}}
 * @param said    with places such as {@code {1}}, or with what goes by a value, such as {@code {1?o|a}}
 */
record Translation(String kind, String english, String said) {

    /** The gender and number at the end of a text, in the order of the forms that go by them. */
    private static final List<String> GENDERS = List.of("{m}", "{f}", "{mp}", "{fp}");
    private static final Pattern MARK = Pattern.compile("\\s*\\{[mf]p?}\\z");
    private static final Pattern ENTRY = Pattern.compile(
            "(?m)^(?:msgctxt (\".*\")\\R)?msgid ((?:\".*\"\\R)+)msgstr ((?:\".*\"\\R?)+)");
    /** A value of a kind; or, in a text that was turned round, the forms that go by one. */
    private static final Pattern PLACE = Pattern.compile("\\{(?:([a-z]*)|\\d\\?([^}]*))}");
    private static final Pattern SAID_PLACE = Pattern.compile("\\{(\\d)(?:\\?([^}]*))?}");

    /** Returns the entries of a file that say something. */
    static List<Translation> in(String po) {
        return ENTRY.matcher(po).results().map(entry -> new Translation(
                        unquoted(Optional.ofNullable(entry.group(1)).orElse("")), unquoted(entry.group(2)),
                        unquoted(entry.group(3))))
                .filter(translation -> !translation.english.isEmpty() && !translation.said.isBlank()).toList();
    }

    private static String unquoted(String strings) {
        return strings.strip().replaceAll("^\"|\"\\R\"|\"$", "").replaceAll("\\\\([\"\\\\])", "$1");
    }

    /** Checks whether there are places for values in it. */
    boolean isPattern() {
        return PLACE.matcher(english).find() && !english.equals(said);
    }

    /** Returns how many characters do not depend on values: of two that fit, the one with more is meant. */
    int length() {
        return PLACE.matcher(english.replace("{id}", "C4-06")).replaceAll("").length();
    }

    /** Returns what fits its English text, with a group for each value. */
    Pattern pattern() {
        final String places = PLACE.matcher(english).replaceAll(place -> Matcher.quoteReplacement("\\E"
                + (place.group(2) == null ? group(place.group(1))
                        : "(?:\\Q" + place.group(2).replace("|", "\\E|\\Q") + "\\E)") + "\\Q"));
        return Pattern.compile("\\Q" + places + "\\E", Pattern.DOTALL);
    }

    private static String group(String kind) {
        return switch (kind) {
            case "int", "long" -> "(-?\\d+|<[^<>/]+>)"; // a number, or the name of a column of an outline
            case "number" -> "(-?\\d+(?:\\.\\d+)?)";
            case "id" -> "((?:guard-)?[A-Z][A-Z0-9]-\\d\\d)";
            case "word" -> "(\\S+)";
            default -> "(.+?)";
        };
    }

    /** Returns the same from this language into English; nothing if it is the same, or does not say every value. */
    Optional<Translation> turned() {
        final List<String> order = SAID_PLACE.matcher(said).results().filter(place -> place.group(2) == null)
                .map(place -> place.group(1)).toList();
        final int[] value = {0};
        final String back = PLACE.matcher(english).replaceAll(any ->
                "{" + (order.indexOf(String.valueOf(++value[0])) + 1) + "}");
        return Optional.of(new Translation(kind, withKinds(), back)).filter(any ->
                !back.contains("{0}") && !english.equals(said));
    }

    /** Returns what is said, with the kinds of values in their places, and with all forms that go by one. */
    private String withKinds() {
        final List<String> kinds = kinds();
        return SAID_PLACE.matcher(unmarked(said)).replaceAll(place -> Matcher.quoteReplacement(place.group(2) == null
                ? kinds.get(Integer.parseInt(place.group(1)) - 1) : place.group()));
    }

    /** Returns the kinds of its values, in their English order. */
    List<String> kinds() {
        return PLACE.matcher(english).results().filter(place -> place.group(2) == null).map(MatchResult::group)
                .toList();
    }

    /** Returns what is said, with these values, each with its gender and number if it has them. */
    String filled(List<String> values) {
        return SAID_PLACE.matcher(said).replaceAll(place -> {
            final String value = values.get(Integer.parseInt(place.group(1)) - 1);
            if (place.group(2) == null) {
                return Matcher.quoteReplacement(unmarked(value));
            }
            final String[] forms = place.group(2).split("\\|", -1);
            return Matcher.quoteReplacement(forms[form(value) % forms.length]);
        });
    }

    /** Returns what is said as a phrase that shows which kind of value stands where. */
    String shown() {
        return PLACE.matcher(withKinds()).replaceAll(place -> place.group(2) == null ? place.group()
                : place.group(2).replace("|", "/"));
    }

    /** Returns which of its forms a word takes beside a value: by gender and number, or by how many it is. */
    private static int form(String value) {
        return value.matches("-?\\d+") ? value.equals("1") ? 0 : 1
                : Math.max(0, GENDERS.indexOf(value.replaceFirst("(?s).* ?(?=\\{\\w\\w?}$)", "")));
    }

    /** Returns a text without the gender and number at its end. */
    static String unmarked(String text) {
        return MARK.matcher(text).replaceFirst("");
    }
}
