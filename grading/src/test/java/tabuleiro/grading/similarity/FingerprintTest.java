package tabuleiro.grading.similarity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;

/** Programs are the same if nothing was changed in them that takes work. */
class FingerprintTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");

    private static final String SOURCE = """
            package connectfour;
            import java.util.List;
            final class Line {
                private int length;
                int longest(List<Integer> all) {
                    int most = 0; // so far
                    for (int each : all) {
                        most = Math.max(most, each);
                    }
                    return most + "a // b".length() - '"';
                }
            }
            """;

    private final Fingerprint fingerprint = new Fingerprint(EXERCISE);

    private boolean isSame(String other) {
        return fingerprint.of(Map.of("connectfour/Line.java", SOURCE))
                .equals(fingerprint.of(Map.of("connectfour/Other.java", other)));
    }

    @Test
    void commentsWhiteSpaceImportsAndNamesMakeNoDifference() {
        assertThat(isSame(SOURCE.replace("// so far", "/* the\n longest */").replace("    ", "\t"))).isTrue();
        assertThat(isSame(SOURCE.replace("import java.util.List;", "import java.util.*;"))).isTrue();
        assertThat(isSame(SOURCE.replace("most", "x").replace("each", "y").replace("Line", "Row"))).isTrue();
    }

    @Test
    void aVariableMayBeCalledAsSomethingThatWasHandedOut() {
        final String one = "class A { int f(int column) { int winner = column; return winner + at(column); } }";
        assertThat(fingerprint.of(Map.of("A.java", one))).isEqualTo(fingerprint.of(Map.of("A.java",
                one.replace("column", "c").replace("winner", "w"))));
        assertThat(fingerprint.of(Map.of("A.java", one)))
                .isNotEqualTo(fingerprint.of(Map.of("A.java", one.replace("at(", "hasSpace("))));
    }

    @Test
    void whateverElseIsChangedMakesADifference() {
        assertThat(isSame(SOURCE.replace("= 0", "= 1"))).isFalse();
        assertThat(isSame(SOURCE.replace("a // b", "a // c"))).isFalse();
        assertThat(isSame(SOURCE.replace("most + ", "each + "))).isFalse();
        assertThat(isSame(SOURCE.replace("for (int each : all)", "while (int each : all)"))).isFalse();
    }

    @Test
    void namesThatWereHandedOutMeanSomething() {
        final String one = "class A { int f() { return next.hasSpace(1) ? 1 : 2; } }";
        assertThat(fingerprint.of(Map.of("A.java", one)))
                .isNotEqualTo(fingerprint.of(Map.of("A.java", one.replace("hasSpace", "whyNotPlay"))));
    }

    @Test
    void whatIsAsItWasHandedOutHasNone() {
        assertThat(fingerprint.of(Fixtures.stub(EXERCISE))).isEmpty();
        assertThat(fingerprint.of(Map.of())).isEmpty();
    }

    @Test
    void anyTextHasOne() {
        for (String text : List.of("", "\"", "'", "/*", "\\", "\uD800", "\u0000", "/", "1e", "\"\"\"a".repeat(9))) {
            assertThat(fingerprint.of(Map.of("A.java", text))).isPresent();
        }
    }
}
