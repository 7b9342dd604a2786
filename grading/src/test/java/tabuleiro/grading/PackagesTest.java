package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import tabuleiro.Contract;
import tabuleiro.contracts.Trial;

/** No packages use each other in a circle, so that each can be understood from what it uses. */
class PackagesTest {

    private static final Pattern USES = Pattern.compile("(?m)^\\s+(tabuleiro\\S*)\\s+->\\s+(tabuleiro\\S*)\\s");

    private static Map<String, Set<String>> uses(Class<?> inModule) throws Exception {
        final Path classes = Path.of(inModule.getProtectionDomain().getCodeSource().getLocation().toURI());
        final StringWriter printed = new StringWriter();
        final PrintWriter out = new PrintWriter(printed);
        assertThat(ToolProvider.findFirst("jdeps").orElseThrow().run(out, out, "-verbose:package", "-filter:none",
                "--multi-release", "17", classes.toString())).as(printed.toString()).isZero();
        final Map<String, Set<String>> uses = new TreeMap<>();
        USES.matcher(printed.toString()).results().filter(use -> !use.group(1).equals(use.group(2)))
                .forEach(use -> uses.computeIfAbsent(use.group(1), any -> new TreeSet<>()).add(use.group(2)));
        return uses;
    }

    /** Takes away, again and again, what uses nothing that is left: in the end there is only what leads to circles. */
    private static Set<String> inCircles(Map<String, Set<String>> uses) {
        final Map<String, Set<String>> left = new TreeMap<>(uses);
        boolean goesOn = true;
        while (goesOn) {
            goesOn = left.values().removeIf(used -> used.stream().noneMatch(left::containsKey));
        }
        return left.keySet();
    }

    @Test
    void noPackagesUseEachOtherInACircle() throws Exception {
        for (Class<?> module : List.of(Contract.class, Trial.class, Exercise.class)) {
            final Map<String, Set<String>> uses = uses(module);
            assertThat(uses).as("what packages of %s use", module).isNotEmpty();
            assertThat(inCircles(uses)).as("packages in circles, or above them").isEmpty();
        }
    }

    @Test
    void aCircleIsFound() {
        assertThat(inCircles(Map.of("a", Set.of("b"), "b", Set.of("c"), "c", Set.of("b"), "d", Set.of("e"))))
                .containsExactly("a", "b", "c");
        assertThat(inCircles(Map.of("a", Set.of("b", "c"), "b", Set.of("c")))).isEmpty();
    }
}
