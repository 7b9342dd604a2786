package tabuleiro.grading.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Finds the methods and constructors of Java sources, and where the first statement of each begins. */
final class Bodies {

    private final List<Body> bodies = new ArrayList<>();

    /**
     * The body of a method or of a constructor.
     *
     * @param file       where it is written
     * @param type       the class that it belongs to
     * @param name       its name; that of a constructor begins with {@code new}
     * @param parameters the names of its parameters in parentheses
     * @param result     the type that it returns
     * @param start      where statements can be inserted into the text of the file
     */
    record Body(String file, String type, String name, String parameters, String result, int start) {

        /** Returns whether {@code Engine.play}, {@code Engine.play(column)} or {@code Engine.new Engine()} is this. */
        boolean isCalled(String method) {
            return method.equals(type + "." + name) || method.equals(type + "." + name + parameters);
        }
    }

    private Bodies() {
    }

    /** Returns those of these sources by path. */
    static List<Body> in(Map<String, String> sources) {
        final Bodies found = new Bodies();
        sources.forEach(found::read);
        return found.bodies;
    }

    private void read(String file, String text) {
        final JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), null, List.of(new Source(file, text)));
        try {
            final SourcePositions positions = Trees.instance(task).getSourcePositions();
            task.parse().forEach(unit -> unit.accept(new Finder(file, unit, positions), null));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A source in memory. */
    static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String file, String text) {
            super(URI.create("string:///" + file), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignored) {
            return text;
        }
    }

    /** Walks through a source and notes every body. */
    private final class Finder extends TreeScanner<Void, Void> {

        private final String file;
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final Deque<String> types = new ArrayDeque<>();

        Finder(String file, CompilationUnitTree unit, SourcePositions positions) {
            this.file = file;
            this.unit = unit;
            this.positions = positions;
        }

        @Override
        public Void visitClass(ClassTree type, Void nothing) {
            types.push(type.getSimpleName().toString());
            super.visitClass(type, nothing);
            types.pop();
            return nothing;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            if (method.getBody() != null) {
                final boolean isNew = method.getReturnType() == null;
                final String name = isNew ? "new " + types.peek() : method.getName().toString();
                bodies.add(new Body(file, types.peek(), name,
                        method.getParameters().stream().map(each -> each.getName().toString())
                                .collect(Collectors.joining(", ", "(", ")")),
                        isNew ? "void" : method.getReturnType().toString(), start(method.getBody())));
            }
            return super.visitMethod(method, nothing);
        }

        private int start(BlockTree body) {
            final List<? extends StatementTree> statements = body.getStatements();
            return statements.isEmpty() || !callsConstructor(statements.get(0))
                    ? (int) positions.getStartPosition(unit, body) + 1
                    : (int) positions.getEndPosition(unit, statements.get(0));
        }

        private boolean callsConstructor(StatementTree statement) {
            return statement instanceof ExpressionStatementTree expression
                    && expression.getExpression() instanceof MethodInvocationTree call
                    && List.of("this", "super").contains(call.getMethodSelect().toString());
        }
    }
}
