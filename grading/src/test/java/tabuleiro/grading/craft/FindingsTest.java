package tabuleiro.grading.craft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.source.Program;

/** Tests what is found in the craft of a program, and what is not. */
class FindingsTest {

    private static Program program(String body) {
        return Program.of(Map.of("game/Engine.java", "package game;\n/** Plays. */\npublic final class Engine {\n"
                + body.replace("|", "\n") + "\n}\n"), Map.of());
    }

    private static List<Finding> found(Program program) {
        return Stream.of(Structure.in(program), Legibility.in(program, Map.of()), Simplicity.in(program),
                Documentation.in(program)).flatMap(List::stream).toList();
    }

    /** Each line is a mistake beside the same without it, and words of what is said of the first alone. */
    @ParameterizedTest
    @CsvSource(delimiter = '#', value = {
        "static int games; void play() { games++; } # int games; void play() { games++; } # global variable",
        "static final int[] GAMES = {0}; void play() { GAMES[0] = 1; } # static final int[] GAMES = {0};"
            + " int play() { return GAMES[0]; } # global variable",
        "static final List<K> ALL = f(); void g(K k) { ALL.add(k); } # static final List<K> ALL = f(); static {"
            + " ALL.add(K.A); } # global variable",
        "int[] cells = {}; void f() { cells = null; } # private int[] cells = {}; void f() { cells = null; }"
            + " # reached from other classes",
        "int a(K k) { return switch (k) { case A -> 1; case B -> 2; }; } int b(K k) { return switch (k) { case A -> 3;"
            + " case B -> 4; }; } # int a(K k) { return switch (k) { case A -> 1; case B -> 2; }; } # new kind",
        "private int n; public int next() { n = n + 1; return n; } public int last() { return --n; }"
            + " # private int n; public int next() { return n + 1; } public void back() { n--; } # change the object",
        "void f(int a, int b, int c, int d, int e, int g) { h(a, b, c, d, e, g); } void f2(int a, int b, int c, int d,"
            + " int e, int g) { h(a, b, c, d, e, g); } # void f(int a, int b) { h(a, b); } # parameters",
        "void f() { for (;;) { if (x) { while (y) { if (z) { g(); } } } } } # void f() { if (x) { g(); } else if (y) {"
            + " g(); } else if (z) { g(); } else if (w) { g(); } else if (v) { g(); } } # nested",
        "private int never; # private int once; int f() { return once; } # used nowhere",
        "private void never() { g(); } # private void once() { g(); } void f() { once(); } # used nowhere",
        "private void never() { g(); } # private void once() { g(); } void f() { h(this::once); } # used nowhere",
        "void f() { // if (x) { g(); }| g(); } # void f() { // the last row| g(); } # Code stands in comments"
    })
    void aMistakeIsFoundAndWhatIsRightIsNot(String wrong, String right, String said) {
        assertThat(found(program(wrong))).as(wrong).anySatisfy(each -> {
            assertThat(each.says()).contains(said);
            assertThat(each.costs()).isPositive();
            assertThat(each.places()).isNotEmpty().allSatisfy(place ->
                    assertThat(place.toString()).startsWith("Engine.java:"));
        });
        assertThat(found(program(right))).as(right).noneSatisfy(each -> assertThat(each.says()).contains(said));
    }

    /** Who calls a class otherwise says so; what is no class of the program is said to be none. */
    @Test
    void classesThatTheBriefDemandsAreFoundByNameOrByWhatTheAuthorSays() {
        final Program program = Program.of(Map.of("game/A.java", "package game;\n/** Holds. */\nclass Grid {\n}\n",
                "game/B.java", "package game;\n/** Moves. */\nclass Peca {\n}\n"), Map.of());
        final Demands demands = new Demands(Map.of(), new TreeMap<>(Map.of("Board", Set.of("board", "tabuleiro"),
                "Piece", Set.of("piece", "peca"), "Game", Set.of("game"))), Map.of());
        assertThat(demands.in(program, "").stream().map(Demands.Demanded::found))
                .containsExactly(List.of(), List.of(), List.of("Peca"));
        assertThat(demands.in(program, "## Classes\n\n- **Tabuleiro**: `Grid`, the 42 squares\n* `Game` -> Match\n"
                + "Piece: moves\nThe Board: Peca").stream().map(Demands.Demanded::found)).containsExactly(
                List.of("Grid (named in REPORT.md)"), List.of("Match (named in REPORT.md, but there is no such class)"),
                List.of("Peca"));
    }

