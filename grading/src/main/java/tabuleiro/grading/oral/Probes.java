package tabuleiro.grading.oral;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Question;
import tabuleiro.grading.source.Changed;
import tabuleiro.grading.source.Program;

/** Asks where something happens in a program, and what a field holds: a call of ours is put there that tells. */
final class Probes {

    /** What an object without a text of its own is told as, which says nothing and is another each time. */
    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{4,}\\b");
    private static final int LONGEST = 200;
    private static final int MOST_VALUES = 4;
    private static final int TRIES = 5;
    private static final int MOST_PLACES = 3;

    private final Laboratory laboratory;
    private final Random random;

    /** Will ask about a program; which places are tried follows from the random numbers. */
    Probes(Laboratory laboratory, Random random) {
        this.laboratory = laboratory;
        this.random = random;
    }

    /** Returns questions about the lines that refuse something: each is the only one that does so in an example. */
    List<Question> aboutRefusals(Exercise exercise) {
        final Map<String, List<Change>> places = new TreeMap<>();
        final Map<String, String> refusals = refusals(exercise);
        laboratory.program().types().forEach(type -> type.routines().forEach(routine ->
                routine.findAll(Expression.class).stream().filter(expression -> refusals.containsKey(name(expression))
                        && expression.findAncestor(AssertStmt.class).isEmpty())
                        .forEach(expression -> places.computeIfAbsent(
                                name(expression), any -> new ArrayList<>()).add(Change.of(type.file(),
                                laboratory.sources().get(type.file()), type.name() + "." + routine.getNameAsString(),
                                expression, "java.util.Objects.requireNonNull((tabuleiro." + exercise.packageName()
                                + ".Refusal) null, \"" + Laboratory.SIGN + "\")")))));
        final List<String> names = new ArrayList<>(places.keySet());
        Collections.shuffle(names, random);
        final List<Question> questions = new ArrayList<>();
        for (String name : names.subList(0, Math.min(TRIES, names.size()))) {
            final List<Change> lines = places.get(name).stream().distinct().toList();
            if (lines.size() <= MOST_PLACES) {
                refusal(refusals.get(name), lines).ifPresent(questions::add);
            }
        }
        return questions;
    }

    /** Returns the name of the constant that an expression names; empty if it names none. */
    private static String name(Expression expression) {
        if (expression.isFieldAccessExpr()) {
            return expression.asFieldAccessExpr().getNameAsString();
        }
        return expression.isNameExpr() ? expression.asNameExpr().getNameAsString() : "";
    }

    private static boolean refuses(Check check, String words) {
        return check.steps().stream().anyMatch(step -> step.contains("refused: " + words));
    }

    /** Returns the words of each refusal of a game, by the name of its constant. */
    private static Map<String, String> refusals(Exercise exercise) {
        try {
            final Class<?> type = Class.forName("tabuleiro." + exercise.packageName() + ".Refusal");
            return Arrays.stream(type.getEnumConstants()).collect(Collectors.toMap(each -> ((Enum<?>) each).name(),
                    each -> ((Reason) each).words()));
        } catch (ClassNotFoundException none) {
            return Map.of();
        }
    }

    /** Returns a question about an example that ends with the refusal in these words; nothing if there is none. */
    private Optional<Question> refusal(String words, List<Change> lines) {
        for (Change line : lines) {
            final List<Check> alone = told(line).keySet().stream().filter(check -> refuses(check, words)
                    && lines.stream().noneMatch(change -> !change.equals(line) && told(change).containsKey(check)))
                    .toList();
            if (!alone.isEmpty()) {
                return Optional.of(new Question(Question.Kind.WHICH_LINE, place(line), List.of(
                        "Which line of your program refuses this? Which lines are passed on the way, and why is it not"
                        + " refused by one of those?"), List.of(), List.of(alone.get(random.nextInt(alone.size()))),
                        List.of(place(line))));
            }
        }
        return Optional.empty();
    }

    /** Returns questions about routines with several returns, of which an example takes one alone. */
    List<Question> aboutReturns() {
        final Map<String, List<Change>> routines = new TreeMap<>();
        laboratory.program().types().forEach(type -> type.routines().forEach(routine -> {
            final List<Change> returns = routine.findAll(ReturnStmt.class).stream()
                    .filter(returned -> returned.findAncestor(LambdaExpr.class).isEmpty())
                    .map(returned -> laboratory.probe(type, routine, returned, "")).toList();
            if (returns.size() > 1 && returns.size() <= MOST_PLACES) {
                routines.put(returns.get(0).routine() + ":" + returns.get(0).line(), returns);
            }
        }));
        final List<List<Change>> shuffled = new ArrayList<>(routines.values());
        Collections.shuffle(shuffled, random);
        return shuffled.stream().limit(TRIES).map(this::leaving).flatMap(Optional::stream).toList();
    }

