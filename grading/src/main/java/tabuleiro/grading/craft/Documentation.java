package tabuleiro.grading.craft;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.nodeTypes.NodeWithJavadoc;
import com.github.javaparser.ast.stmt.AssertStmt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Place;
import tabuleiro.grading.source.Program;

/** Finds whether comments and contracts say what the code cannot. */
final class Documentation {

    private static final double FEW = 0.2;
    private static final double MOST = 0.6;
    private static final int REPEATING = 3;
    /** With fewer assertions than one for so many routines, contracts can hardly stand in them. */
    private static final int ROUTINES_AN_ASSERTION = 4;
    private static final int LONGEST_REPETITION = 8;
    private static final Pattern CODE = Pattern.compile("(?m)[;{}]\\s*$");
    private static final Pattern CLAUSE = Pattern.compile("@(?:pre|post|inv)\\w*");

    private final Program program;
    private final Findings found = new Findings(Criterion.DOCUMENTATION);

    private Documentation(Program program) {
        this.program = program;
    }

    /** Returns what is found in a program. */
    static List<Finding> in(Program program) {
        final Documentation documentation = new Documentation(program);
        documentation.undocumented();
        documentation.comments();
        documentation.contracts();
        return documentation.found.all();
    }

    /** What overrides something is documented where that stands. */
    private void undocumented() {
        final List<Place> places = new ArrayList<>();
        int all = 0;
        for (Program.Type type : program.types()) {
            final List<BodyDeclaration<?>> declared = new ArrayList<>(List.of(type.declaration()));
            type.routines().stream().filter(routine -> !routine.isPrivate()
                    && !(routine instanceof MethodDeclaration method
                    && method.getAnnotationByName("Override").isPresent())).forEach(declared::add);
            all += declared.size();
            declared.stream().filter(member -> ((NodeWithJavadoc<?>) member).getJavadocComment().isEmpty())
                    .map(member -> type.place(member, member instanceof CallableDeclaration<?> routine
                            ? routine.getNameAsString() : type.name())).forEach(places::add);
        }
        found.add("No documentation says what these are for: " + places.size() + " of " + all + ".", places,
                (int) Math.ceil(FEW * all) + 1, places.size() > MOST * all ? 2 : 1);
    }

    private void comments() {
        final List<Place> repeating = new ArrayList<>();
        final List<Place> code = new ArrayList<>();
        program.types().stream().filter(type -> type.declaration().getParentNode().filter(node ->
                node.getParentNode().isEmpty()).isPresent()).forEach(type -> {
                    for (Comment comment : type.declaration().getAllContainedComments()) {
                        final boolean isJavadoc = comment.isJavadocComment();
                        if (!isJavadoc && CODE.matcher(comment.getContent()).find()) {
                            code.add(type.place(comment, ""));
                        } else if (!isJavadoc && comment.getCommentedNode().filter(node ->
                                isRepeated(comment.getContent(), node)).isPresent()) {
                            repeating.add(type.place(comment, comment.getContent().strip()));
                        }
                    }
                });
        found.add("Comments repeat the code below them.", repeating, REPEATING, 1);
        found.add("Code stands in comments.", code, 1, 1);
    }

    /** Checks whether all words of a short comment, endings apart, stand in the code that it is about. */
    private static boolean isRepeated(String comment, Node code) {
        final List<String> words = Arrays.stream(comment.toLowerCase(Locale.ROOT).split("[^a-z]+"))
                .filter(word -> word.length() > 2 && !Set.of("the", "and", "for").contains(word)).toList();
        final Node alone = code.clone();
        alone.getAllContainedComments().forEach(Node::remove);
        alone.removeComment();
        final String below = alone.toString().toLowerCase(Locale.ROOT);
        return words.size() > 1 && words.size() <= LONGEST_REPETITION
                && words.stream().allMatch(word -> below.contains(word.substring(0, Math.min(word.length(), 4))));
    }

    private void contracts() {
        final List<AssertStmt> asserted = program.types().stream().flatMap(type -> type.routines().stream())
                .flatMap(routine -> routine.findAll(AssertStmt.class).stream()).toList();
        final long routines = program.types().stream().mapToLong(type -> type.routines().size()).sum();
        final Set<String> documented = program.files().values().stream().flatMap(unit ->
                unit.getAllContainedComments().stream())
                        .flatMap(comment -> CLAUSE.matcher(comment.getContent()).results())
                .map(match -> match.group()).collect(Collectors.toSet());
        final String comments = documented.isEmpty() ? ", and no clause in the comments (@pre, @post, @inv)."
                : "; clauses in comments: " + String.join(", ", documented.stream().sorted().toList()) + ".";
        found.add("Assertions: " + asserted.size() + ", in " + routines + " routines" + comments,
                asserted.size() * ROUTINES_AN_ASSERTION < routines ? 1 : 0);
    }
}
