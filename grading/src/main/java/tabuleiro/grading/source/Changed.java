package tabuleiro.grading.source;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what a piece of code changes. */
public final class Changed {

    private static final Set<String> CHANGING = Set.of("add", "addAll", "addFirst", "addLast", "put", "putAll",
            "remove", "removeAll", "removeIf", "clear", "set", "push", "pop", "poll", "offer", "sort", "merge",
            "computeIfAbsent");

    private Changed() {
    }

    /** Returns the names of fields and variables that are assigned to, or of which a part is changed. */
    public static Set<String> in(Node within) {
        final Stream<Expression> assigned = within.findAll(AssignExpr.class).stream().map(AssignExpr::getTarget);
        final Stream<Expression> counted = within.findAll(UnaryExpr.class).stream()
                .filter(expression -> expression.getOperator().name().contains("CREMENT"))
                .map(UnaryExpr::getExpression);
        final Stream<Expression> called = within.findAll(MethodCallExpr.class).stream()
                .filter(call -> CHANGING.contains(call.getNameAsString()))
                .flatMap(call -> call.getScope().stream());
        return Stream.of(assigned, counted, called).flatMap(parts -> parts).map(Changed::root)
                .flatMap(Optional::stream).collect(Collectors.toSet());
    }

    /** Returns the name of the field or variable that {@code this.cells[i][j]} belongs to. */
    private static Optional<String> root(Expression expression) {
        if (expression.isArrayAccessExpr()) {
            return root(expression.asArrayAccessExpr().getName());
        } else if (expression.isFieldAccessExpr() && expression.asFieldAccessExpr().getScope().isThisExpr()) {
            return Optional.of(expression.asFieldAccessExpr().getNameAsString());
        } else if (expression.isMethodCallExpr() && Set.of("get", "getFirst", "getLast")
                .contains(expression.asMethodCallExpr().getNameAsString())) {
            return expression.asMethodCallExpr().getScope().flatMap(Changed::root);
        }
        return expression.isNameExpr() ? Optional.of(expression.asNameExpr().getNameAsString()) : Optional.empty();
    }
}
