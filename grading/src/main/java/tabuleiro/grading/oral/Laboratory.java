package tabuleiro.grading.oral;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.stmt.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.source.Program;

/** Runs a program as it is and with changes, and keeps what came of it. */
final class Laboratory {

    /** How a program tells that it has come to a place. */
    static final String SIGN = "oral:";

    private static final String TELL = "if (true) { throw new IllegalStateException(\"" + SIGN + "\"%s); } ";
    private static final Pattern TOLD = Pattern.compile("(?s)" + SIGN + "(.*?)(?:\\n\\s*at |$)");

    private final Map<String, String> sources;
    private final Program program;
    private final Function<Map<String, String>, List<Outcome>> tester;
    private final Map<Change, List<Outcome>> tried = new LinkedHashMap<>();
    private final List<Outcome> before;

    /**
     * Runs a program as it is.
     *
     * @param tester plays all examples with a program of these sources; nothing if it does not compile
     */
    Laboratory(Program program, Map<String, String> sources, Function<Map<String, String>, List<Outcome>> tester) {
        this.program = program;
        this.sources = sources;
        this.tester = tester;
        before = tester.apply(sources);
    }

    /** Returns the program. */
    Program program() {
        return program;
    }

    /** Returns its sources by path. */
    Map<String, String> sources() {
        return sources;
    }

    /** Returns what came of the examples with the program as it is, in the order of the features. */
    List<Outcome> before() {
        return before;
    }

    /** Returns what came of the examples after a change; nothing if it does not compile then. */
    List<Outcome> after(Change change) {
        return tried.computeIfAbsent(change, changed -> tester.apply(changed.in(sources)));
    }

    /** Returns the changes that have been tried. */
    List<Change> tried() {
        return List.copyOf(tried.keySet());
    }

    /** Returns the change by which a statement tells that it is reached, and this, before it does anything. */
    Change probe(Program.Type type, CallableDeclaration<?> routine, Statement statement, String added) {
        final String text = sources.get(type.file());
        final String whole = TELL.formatted(added) + Change.text(text, statement);
        final boolean isDeclaration = statement.toExpressionStmt().filter(expressionStmt ->
                expressionStmt.getExpression().isVariableDeclarationExpr()).isPresent();
        return Change.of(type.file(), text, type.name() + "." + routine.getNameAsString(), statement,
                isDeclaration ? whole : "{ " + whole + " }");
    }

    /** Returns what a program told that came to a probe, in one line; nothing if it did not come there. */
    static Optional<String> told(Outcome outcome) {
        final Matcher told = TOLD.matcher(outcome.message());
        return told.find() ? Optional.of(told.group(1).strip().replaceAll("\\s*\n\\s*", " / ")) : Optional.empty();
    }

    /** Returns the lines of the routine in which a change stands, with the changed line marked. */
    List<String> listing(Change change) {
        return program.types().stream().filter(type -> type.file().equals(change.file()))
                .flatMap(type -> type.routines().stream()).filter(routine -> routine.getRange().filter(range ->
                        range.begin.line <= change.line() && change.line() <= range.end.line).isPresent())
                .findFirst().map(routine -> {
                    final int first = routine.getName().getRange().orElseThrow().begin.line;
                    final int last = routine.getRange().orElseThrow().end.line;
                    return change.text(sources).lines().skip(first - 1L).limit(last - first + 1L).toList();
                }).orElse(List.of());
    }
}