    /** Returns a question about the return of a routine that the fewest examples take; nothing if all take several. */
    private Optional<Question> leaving(List<Change> returns) {
        final Map<Change, List<Check>> alone = new LinkedHashMap<>();
        for (Change each : returns) {
            alone.put(each, told(each).keySet().stream().filter(check -> returns.stream().noneMatch(other ->
                    !other.equals(each) && told(other).containsKey(check))).toList());
        }
        return alone.entrySet().stream().filter(entry -> !entry.getValue().isEmpty())
                .min(Comparator.comparing(entry -> entry.getValue().size())).map(entry -> new Question(
                        Question.Kind.WHICH_LINE, place(entry.getKey()), List.of(entry.getKey().routine()
                        + " can be left in " + returns.size() + " places. In this example it is always left in the same"
                        + " one. In which line is that, and why there? When is it left in the other"
                        + (returns.size() == 2 ? "?" : "s?")), List.of(), List.of(entry.getValue().get(
                                random.nextInt(entry.getValue().size()))), List.of(place(entry.getKey()))));
    }

    private String place(Change line) {
        return "Line " + line.line() + " of " + line.file().substring(line.file().lastIndexOf('/') + 1) + ", in "
                + line.routine() + ": " + line.before(laboratory.sources());
    }

    /** Returns questions about the fields of the class that plays the game, with values that they take. */
    List<Question> aboutFields() {
        final List<Question> questions = new ArrayList<>();
        for (Program.Type type : laboratory.program().types()) {
            final Optional<CallableDeclaration<?>> shown = type.routines().stream().filter(routine ->
                    routine instanceof MethodDeclaration method && method.getAnnotationByName("Override").isPresent()
                    && !method.getType().isVoidType() && method.isPublic() && method.getParameters().isEmpty()
                    && !method.getNameAsString().matches("toString|hashCode")).findFirst();
            final List<FieldDeclaration> fields = type.declaration().getFields().stream()
                    .filter(declared -> !declared.isStatic()).toList();
            for (FieldDeclaration field : shown.isEmpty() ? List.<FieldDeclaration>of() : fields) {
                final String name = field.getVariable(0).getNameAsString();
                final Optional<Statement> first = ((MethodDeclaration) shown.get()).getBody()
                        .flatMap(body -> body.getStatements().getFirst());
                final String told = " + java.util.Arrays.deepToString(new Object[] {this." + name + "})";
                final List<String> values = first.map(statement -> laboratory.probe(type, shown.get(), statement, told))
                        .map(this::values).orElse(List.of());
                questions.add(new Question(Question.Kind.YOUR_WORDS, "field " + name, List.of("In " + type.name() + ": "
                        + field.toString().lines().reduce((one, last) -> last).orElse("").strip(),
                        "Why is this field there? What always holds of it, before and after every call? Which routines"
                        + " change it, and what would go wrong without it?"), List.of(), List.of(),
                        Stream.concat(Stream.of("It is changed in: " + changing(type, name) + "."),
                                values.stream().map(value -> "In an example it is " + value)).toList()));
            }
        }
        Collections.shuffle(questions, random);
        return questions;
    }

    /** Returns what a probe tells in examples: not all, and only what can be read. */
    private List<String> values(Change probe) {
        return told(probe).values().stream().distinct().filter(value -> value.length() <= LONGEST
                && !IDENTITY.matcher(value).find()).limit(MOST_VALUES).toList();
    }

    private static String changing(Program.Type type, String name) {
        final List<String> routines = type.declaration().getMembers().stream()
                .filter(CallableDeclaration.class::isInstance).map(member -> (CallableDeclaration<?>) member)
                .filter(routine -> Changed.in(routine).contains(name)).map(CallableDeclaration::getNameAsString)
                .distinct()
                .toList();
        return routines.isEmpty() ? "no routine of this class" : String.join(", ", routines);
    }

    /** Returns the examples that reach a probe, with what it tells. */
    private Map<Check, String> told(Change probe) {
        final List<Outcome> after = laboratory.after(probe);
        final Map<Check, String> told = new LinkedHashMap<>();
        IntStream.range(0, after.size()).filter(i -> laboratory.before().get(i).passed()).mapToObj(after::get)
                .forEach(outcome -> Laboratory.told(outcome)
                .ifPresent(said -> told.putIfAbsent(outcome.check(), said)));
        return told;
    }
}
