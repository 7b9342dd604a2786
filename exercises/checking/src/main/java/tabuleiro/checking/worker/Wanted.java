package tabuleiro.checking.worker;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import tabuleiro.feedback.Report.Scope;
import tabuleiro.feedback.Tasks;

/**
 * Which examples to run: those with a tag, such as the id of a rule, or those with some words in their names.
 *
 * @param words what was asked for; empty if everything is
 */
public record Wanted(String words) implements Serializable {

    /** All examples. */
    public static final Wanted ALL = new Wanted("");

    /** Takes the number of a task for its tag. */
    public Wanted {
        words = words.strip();
        words = words.matches("\\d{1,3}") ? Tasks.TAG + words : words;
    }

    /** Checks whether an example with these tags and this name is wanted. */
    boolean fits(List<String> tags, String name) {
        return words.isEmpty() || hasTag(tags) || isInName(name);
    }

    private boolean hasTag(List<String> tags) {
        return tags.stream().anyMatch(tag -> tag.equalsIgnoreCase("@" + words));
    }

    private boolean isInName(String name) {
        return name.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
    }

    /** Returns what an outcome of these examples says, if the first of them has these tags. */
    Scope scope(List<String> tags) {
        if (words.isEmpty()) {
            return Scope.ALL;
        }
        return hasTag(tags) ? Scope.RULES : Scope.EXAMPLES;
    }
}
