package tabuleiro.grading.oral;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BinaryExpr.Operator;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.source.Program;

/**
 * The mistakes that can be made in one place of a program: a bound that is one off, a condition that is turned round, a
 * sum that is a difference, a statement that is forgotten. None is in an assertion or in what was handed out.
 */
final class Mistakes {

    private static final String LEFT_OUT = "/* … */;";
    private static final Map<Operator, Operator> OTHER = new EnumMap<>(Map.of(
            Operator.LESS, Operator.LESS_EQUALS, Operator.LESS_EQUALS, Operator.LESS,
            Operator.GREATER, Operator.GREATER_EQUALS, Operator.GREATER_EQUALS, Operator.GREATER,
            Operator.EQUALS, Operator.NOT_EQUALS, Operator.NOT_EQUALS, Operator.EQUALS,
            Operator.PLUS, Operator.MINUS, Operator.MINUS, Operator.PLUS,
            Operator.AND, Operator.OR, Operator.OR, Operator.AND));

    private final Map<String, String> sources;
    private final List<Change> all = new ArrayList<>();

    private Mistakes(Map<String, String> sources) {
        this.sources = sources;
    }

    /** Returns all mistakes of a program, in the order of its text. */
    static List<Change> in(Program program, Map<String, String> sources) {
        final Mistakes mistakes = new Mistakes(sources);
        program.types().forEach(type -> type.routines().forEach(routine ->
                routine.walk(node -> mistakes.look(type, routine, node))));
        return mistakes.all;
    }

    private void look(Program.Type type, CallableDeclaration<?> routine, Node node) {
        if (node instanceof BinaryExpr both && OTHER.containsKey(both.getOperator())) {
            final BinaryExpr changed = both.clone();
            changed.setOperator(OTHER.get(both.getOperator()));
            add(type, routine, both, changed.toString());
        } else if (node instanceof IfStmt decision && !(decision.getCondition() instanceof BinaryExpr
                || decision.getCondition() instanceof UnaryExpr)) {
            add(type, routine, decision.getCondition(), "!(" + decision.getCondition() + ")");
        } else if (node instanceof UnaryExpr not && not.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
            add(type, routine, not, not.getExpression().toString());
        } else if (node instanceof ExpressionStmt statement && !statement.getExpression().isVariableDeclarationExpr()
                && !(routine instanceof ConstructorDeclaration)) {
            add(type, routine, statement, LEFT_OUT);
        }
    }

    /** Adds a mistake, unless it is in an assertion. Where texts are joined, it does not compile, and is no mistake. */
    private void add(Program.Type type, CallableDeclaration<?> routine, Node node, String becomes) {
        if (node.findAncestor(AssertStmt.class).isPresent()) {
            return;
        }
        all.add(Change.of(type.file(), sources.get(type.file()), type.name() + "." + routine.getNameAsString(), node,
                becomes));
    }
}
