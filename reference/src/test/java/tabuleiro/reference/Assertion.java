package tabuleiro.reference;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An assertion in a source file.
 *
 * @param condition what is asserted
 * @param kind      the method of {@code Contract} that makes its message, or nothing but an empty text
 * @param label     the label in the message, or an empty text
 * @param rule      the id in the message, or the expression that asks for the refusal
 * @param refusal   whether the message has a refusal in place of an id
 * @param calls     the name of the method of the same class that is all it asserts, and so makes the messages, if any
 */
record Assertion(String condition, String kind, String label, String rule, boolean refusal, Optional<String> calls) {

    private static final Set<String> KINDS = Set.of("require", "ensure", "maintain");

    /** Returns what an assertion says. */
    static Assertion of(AssertTree tree) {
        final String condition = tree.getCondition().toString();
        if (tree.getDetail() instanceof MethodInvocationTree message && KINDS.contains(name(message))) {
            final List<? extends ExpressionTree> words = message.getArguments();
            final String[] clause = text(words.get(0)).split(" ");
            final boolean refusal = clause.length == 1 && name(message).equals("require");
            return new Assertion(condition, name(message), clause[clause.length - 1],
                    refusal ? words.get(1).toString() : clause[0], refusal, Optional.empty());
        }
        final Optional<String> calls = tree.getDetail() == null ? called(tree.getCondition()) : Optional.empty();
        return new Assertion(condition, "", "", "", false, calls);
    }

    private static Optional<String> called(ExpressionTree condition) {
        return condition instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof IdentifierTree ? Optional.of(name(call)) : Optional.empty();
    }

    private static String name(MethodInvocationTree call) {
        return call.getMethodSelect().toString();
    }

    private static String text(ExpressionTree word) {
        return word instanceof LiteralTree literal ? String.valueOf(literal.getValue()) : word.toString();
    }

    /** Checks whether its message names a label that is written out, and a rule or the refusal it asks about. */
    boolean saysWhatIsBroken() {
        return label.matches("[a-z0-9]+(_[a-z0-9]+)+")
                && (refusal ? condition.equals(rule + ".isEmpty()") : rule.matches("[A-Z][A-Z0-9]-\\d\\d"));
    }

    @Override
    public String toString() {
        return kind.isEmpty() ? condition : kind + " " + label + " [" + rule + "]";
    }
}
