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

    /** Returns the text without those that are left out, and without the marks. */
    String of(String text) {
        return PASSAGE.matcher(text).replaceAll(found -> kept.test(found.group(1))
                ? Matcher.quoteReplacement(found.group(2)) : "");
    }
}
