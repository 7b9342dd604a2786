package tabuleiro.specification;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rulebook.Comment;

/**
 * The contracts in a source file: the lines {@code @pre}, {@code @post} and {@code @invariant} of its Javadoc. Each
 * must have a label, a text and, last and in parentheses, the id of a rule or several.
 */
final class ContractComments {

    private static final Pattern CLAUSE = Pattern.compile("@(?:pre|post|invariant)\\s+(\\S+)\\s+\\S.*\\((.+)\\)");
    private static final Pattern COMMAND = Pattern.compile("\\bvoid (\\w+)\\(");
    private static final String LABEL = "[a-z][a-z0-9]*(_[a-z0-9]+)+";
    private static final Set<String> CONTRACT = Set.of("@pre", "@post", "@invariant");
    private static final Set<String> KNOWN =
            Set.of("@param", "@return", "@throws", "@see", "@pre", "@post", "@invariant");

    private final String file;
    private final List<Comment> comments;

    /** Takes a source text and the name of its file, which faults begin with. */
    ContractComments(String file, String source) {
        this.file = file;
        comments = Comment.in(source);
    }

    /** Returns how many clauses the file has. */
    long count() {
        return comments.stream().flatMap(comment -> comment.tags().stream()).filter(this::isClause).count();
    }

    /** Returns the clauses that have another form, or name something that is no rule. */
    List<String> faults(Set<String> ruleIds) {
        final List<String> faults = new ArrayList<>();
        for (Comment comment : comments) {
            final Set<String> labels = new HashSet<>();
            for (String tag : comment.tags()) {
                faultsOf(tag, labels, ruleIds).forEach(fault -> faults.add(place(comment) + fault + ": " + tag));
            }
        }
        return faults;
    }

    private List<String> faultsOf(String tag, Set<String> labels, Set<String> ruleIds) {
        final Matcher clause = CLAUSE.matcher(tag);
        if (!KNOWN.contains(firstWord(tag))) {
            return List.of("a tag that is not known");
        }
        if (!isClause(tag)) {
            return List.of();
        }
        if (!clause.matches()) {
            return List.of("a clause is a label, a text and the id of its rule in parentheses");
        }
        final List<String> faults = new ArrayList<>();
        if (!clause.group(1).matches(LABEL)) {
            faults.add(clause.group(1) + " is no label of several words in lower_snake_case");
        }
        if (!labels.add(clause.group(1))) {
            faults.add(clause.group(1) + " stands here already");
        }
        Arrays.stream(clause.group(2).split(", ")).filter(id -> !ruleIds.contains(id))
                .forEach(id -> faults.add(id + " is no rule of this game"));
        return faults;
    }

    /** Returns the commands without the precondition that no refusal applies. */
    List<String> commandsWithoutPrecondition() {
        final List<String> faults = new ArrayList<>();
        for (Comment comment : comments) {
            final Matcher command = COMMAND.matcher(comment.declared());
            if (command.find()) {
                final String name = command.group(1);
                final String question = "whyNot" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
                if (comment.tags().stream().noneMatch(tag -> tag.startsWith("@pre") && tag.contains(question + "("))) {
                    faults.add(place(comment) + name + " has no @pre with " + question);
                }
            }
        }
        return faults;
    }

    private boolean isClause(String tag) {
        return CONTRACT.contains(firstWord(tag));
    }

    private static String firstWord(String tag) {
        return tag.split("\\s")[0];
    }

    private String place(Comment comment) {
        return file + ":" + comment.line() + ": ";
    }
}
