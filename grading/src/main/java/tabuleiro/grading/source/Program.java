package tabuleiro.grading.source;

import com.github.javaparser.JavaParser;
import com.github.javaparser.JavaToken;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.visitor.NoCommentEqualsVisitor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What a student has written, as a tree: the types and routines that are not as they were handed out.
 *
 * @param files  what each source file holds, by path; those that are no Java are left out
 * @param types  the types of the student's own or changed by them, each after the one that it lies in
 * @param unread the paths of files that are no Java
 */
public record Program(Map<String, CompilationUnit> files, List<Type> types, List<String> unread) {

    /**
     * A type of the student's own.
     *
     * @param file        the path of its source file
     * @param declaration what stands there
     * @param routines    its methods and constructors that are not as they were handed out
     */
    public record Type(String file, TypeDeclaration<?> declaration, List<CallableDeclaration<?>> routines) {

        /** Returns what it is called. */
        public String name() {
            return declaration.getNameAsString();
        }

        /** Returns how many lines of code it has, comments and empty lines apart. */
        public int lines() {
            return Program.lines(declaration);
        }

        /** Returns the place of something in it. */
        public Place place(Node node, String what) {
            return new Place(file, node.getBegin().map(position -> position.line).orElse(1), what);
        }
    }

    /** Returns the program with these sources, of which these were handed out. */
    public static Program of(Map<String, String> sources, Map<String, String> given) {
        final Map<String, TypeDeclaration<?>> stub = new HashMap<>();
        given.values().forEach(text -> parsed(text).ifPresent(unit ->
                declared(unit).forEach(type -> stub.put(type.getNameAsString(), type))));
        final Program program = new Program(new TreeMap<>(), new ArrayList<>(), new ArrayList<>());
        sources.forEach((path, text) -> parsed(text).ifPresentOrElse(unit -> {
            program.files.put(path, unit);
            declared(unit).map(type -> own(path, type, Optional.ofNullable(stub.get(type.getNameAsString()))))
                    .flatMap(Optional::stream).forEach(program.types::add);
        }, () -> program.unread.add(path)));
        return program;
    }

    private static Optional<CompilationUnit> parsed(String text) {
        final ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_17);
        try {
            return new JavaParser(configuration).parse(text).getResult()
                    .filter(unit -> unit.getParsed() == Node.Parsedness.PARSED);
        } catch (StackOverflowError deep) {
            return Optional.empty();
        }
    }

    private static Stream<TypeDeclaration<?>> declared(CompilationUnit unit) {
        return unit.findAll(TypeDeclaration.class).stream().map(type -> (TypeDeclaration<?>) type);
    }

    private static Optional<Type> own(String path, TypeDeclaration<?> type, Optional<TypeDeclaration<?>> given) {
        if (given.filter(declared -> isSame(declared, type)).isPresent()) {
            return Optional.empty();
        }
        final List<CallableDeclaration<?>> before = given.map(Program::routines).orElse(List.of());
        return Optional.of(new Type(path, type, routines(type).stream().filter(routine ->
                before.stream().noneMatch(old -> isSame(old, routine))).toList()));
    }

    private static List<CallableDeclaration<?>> routines(TypeDeclaration<?> type) {
        return type.getMembers().stream().filter(CallableDeclaration.class::isInstance)
                .<CallableDeclaration<?>>map(member -> (CallableDeclaration<?>) member).toList();
    }

    private static boolean isSame(Node one, Node other) {
        return NoCommentEqualsVisitor.equals(one, other);
    }

    /** Returns on how many lines code stands that belongs to a node. */
    public static int lines(Node node) {
        final Set<Integer> lines = new HashSet<>();
        node.getTokenRange().ifPresent(range -> StreamSupport.stream(range.spliterator(), false)
                .filter(token -> !token.getCategory().isWhitespaceOrComment()).map(JavaToken::getRange)
                .flatMap(Optional::stream).forEach(span -> lines.add(span.begin.line)));
        return lines.size();
    }

    /** Returns the names of the methods that a piece of code calls or refers to, as in {@code this::isFree}. */
    public static Stream<String> called(Node within) {
        return Stream.concat(within.findAll(MethodCallExpr.class).stream().map(MethodCallExpr::getNameAsString),
                within.findAll(MethodReferenceExpr.class).stream().map(MethodReferenceExpr::getIdentifier));
    }

    /** Returns how many lines of code the student has written or changed. */
    public int lines() {
        return types.stream().filter(type -> type.declaration.getParentNode()
                .filter(CompilationUnit.class::isInstance).isPresent()).mapToInt(Type::lines).sum();
    }
}
