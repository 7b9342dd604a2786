package tabuleiro.grading.craft;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.nodeTypes.SwitchNode;
import com.github.javaparser.ast.stmt.SwitchStmt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Changed;
import tabuleiro.grading.source.Place;
import tabuleiro.grading.source.Program;

/** Finds how a program is divided, and what holds its parts together that should not. */
final class Structure {

    /** Less code may stand in one class. */
    private static final int SMALL = 150;
    private static final double MOST = 0.6;

    private final Program program;
    private final Findings found = new Findings(Criterion.STRUCTURE);

    private Structure(Program program) {
        this.program = program;
    }

    /** Returns what is found in a program. */
    static List<Finding> in(Program program) {
        final Structure structure = new Structure(program);
        structure.sizes();
        structure.fields();
        structure.kinds();
        structure.queries();
        return structure.found.all();
    }

    private void sizes() {
        final List<Program.Type> outer = program.types().stream().sorted(Comparator.comparing(Program.Type::lines)
                .reversed()).toList();
        final int lines = program.lines();
        if (!outer.isEmpty() && lines >= SMALL && outer.get(0).lines() > MOST * lines) {
            found.add("Of " + lines + " lines of code " + outer.get(0).lines() + " stand in one class, "
                    + outer.get(0).name() + ".", 1);
        }
    }

    private void fields() {
        final List<Place> statics = new ArrayList<>();
        final List<Place> open = new ArrayList<>();
        for (Program.Type type : program.types()) {
            final Set<String> changed = type.declaration().getMembers().stream().filter(member ->
                    !member.isInitializerDeclaration() || !member.asInitializerDeclaration().isStatic())
                    .flatMap(member -> Changed.in(member).stream()).collect(Collectors.toSet());
            for (FieldDeclaration field : type.declaration().getFields()) {
                final boolean isConstant = field.isFinal() || type.declaration().isEnumDeclaration();
                for (VariableDeclarator each : field.getVariables()) {
                    final String name = each.getNameAsString();
                    if (field.isStatic() && (!field.isFinal() || changed.contains(name))) {
                        statics.add(type.place(each, name));
                    } else if (!isConstant && !field.isPrivate()) {
                        open.add(type.place(each, name));
                    }
                }
            }
        }
        found.add("Static fields change: a second game, or a second test, finds what the first has left (a global"
                + " variable).", statics, 1, 2);
        found.add("Fields that change can be reached from other classes.", open, 1, 1);
    }

    /** Finds kinds that are asked for in several places, where each could answer for itself. */
    private void kinds() {
        final Map<String, List<Place>> places = new TreeMap<>();
        final Set<String> own = program.types().stream().map(Program.Type::name).collect(Collectors.toSet());
        for (Program.Type type : program.types()) {
            for (CallableDeclaration<?> routine : type.routines()) {
                Stream.concat(routine.findAll(SwitchStmt.class).stream(), routine.findAll(SwitchExpr.class).stream())
                        .map(SwitchNode.class::cast).map(Structure::labels).filter(label -> label.size() > 1)
                        .forEach(label -> places.computeIfAbsent(label.iterator().next(), any -> new ArrayList<>())
                                .add(type.place(routine, routine.getNameAsString())));
                routine.findAll(InstanceOfExpr.class).stream()
                        .filter(instanceOfExpr -> own.contains(instanceOfExpr.getType().asString())
                        && !routine.getNameAsString().equals("equals"))
                        .forEach(instanceOfExpr -> places.computeIfAbsent("instanceof", any -> new ArrayList<>())
                                .add(type.place(instanceOfExpr, routine.getNameAsString())));
            }
        }
        found.add("Kinds are told apart by switch or instanceof in several places: a new kind changes all of them.",
                places.values().stream().filter(place -> place.stream().distinct().count() > 1).flatMap(List::stream)
                        .toList(), 2, 1);
    }

    private static Set<String> labels(SwitchNode node) {
        return node.getEntries().stream().flatMap(switchEntry -> switchEntry.getLabels().stream())
                .filter(NameExpr.class::isInstance)
                .map(Object::toString).sorted().collect(Collectors.toCollection(TreeSet::new));
    }

    /** Finds methods that return something and change a field: who asks must not change what is asked. */
    private void queries() {
        final List<Place> places = new ArrayList<>();
        for (Program.Type type : program.types()) {
            final Set<String> fields = new HashSet<>();
            type.declaration().getFields().forEach(field -> field.getVariables().forEach(one ->
                    fields.add(one.getNameAsString())));
            type.routines().stream().filter(MethodDeclaration.class::isInstance).map(MethodDeclaration.class::cast)
                    .filter(method -> method.isPublic() && !method.getType().isVoidType() && !method.isStatic())
                    .forEach(method -> {
                        final Set<String> changed = Changed.in(method);
                        method.findAll(VariableDeclarator.class).forEach(variable ->
                                changed.remove(variable.getNameAsString()));
                        method.getParameters().forEach(parameter -> changed.remove(parameter.getNameAsString()));
                        changed.retainAll(fields);
                        if (!changed.isEmpty()) {
                            places.add(type.place(method, method.getNameAsString() + " changes "
                                    + changed.stream().sorted().collect(Collectors.joining(", "))));
                        }
                    });
        }
        found.add("Public methods return a value and change the object as well.", places, 2, 1);
    }
}
