package tabuleiro.grading.testing;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;

/** However many things of a kind a program has, and whatever they are called, it costs nobody else anything. */
class LargeProgramTest {

    private static final Map<String, String> REFERENCE = Fixtures.reference(new Exercise("connect-four"));

    private static Observed judged(String many) {
        final Map<String, String> sources = new HashMap<>(REFERENCE);
        sources.put("connectfour/Many.java", "package connectfour;\n" + many);
        sources.computeIfPresent("connectfour/Games.java", (path, text) -> {
            final String changed = text.replaceFirst("public final class Games [^{]*\\{",
                    "$0 private static final Object MANY = Many.used();");
            assertThat(changed).as("a reference that uses what is large").isNotEqualTo(text);
            return changed;
        });
        return FewExamples.test(sources);
    }

    private static String times(int count, IntFunction<String> each) {
        return IntStream.range(0, count).mapToObj(each).collect(joining("\n"));
    }

    private static String many(String content) {
        return "final class Many { static Object used() { return \"\"; } " + content + "}\n";
    }

    @ParameterizedTest
    @CsvSource({"900, record R%s() { }", "300, 'static Object o%s() { return new Object() { }; }'",
        "900, @interface A%s { }", "20000, static void m%s() { }", "20000, static int f%s;",
        "3000, static final String S%1$s = \"a%1$s\";", "100, 'class N%1$s { class M%1$s { class O%1$s { } } }'"})
    void whatIsWithinTheLimitsIsGraded(int count, String each) {
        final Observed observed = judged(many(times(count, i -> each.formatted(i))));
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes()).allMatch(Outcome::passed);
    }

    @Test
    void namesMayBeLong() {
        final Observed observed = judged(many("static int " + "x".repeat(60_000) + ";") + "class L" + "y".repeat(60_000)
                + " { }");
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes()).allMatch(Outcome::passed);
    }

    @Thorough
    @Test
    void whoInheritsTooDeepOverflowsAlone() {
        final Observed observed = judged("class C0 { }\n"
                + times(950, i -> "class C" + (i + 1) + " extends C" + i + " { }")
                + "final class Many { static Object used() { return new C950(); } }");
        assertThat(observed.outcomes()).noneMatch(Outcome::passed);
        assertThat(observed.outcomes().get(0).message()).contains("StackOverflowError");
    }
}
