package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every clause which an assertion of the reference names is in the Javadoc, with the same label and rule: on
 * an interface of the game or, if it is a precondition, on the class itself.
 */
class ContractLabelsTest {

    private static final Path REFERENCE = Path.of("src/main/java");
    private static final Path SPECIFICATION = Path.of("../features/src/main/java/tabuleiro");

    private static final Map<String, String> TAG_OF = Map.of("require", "@pre", "ensure", "@post", "maintain",
            "@invariant");
    private static final Pattern NAMED_CALL =
            Pattern.compile(":\\s+(require|ensure|maintain)\\(\\s*\"(\\w+)\",\\s*\"([^\"]+)\"");
    private static final Pattern ASSERTION = Pattern.compile("\\bassert (.*?);", Pattern.DOTALL);
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern CLAUSE = Pattern.compile("(@pre|@post|@invariant)\\s+(\\w+) .*\\(([^()]+)\\)");

    static List<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(REFERENCE)) {
            return folders.filter(Files::isDirectory).map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyAssertionNamesAClauseOfTheContract(String game) throws IOException {
        final Set<String> documented = new HashSet<>();
        for (String source : sourcesIn(SPECIFICATION.resolve(game))) {
            documented.addAll(clausesIn(source));
        }
        final List<String> named = new ArrayList<>();
        final List<String> undocumented = new ArrayList<>();
        for (String source : sourcesIn(REFERENCE.resolve(game))) {
            final Set<String> own = preconditionsIn(source);
            named.addAll(clausesNamedBy(source));
            clausesNamedBy(source).stream().filter(clause -> !documented.contains(clause) && !own.contains(clause))
                    .forEach(undocumented::add);
        }
        assertThat(named).as("clauses that are asserted at all").isNotEmpty();
        assertThat(undocumented).as("clauses that assertions name, but no Javadoc contains").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyAssertionHasAMessage(String game) throws IOException {
        final List<String> silent = new ArrayList<>();
        for (String source : sourcesIn(REFERENCE.resolve(game))) {
            silent.addAll(assertionsWithoutAMessage(source));
        }
        assertThat(silent).as("assertions without require, ensure or maintain, label and rule").isEmpty();
    }

    @Test
    void aClauseMayHaveTwoLinesAndTwoRules() {
        assertThat(clausesIn("/**\n * Plays.\n * @post it_is_so  it is\n *       so (C4-01, C4-02)\n */"))
                .containsExactlyInAnyOrder("@post it_is_so (C4-01)", "@post it_is_so (C4-02)");
    }

    @Test
    void labelAndRuleOfAnAssertionAreRead() {
        assertThat(clausesNamedBy("/** : require(\"x\", \"y\") */ assert a\n : require(\"b\",\n \"C4-01\", 1, this);"
                + " assert c : ensure(\"d\", \"C4-02\", 1, this);"))
                .containsExactly("@pre b (C4-01)", "@post d (C4-02)");
    }

    @Test
    void anAssertionWithoutAMessageIsReported() {
        assertThat(assertionsWithoutAMessage("assert a == b; assert invariant(); assert c : \"no\";"
                + " assert d : maintain(\"d_holds\", \"C4-01\", this); assert e : ensure(LABEL, \"C4-01\", 1, this);"))
                .containsExactly("a == b", "c : \"no\"", "e : ensure(LABEL, \"C4-01\", 1, this)");
    }

    private static List<String> sourcesIn(Path folder) throws IOException {
        final List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }

    /** Returns the clauses in the comments of a source text, as {@code @pre label (rule)}. */
    private static Set<String> clausesIn(String source) {
        final Set<String> clauses = new HashSet<>();
        COMMENT.matcher(source).results().forEach(comment -> {
            final String text = comment.group().replaceAll("\\R\\s*\\*?/?\\s*", " ");
            for (String tag : text.split("(?<=\\s)(?=@)")) {
                CLAUSE.matcher(tag).results().forEach(clause -> Arrays.stream(clause.group(3).split(", "))
                        .forEach(rule -> clauses.add(clause.group(1) + " " + clause.group(2) + " (" + rule + ")")));
            }
        });
        return clauses;
    }

    private static Set<String> preconditionsIn(String source) {
        return clausesIn(source).stream().filter(clause -> clause.startsWith("@pre")).collect(Collectors.toSet());
    }

    /** Returns the clauses that the assertions of a source text name. */
    private static List<String> clausesNamedBy(String source) {
        return NAMED_CALL.matcher(code(source)).results()
                .map(call -> TAG_OF.get(call.group(1)) + " " + call.group(2) + " (" + call.group(3) + ")").toList();
    }

    private static List<String> assertionsWithoutAMessage(String source) {
        return ASSERTION.matcher(code(source)).results().map(assertion -> assertion.group(1))
                .filter(text -> !text.equals("invariant()") && !NAMED_CALL.matcher(text).find())
                .toList();
    }

    private static String code(String source) {
        return COMMENT.matcher(source).replaceAll("");
    }
}
