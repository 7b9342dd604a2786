package tabuleiro.grading;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Makes text that comes from a submission fit to be shown. */
public final class Text {

    private static final int MOST_CHARACTERS = 4000;

    /** Names of things that differ from run to run, after what stays of them: hash codes, addresses, numbers. */
    private static final Pattern IDENTITY = Pattern.compile("(@)[0-9a-f]{1,8}\\b|(\\b0x)[0-9a-f]{6,16}\\b"
            + "|(\\$\\$Lambda)(?:\\$\\d+)?(?:/0x[0-9a-f]+|/\\d+)?"
            + "|(\\$Proxy|\\bThread-|\\bpool-|\\bTimer-|\\bForkJoinPool-|\\bGenerated\\w+Accessor)\\d+"
            + "|(-thread-)\\d+|(-worker-)\\d+");

    private Text() {
    }

    /**
     * Returns what can be shown of a text that a program has made while it ran: clean, and the same in each run. What
     * names an object, such as {@code @1b6d3586} or {@code $$Lambda$30}, becomes {@code @…} and {@code $$Lambda…}.
     */
    public static String ofRun(String text) {
        return clean(IDENTITY.matcher(text).replaceAll(found -> Matcher.quoteReplacement(
                IntStream.rangeClosed(1, found.groupCount()).mapToObj(found::group).filter(Objects::nonNull)
                        .findFirst().orElse("") + "…")));
    }

    /**
     * Returns what can be shown of a text. Line breaks stay; other control characters, marks that turn the direction of
     * writing, and halves of characters become visible as {@code �}; what is too long is cut.
     */
    public static String clean(String text) {
        final StringBuilder clean = new StringBuilder();
        text.replace("\r\n", "\n").codePoints().limit(MOST_CHARACTERS)
                .map(character -> isFit(character) ? character : '\uFFFD').forEach(clean::appendCodePoint);
        return text.length() > MOST_CHARACTERS ? clean + " …" : clean.toString();
    }

    private static boolean isFit(int each) {
        return each == '\n' || switch (Character.getType(each)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE,
                    Character.UNASSIGNED, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