    @Test
    void aLongRoutineIsNamedWithItsLinesOfCode() {
        final String statements = String.join("|", Collections.nCopies(39, "g(); // a remark||"));
        assertThat(found(program("void f() {|" + statements + "|}"))).extracting(Finding::says)
                .anyMatch(each -> each.contains("more than 40 lines"));
        assertThat(found(program("void f() {|" + statements.replaceFirst("g\\(\\);", "") + "|}")))
                .extracting(Finding::says).noneMatch(each -> each.contains("lines of code."));
    }

    @Test
    void aPassageThatStandsTwiceButForNamesIsACopy() {
        final String passage = "for (int a = 0; a < 7; a++) {|if (cells[a][b] == p && cells[a + 1][b] == p) {|count++;"
                + "|} else {|count = 0;|}|if (count == 4) {|return true;|}|}|return false;|";
        final Program twice = program("boolean f(int b, int p) {|int count = 0;|" + passage + "}|"
                + "boolean g(int c, int q) {|int count = 0;|" + passage.replace("a ", "i ")
                .replace("[b]", "[c]").replace(" p", " q") + "}");
        assertThat(Copies.in(twice)).singleElement().satisfies(copy -> {
            assertThat(copy.place().toString()).contains("g, as Engine.java:4 f");
            assertThat(copy.lines()).isGreaterThan(9);
        });
        assertThat(Copies.in(program("boolean f(int b, int p) {|int count = 0;|" + passage + "}"))).isEmpty();
    }

    @Test
    void commentsThatRepeatTheCodeAreFound() {
        final String comments = "void f() {|// play the column|play(column);|// count the discs|count(discs);|"
                + "// next player|player = player.next();|}";
        assertThat(found(program(comments))).extracting(Finding::says).anyMatch(each -> each.contains("repeat"));
        assertThat(found(program(comments.replace("next player", "until a line is full")))).filteredOn(each ->
                each.says().contains("repeat")).allSatisfy(each -> assertThat(each.costs()).isZero());
    }

    @Test
    void whatCheckstyleFindsIsNamedWithItsLineAndNothingIsWrittenElsewhere() {
        final Map<String, String> sources = Map.of("game/A.java",
                "package game;\n\n/** One. */\nclass A {\n\tint a;\n}\n",
                "../../../../../../../B.java", "class B {\n\tint b;\n}\n");
        assertThat(StyleCheck.of(Program.of(sources, Map.of()), sources)).hasEntrySatisfying(
                "File contains tab characters (this is the first instance).",
                places -> assertThat(places).hasToString("[A.java:5]"));
    }

    @Test
    void fewerAssertionsThanOneInFourRoutinesAreFew() {
        final String routines = "void a() { } void b() { } void c() { } void d() { assert x; }";
        assertThat(found(program(routines + " void e() { }"))).anySatisfy(each -> {
            assertThat(each.says()).startsWith("Assertions: 1, in 5 routines");
            assertThat(each.costs()).isOne();
        });
        assertThat(found(program(routines))).anySatisfy(each -> {
            assertThat(each.says()).startsWith("Assertions: 1, in 4 routines");
            assertThat(each.costs()).isZero();
        });
    }

    @Test
    void whatWasHandedOutIsNotTheStudents() {
        final String given = "package game;\nclass Games {\n int made() { return 1; }\n int TODO() { return 0; }\n}\n";
        final Program same = Program.of(Map.of("game/Games.java", given.replace("made() {", "made() { // one")),
                Map.of("game/Games.java", given));
        assertThat(same.types()).isEmpty();
        final Program changed = Program.of(Map.of("game/Games.java", given.replace("return 0", "return 2")),
                Map.of("game/Games.java", given));
        assertThat(changed.types()).singleElement().satisfies(type ->
                assertThat(type.routines()).extracting(each -> each.getNameAsString()).containsExactly("TODO"));
    }

    @Test
    void whatIsNoJavaIsNamed() {
        final Program program = Program.of(Map.of("A.java", "class A {", "B.java", "class B { }"), Map.of());
        assertThat(program.unread()).containsExactly("A.java");
        assertThat(program.types()).extracting(Program.Type::name).containsExactly("B");
    }

    @Test
    void whoUsesAClassStandsAboveIt() {
        final ClassMap map = ClassMap.of(Program.of(Map.of("A.java", "class A { B b; class In { C c; } }",
                "B.java", "class B { C c() { return C.ONE; } }", "C.java", "enum C { ONE }"), Map.of()));
        assertThat(map.uses()).containsOnlyKeys("A", "B", "C").containsEntry("C", Set.of());
        assertThat(map.uses().get("A")).containsExactly("B", "C");
        assertThat(map.svg()).containsSubsequence("class=\"arrow\"", ">A<", ">B<", ">C<").doesNotContain("arrow up");
    }
}
