package tabuleiro.grading.craft;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Place;
import tabuleiro.grading.source.Program;

/** Finds what makes a program hard to read. */
final class Legibility {

    private static final int LONG = 40;
    private static final int VERY_LONG = 80;
    private static final int DEEP = 3;
    private static final int MANY_PARAMETERS = 5;
    private static final int SHORT_NAMES = 5;
    /** So many lines with a finding about style in a hundred. */
    private static final int UNTIDY = 10;
    private static final int HUNDRED = 100;
    private static final Set<Class<? extends Node>> NESTING = Set.of(IfStmt.class, ForStmt.class, ForEachStmt.class,
            WhileStmt.class, DoStmt.class, SwitchStmt.class, TryStmt.class);
    /** Names of one letter that say what they are, as in mathematics. */
    private static final String COORDINATES = "[ijkxyn]";

    private final Program program;
    private final Findings found = new Findings(Criterion.LEGIBILITY);

    private Legibility(Program program) {
        this.program = program;
    }

    /**
     * Returns what is found in a program.
     *
     * @param style what Checkstyle finds in it, by what it says
     */
    static List<Finding> in(Program program, Map<String, List<Place>> style) {
        final Legibility legibility = new Legibility(program);
        legibility.routines();
        legibility.names();
        legibility.style(style);
        return legibility.found.all();
    }

    private void routines() {
        final List<Place> tall = new ArrayList<>();
        final List<Place> huge = new ArrayList<>();
        final List<Place> deep = new ArrayList<>();
        final List<Place> many = new ArrayList<>();
        for (Program.Type type : program.types()) {
            for (CallableDeclaration<?> each : type.routines()) {
                final String name = each.getNameAsString();
                final int lines = Program.lines(each);
                if (lines > LONG) {
                    (lines > VERY_LONG ? huge : tall).add(type.place(each, name + " (" + lines + " lines)"));
                }
                final int depth = depth(each);
                if (depth > DEEP) {
                    deep.add(type.place(each, name + " (" + depth + ")"));
                }
                if (each.getParameters().size() > MANY_PARAMETERS) {
                    many.add(type.place(each, name + " (" + each.getParameters().size() + ")"));
                }
            }
        }
        found.add("Routines have more than " + VERY_LONG + " lines of code.", huge, 1, 2);
        found.add("Routines have more than " + LONG + " lines of code.", tall, 1, 1);
        found.add("Statements are nested more than " + DEEP + " deep.", deep, 1, 1);
        found.add("Routines have more than " + MANY_PARAMETERS + " parameters.", many, 2, 1);
    }

    /** Returns how deep the statements of a node are nested; {@code else if} goes on at the depth of its {@code if}. */
    private static int depth(Node node) {
        final int below = node.getChildNodes().stream().mapToInt(Legibility::depth).max().orElse(0);
        final boolean isElseIf = node instanceof IfStmt && node.getParentNode().filter(IfStmt.class::isInstance)
                .map(IfStmt.class::cast).flatMap(IfStmt::getElseStmt).filter(statement -> statement == node)
                .isPresent();
        return below + (NESTING.contains(node.getClass()) && !isElseIf ? 1 : 0);
    }

    private void names() {
        final List<Place> places = new ArrayList<>();
        for (Program.Type type : program.types()) {
            type.declaration().getMembers().stream().filter(FieldDeclaration.class::isInstance)
                    .flatMap(member -> ((FieldDeclaration) member).getVariables().stream())
                    .forEach(variable -> note(type, variable, variable.getNameAsString(), places));
            for (CallableDeclaration<?> routine : type.routines()) {
                routine.findAll(VariableDeclarator.class).forEach(variable ->
                        note(type, variable, variable.getNameAsString(), places));
                routine.findAll(Parameter.class).stream().filter(parameter ->
                        parameter.getParentNode().filter(LambdaExpr.class::isInstance).isEmpty())
                        .forEach(parameter -> note(type, parameter, parameter.getNameAsString(), places));
            }
        }
        found.add("Names of one letter do not say what they are.", places, SHORT_NAMES, 1);
    }

    private static void note(Program.Type type, Node node, String name, List<Place> places) {
        if (name.length() == 1 && !name.matches(COORDINATES)) {
            places.add(type.place(node, name));
        }
    }

    private void style(Map<String, List<Place>> style) {
        final int lines = Math.max(1, program.lines());
        final long places = style.values().stream().flatMap(List::stream).map(place -> place.file() + place.line())
                .distinct().count();
        final boolean isUntidy = places * HUNDRED > (long) UNTIDY * lines;
        new TreeMap<>(style).forEach((says, where) -> found.add("Checkstyle: " + says, where, Integer.MAX_VALUE, 0));
        if (isUntidy) {
            found.add("Checkstyle finds something in " + places + " lines, of " + lines + " lines of code.", 1);
        }
    }
}
