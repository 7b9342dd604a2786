package tabuleiro.grading;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the times that platforms write: in ISO form, or as a sentence in English, Portuguese, Spanish, French or German
 * such as {@code Monday, 2 March 2026, 5:31 PM}. What may be one of two days is refused, not guessed.
 */
public final class TimeText {

    private static final Map<String, Integer> MONTHS = months();
    private static final String CLOCK = "(?<hour>\\d{1,2})(?:[:.h-](?<minute>\\d\\d)|(?<minutes>\\d\\d))"
            + "(?:[:.-](?<second>\\d\\d)(?:[.,]\\d+)?)?\\s*(?<half>[ap]\\.?\\s?m\\.?)?h?(?: ?uhr)?\\s*(?<zone>z|utc|gmt"
            + "|[+-]\\d\\d:?\\d\\d)?";
    private static final List<Pattern> FORMS = List.of(
            Pattern.compile("(?<year>\\d{4})([-/.])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})[t _,-]+?" + CLOCK),
            Pattern.compile("(?<one>\\d{1,2})([-/.])(?<two>\\d{1,2})\\2(?<year>\\d{4})[^\\d]+?" + CLOCK),
            Pattern.compile("(?:[^\\d]*[ ,])?(?<day>\\d{1,2})(?:\\.|er|st|nd|rd|th|\u00BA)?(?: de|-)? ?"
                    + "(?<word>\\p{L}+)\\.?(?: de|,|-)? ?(?<year>\\d{4})[^\\d]+?" + CLOCK),
            Pattern.compile("(?:[^\\d]*[ ,])?(?<word>\\p{L}+)\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?,? "
                    + "(?<year>\\d{4})[^\\d]+?" + CLOCK));
    private static final int NOON = 12;
    private static final int LONGEST = 100;

    private TimeText() {
    }

    private static Map<String, Integer> months() {
        final Map<String, Integer> months = new HashMap<>();
        for (String language : List.of("en", "pt", "es", "fr", "de")) {
            for (TextStyle style : List.of(TextStyle.FULL, TextStyle.SHORT, TextStyle.FULL_STANDALONE,
                    TextStyle.SHORT_STANDALONE)) {
                for (Month month : Month.values()) {
                    months.put(plain(month.getDisplayName(style, Locale.forLanguageTag(language))), month.getValue());
                }
            }
        }
        return months;
    }

    private static String plain(String word) {
        return NameOrder.plain(word).toLowerCase(Locale.ROOT).replace(".", "");
    }

    /**
     * Returns the time that a text says: local time such as {@code 2026-03-02T17:31:00}, or with a Z at its end that of
     * UTC, if it names a zone.
     *
     * @throws DateTimeException if it says none, or one of several; the message says which
     */
    public static String read(String text) {
        final String plain = text.strip().replaceAll("[\\s\\p{Z}]+", " ").toLowerCase(Locale.ROOT);
        for (Pattern form : plain.length() > LONGEST ? List.<Pattern>of() : FORMS) {
            final Matcher found = form.matcher(plain);
            if (found.matches()) {
                return read(found, form);
            }
        }
        throw new DateTimeException(plain.matches("\\d{1,2}([-/.])\\d{1,2}\\1\\d{2,4}.*")
                ? "may be one of two days, or names no time of day" : "is no time that can be read");
    }

    private static String read(Matcher found, Pattern form) {
        final String minute = found.group("minute") == null ? "minutes" : "minute";
        final LocalDateTime local = LocalDateTime.of(number(found, "year"), month(found, form), day(found, form),
                hour(found), number(found, minute), found.group("second") == null ? 0 : number(found, "second"));
        final String zone = found.group("zone");
        if (zone == null) {
            return DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(local);
        }
        return local.toInstant(zone.matches("[a-z]+") ? ZoneOffset.UTC : ZoneOffset.of(zone)).toString();
    }

    private static int number(Matcher found, String group) {
        return Integer.parseInt(found.group(group));
    }

    private static boolean has(Pattern form, String group) {
        return form.pattern().contains("<" + group + ">");
    }

    private static int month(Matcher found, Pattern form) {
        if (has(form, "one")) {
            return isDayFirst(found) ? number(found, "two") : number(found, "one");
        }
        if (!has(form, "word")) {
            return number(found, "month");
        }
        final Integer month = MONTHS.get(plain(found.group("word")));
        if (month == null) {
            throw new DateTimeException("names no month that is known");
        }
        return month;
    }

    private static int day(Matcher found, Pattern form) {
        if (has(form, "one")) {
            return number(found, isDayFirst(found) ? "one" : "two");
        }
        return number(found, "day");
    }

    /** Returns whether the day stands before the month. */
    private static boolean isDayFirst(Matcher found) {
        final int one = number(found, "one");
        final int two = number(found, "two");
        if (one <= NOON && two <= NOON && one != two) {
            throw new DateTimeException("may be one of two days");
        }
        return two <= NOON;
    }

    private static int hour(Matcher found) {
        final int hour = number(found, "hour");
        final String half = found.group("half");
        if (half == null) {
            return hour;
        }
        if (hour < 1 || hour > NOON) {
            throw new DateTimeException("names an hour that no clock shows");
        }
        return hour % NOON + (half.startsWith("p") ? NOON : 0);
    }
}
