package tabuleiro.reference;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The type in a source file, read by the Java compiler.
 *
 * @param name       its simple name
 * @param interfaces the simple names of the interfaces it implements
 * @param comment    its Javadoc, empty if there is none
 * @param methods    its methods and constructors, in their order
 * @param tree       as it is parsed
 */
record SourceType(String name, List<String> interfaces, String comment, List<SourceMethod> methods, ClassTree tree) {

    /** Returns the types in the files of a folder, in the order of their names. */
    static List<SourceType> in(Path folder) throws IOException {
        final List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                sources.add(Files.readString(file));
            }
        }
        return parse(sources);
    }

    /** Returns the type in each of these source texts. */
    static List<SourceType> parse(List<String> sources) throws IOException {
        final JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(
                null, null, null, List.of("-proc:none"), null, sources.stream().map(Text::new).toList());
        final List<SourceType> types = new ArrayList<>();
        task.parse().forEach(unit -> types.add(of(unit, DocTrees.instance(task))));
        return types;
    }

    /** A source text that is in no file. */
    private static final class Text extends SimpleJavaFileObject {

        private final String source;

        Text(String source) {
            super(URI.create("string:///" + Integer.toHexString(source.hashCode()) + ".java"), Kind.SOURCE);
            this.source = source;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
        }
    }

    private static SourceType of(CompilationUnitTree unit, DocTrees comments) {
        final ClassTree type = (ClassTree) unit.getTypeDecls().get(0);
        final List<SourceMethod> methods = type.getMembers().stream().filter(each -> each instanceof MethodTree)
                .map(each -> new SourceMethod((MethodTree) each, comment(unit, each, comments))).toList();
        return new SourceType(type.getSimpleName().toString(),
                type.getImplementsClause().stream().map(Tree::toString).toList(),
                comment(unit, type, comments), methods, type);
    }

    private static String comment(CompilationUnitTree unit, Tree tree, DocTrees comments) {
        return Optional.ofNullable(comments.getDocComment(TreePath.getPath(unit, tree))).orElse("");
    }

    /** Returns the assertions of a method, and of the methods that it asserts. */
    List<Assertion> assertions(SourceMethod method) {
        final List<Assertion> found = new ArrayList<>();
        for (Assertion each : method.assertions()) {
            each.calls().filter(called -> !called.equals("invariant"))
                    .ifPresentOrElse(called -> found.addAll(method(called).assertions()), () -> found.add(each));
        }
        return found;
    }

    private SourceMethod method(String called) {
        return methods.stream().filter(each -> each.name().equals(called)).findFirst()
                .orElseThrow(() -> new IllegalStateException(name + " asserts " + called + ", which it does not have"));
    }
}
