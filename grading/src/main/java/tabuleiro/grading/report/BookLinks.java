package tabuleiro.grading.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;

/**
 * Where each rule of an exercise stands in the rule book.
 *
 * @param exercise the name of the exercise
 * @param book     the address of the folder of the rule book, with a slash at its end; nothing if nobody has named one
 */
public record BookLinks(String exercise, Optional<String> book) {

    /** A colon would begin an address of another kind, such as a script. */
    private static final String PATH = "[^\\s\"<>:\\\\]+";
    private static final Pattern ADDRESS =
            Pattern.compile("https?://" + PATH + "(:\\d+(/" + PATH + ")?/?)?|file:/" + PATH + "|" + PATH);

    /**
     * Takes an address as somebody typed it.
     *
     * @param typed of the web, of a file, or relative to the reports; null if nothing was typed
     * @throws GradingException if it is none of these
     */
    public static BookLinks of(String exercise, String typed) {
        if (typed != null && !ADDRESS.matcher(typed).matches()) {
            throw new GradingException("--rule-book is the address of the folder that contains the rule book, such as"
                    + " https://example.org/rules or ../rule-book, not " + typed + ".");
        }
        return new BookLinks(exercise, Optional.ofNullable(typed)
                .map(address -> address.replaceFirst("/*(index\\.html)?$", "") + "/"));
    }

    /** Returns the links to the rule book that lies in the folder of the report, or beside it, if none is named. */
    public BookLinks orBeside(Path report) {
        return new BookLinks(exercise, book.or(() -> Stream.of("rule-book/", "../rule-book/")
                .filter(folder -> Files.isRegularFile(report.resolve(folder + exercise + ".html"))).findFirst()));
    }

    /** Returns the file and the anchor of a rule, such as {@code connect-four.html#C4-06}. */
    public String place(String rule) {
        return exercise + ".html#" + rule;
    }

    /** Returns the address of a rule; empty if nobody has named the rule book's. */
    public String link(String rule) {
        return book.map(folder -> folder + place(rule)).orElse("");
    }
}
