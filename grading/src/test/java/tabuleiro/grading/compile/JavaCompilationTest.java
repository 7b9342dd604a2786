package tabuleiro.grading.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.connectfour.Level;
import tabuleiro.grading.Thorough;

/** What Java allows compiles, however files and lines are written; an error is told with its line. */
class JavaCompilationTest {

    private static Compiled compiled(String path, String text) {
        return new JavaCompilation("").compile(Map.of(path, text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"connectfour/Pe\u00e7a.java", "connectfour/Pec\u0327a.java"})
    void aNameMayHaveLettersOfAnyLanguageAndItsFileMayWriteThemInParts(String path) {
        final Compiled compiled = compiled(path, "package connectfour; public class Pe\u00e7a { }");
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.classes()).containsOnlyKeys("connectfour.Pe\u00e7a");
    }

    @Test
    void aPublicClassInAFileOfAnotherNameIsAnError() {
        assertThat(compiled("connectfour/Peca.java", "package connectfour; public class Pe\u00e7a { }").errors())
                .singleElement().asString().contains("should be declared in a file named Pe\u00e7a.java");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void anErrorIsToldWithItsLineHoweverLinesEnd(String end) {
        assertThat(compiled("x/X.java", "package x;" + end + "class X {" + end + "  int x = \"one\";" + end + "}")
                .errors()).singleElement().asString()
                .startsWith("x/X.java:3: ").endsWith("\n  int x = \"one\";\n          ^");
    }

    /** What was written before the constant came is compiled as it was then; what forgets another one never was. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "case RANDOM -> 1; case COMPETENT -> 2;                    | 0",
            "case RANDOM -> 1; case COMPETENT -> 2; case PERFECT -> 3; | 0",
            "case RANDOM -> 1;                                         | 1",
            "case RANDOM -> 1; case PERFECT -> 3;                      | 1"})
    void aSwitchMayLeaveOutAConstantThatCameLater(String cases, int errors) throws URISyntaxException {
        final JavaCompilation compilation = new JavaCompilation(
                Path.of(Level.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
        assertThat(compilation.compile(Map.of("x/X.java", "package x; class X { int of(tabuleiro.connectfour.Level"
                + " level) { return switch (level) { " + cases + " }; } }")).errors()).hasSize(errors);
    }

    private static String nested(int classes) {
        return "package x; class X {" + IntStream.range(1, classes).mapToObj(i -> "interface I" + i + " { }")
                .collect(Collectors.joining("\n")) + "}";
    }

    @Test
    void classesAreLimitedInNumber() {
        assertThat(compiled("x/X.java", nested(1000)).classes()).hasSize(1000);
        final Compiled oneMore = compiled("x/X.java", nested(1001));
        assertThat(oneMore.problem()).isEqualTo("is too large");
        assertThat(oneMore.errors()).singleElement().asString().contains("more than 1000 classes");
        assertThat(oneMore.classes()).isEmpty();
    }

    @Test
    void classesWithoutNamesAreCountedToo() {
        assertThat(compiled("x/X.java", "package x; class X { Object[] all = {" + "new Object() { }, ".repeat(1000)
                + "}; }").problem()).isEqualTo("is too large");
    }

    @Test
    @Thorough
    void classesAreLimitedInSize() {
        final String cleanUp = "try { System.gc(); } finally { ".repeat(10) + "System.gc();" + "}".repeat(10);
        final String methods = IntStream.range(0, 400).mapToObj(i -> "void m" + i + "() {" + cleanUp + "}")
                .collect(Collectors.joining("\n"));
        assertThat(compiled("x/X.java", "package x; class X {" + methods + "} class Y { }").problem())
                .isEqualTo("is too large");
    }
}
