package tabuleiro.grading.handout;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Leaves out the passages of a text that are not about what is handed out. They stand between {@code <!-- about: quarto
 * -->}, or {@code <!-- about: task-9 -->}, and {@code <!-- end -->}, which is seen in no reader of Markdown.
 *
 * @param kept says of what passages are kept
 */
record Passages(Predicate<String> kept) {

    private static final Pattern PASSAGE =
            Pattern.compile("<!-- about: (\\S+) -->\n(.*?)<!-- end -->\n", Pattern.DOTALL);

    /** Says below the heading of a translated section which state of the English one it translates. */
    private static final Pattern TRANSLATED = Pattern.compile("(?m)^<!-- en \\w+ -->\n");

    /** Returns the text without those that are left out, and without the marks, also those of translated sections. */
    String of(String text) {
        return PASSAGE.matcher(TRANSLATED.matcher(text).replaceAll("")).replaceAll(found -> kept.test(found.group(1))
                ? Matcher.quoteReplacement(found.group(2)) : "");
    }
}
