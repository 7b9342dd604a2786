package tabuleiro.grading.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
}
