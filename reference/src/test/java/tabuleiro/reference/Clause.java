package tabuleiro.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A clause of a contract, as a Javadoc comment states it.
 *
 * @param kind  the method of {@code Contract} that reports it if it is broken: require, ensure or maintain
 * @param label what must hold
 * @param rules the ids of the rules it comes from
 */
record Clause(String kind, String label, List<String> rules) {

    private static final Map<String, String> KIND_OF =
            Map.of("@pre", "require", "@post", "ensure", "@invariant", "maintain");
    private static final Pattern CLAUSE = Pattern.compile("(@pre|@post|@invariant)\\s+"
            + "([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\\s+\\S.*\\(([A-Z][A-Z0-9]-\\d\\d(?:, [A-Z][A-Z0-9]-\\d\\d)*)\\)\\s*");

    /**
     * Returns the clauses in the text of a Javadoc comment.
     *
     * @throws IllegalArgumentException if one has no label of several words, no text or no rule
     */
    static List<Clause> in(String comment) {
        final List<Clause> clauses = new ArrayList<>();
        for (String tag : comment.replaceAll("\\s+", " ").split("(?<=\\s)(?=@)")) {
            if (KIND_OF.containsKey(tag.split(" ")[0])) {
                clauses.add(of(tag));
            }
        }
        return clauses;
    }

    private static Clause of(String tag) {
        final Matcher clause = CLAUSE.matcher(tag);
        if (!clause.matches()) {
            throw new IllegalArgumentException(
                    "A clause is a label of several words, a text, and its rules in parentheses: " + tag);
        }
        return new Clause(KIND_OF.get(clause.group(1)), clause.group(2), List.of(clause.group(3).split(", ")));
    }

    /** Checks whether an assertion names this clause: the kind, the label and one of the rules, or a refusal's rule. */
    boolean isNamedBy(Assertion assertion) {
        return assertion.kind().equals(kind) && assertion.label().equals(label)
                && (assertion.refusal() || rules.contains(assertion.rule()));
    }

    @Override
    public String toString() {
        return kind + " " + label + " " + rules;
    }
}
