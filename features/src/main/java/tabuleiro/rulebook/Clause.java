package tabuleiro.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A clause of a contract, as the Javadoc of an interface states it.
 *
 * @param kind  {@code precondition}, {@code postcondition} or {@code invariant}
 * @param label its name
 * @param text  what must hold, with the inline tags of Javadoc; constants are replaced by their values
 * @param rules the ids of the rules from which it follows
 * @param owner the type or the method whose contract it belongs to, such as {@code ConnectFour.play}
 */
public record Clause(String kind, String label, String text, List<String> rules, String owner) {

    private static final Pattern CLAUSE =
            Pattern.compile("@(pre|post|invariant)\\s+(\\S+)\\s+(\\S.*?)\\s*\\(([^()]*)\\)");
    private static final Pattern VALUE = Pattern.compile("\\{@value\\s+#(\\w+)}");
    private static final Pattern METHOD = Pattern.compile("(\\w+)\\s*\\([^)]*\\)\\s*$");

    /** Returns the clauses in the sources in a folder, in the order of their names; none if there is no such folder. */
    public static List<Clause> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        final List<Clause> clauses = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                clauses.addAll(in(file.getFileName().toString().replace(".java", ""), Files.readString(file)));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return clauses;
    }

    /** Returns the clauses in a source text, in their order. */
    public static List<Clause> in(String type, String source) {
        return Comment.in(source).stream().flatMap(comment -> in(type, comment))
                .map(clause -> clause.withValues(source)).toList();
    }

    /** Returns this clause with the values of the constants that its text names. */
    private Clause withValues(String source) {
        return new Clause(kind, label, VALUE.matcher(text).replaceAll(value -> constant(value.group(1), source)), rules,
                owner);
    }

    private String constant(String name, String source) {
        final Matcher constant = Pattern.compile("\\bint " + name + " = (\\d+);").matcher(source);
        if (!constant.find()) {
            throw new IllegalArgumentException("the clause %s of %s names %s, which is no constant number of its source"
                    .formatted(label, owner, name));
        }
        return constant.group(1);
    }

    private static Stream<Clause> in(String type, Comment comment) {
        final Matcher method = METHOD.matcher(comment.declared());
        final String owner = method.find() ? type + "." + method.group(1) : type;
        return comment.tags().stream().map(CLAUSE::matcher).filter(Matcher::matches)
                .map(found -> new Clause(kind(found.group(1)), found.group(2), found.group(3),
                        List.of(found.group(4).split(", ")), owner));
    }

    private static String kind(String tag) {
        return switch (tag) {
            case "pre" -> "precondition";
            case "post" -> "postcondition";
            default -> tag;
        };
    }
}
