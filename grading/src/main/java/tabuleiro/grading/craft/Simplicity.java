package tabuleiro.grading.craft;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Place;
import tabuleiro.grading.source.Program;

/** Finds what a program would not need. */
final class Simplicity {

    private static final int MANY_WAYS = 15;
    private static final int MANY_COPIES = 3;
    private static final int COPIED_PERCENT = 15;
    private static final int HUNDRED = 100;
    private static final Set<Class<? extends Node>> WAYS = Set.of(IfStmt.class, ForStmt.class, ForEachStmt.class,
            WhileStmt.class, DoStmt.class, ConditionalExpr.class, CatchClause.class, SwitchEntry.class);

    private final Program program;
    private final Findings found = new Findings(Criterion.SIMPLICITY);

    private Simplicity(Program program) {
        this.program = program;
    }

    /** Returns what is found in a program. */
    static List<Finding> in(Program program) {
        final Simplicity simplicity = new Simplicity(program);
        simplicity.copies();
        simplicity.unused();
        simplicity.ways();
        return simplicity.found.all();
    }

    private void copies() {
        final List<Copies.Copy> copies = Copies.in(program);
        final int lines = copies.stream().mapToInt(Copies.Copy::lines).sum();
        final List<Place> places = copies.stream().map(Copies.Copy::place).toList();
        if (lines * HUNDRED > COPIED_PERCENT * program.lines()) {
            found.add(lines + " of " + program.lines() + " lines stand in two places, but for names.", places, 1, 2);
        } else {
            found.add("Passages stand in two places, but for names.", places, MANY_COPIES, 1);
        }
    }

    /** Finds what is private and has a name that occurs nowhere else in its file. */
    private void unused() {
        final List<Place> places = new ArrayList<>();
        program.types().forEach(type -> {
            final Map<String, Integer> names = new HashMap<>();
            final CompilationUnit file = program.files().get(type.file());
            file.findAll(SimpleName.class)
                    .forEach(simpleName -> names.merge(simpleName.getIdentifier(), 1, Integer::sum));
            file.findAll(MethodReferenceExpr.class)
                    .forEach(methodReferenceExpr -> names.merge(methodReferenceExpr.getIdentifier(), 1, Integer::sum));
            type.declaration().getFields().stream().filter(FieldDeclaration::isPrivate)
                    .flatMap(field -> field.getVariables().stream())
                    .filter(variable -> names.get(variable.getNameAsString()) == 1)
                    .forEach(variable -> places.add(type.place(variable, variable.getNameAsString())));
            for (CallableDeclaration<?> routine : type.routines()) {
                if (routine.isPrivate() && !(routine instanceof ConstructorDeclaration)
                        && names.get(routine.getNameAsString()) == 1) {
                    places.add(type.place(routine, routine.getNameAsString()));
                }
                routine.findAll(VariableDeclarator.class).stream().filter(variable -> routine.findAll(SimpleName.class)
                        .stream().filter(name -> name.getIdentifier().equals(variable.getNameAsString())).count() == 1)
                        .forEach(variable -> places.add(type.place(variable, variable.getNameAsString())));
            }
        });
        found.add("These are used nowhere.", places, 1, 1);
    }

    private void ways() {
        final List<Place> places = new ArrayList<>();
        program.types().forEach(type -> type.routines().forEach(routine -> {
            final long ways = 1 + routine.findAll(Node.class, node -> WAYS.contains(node.getClass())
                    && !(node instanceof SwitchEntry entry && entry.getLabels().isEmpty())
                    || node instanceof BinaryExpr both && (both.getOperator() == BinaryExpr.Operator.AND
                    || both.getOperator() == BinaryExpr.Operator.OR)).size();
            if (ways > MANY_WAYS) {
                places.add(type.place(routine, routine.getNameAsString() + " (" + ways + ")"));
            }
        }));
        found.add("Routines have more than " + MANY_WAYS + " ways through them (cyclomatic complexity).", places, 1, 1);
    }
}
