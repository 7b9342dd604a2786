package tabuleiro.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.contracts.Workshop.Changed;

/** Mistakes are put into what a program does, not into what it asserts. */
class ChangesTest {

    private static final String ENGINE = """
            public class Engine {
                private int discs;
                public void play(int column) {
                    assert column > 0 : "column";
                    discs = discs + column;
                    assert discs < 100 && holds(column);
                }
                private boolean holds(int column) {
                    return discs >= column;
                }
                public int discs() {
                    final int result = discs - 1;
                    assert result >= 0;
                    return result + 0;
                }
                public boolean isOver() {
                    return discs > 41;
                }
                record Move(int column) { }
            }
            """;

    private final Changes changes = new Changes();

    @TempDir
    private Path folder;

    private List<Changed> all(Map<String, byte[]> classes, long seed) {
        final BitSet lines = new BitSet();
        lines.set(0, 100_000);
        return changes.changed(classes, lines, seed, 0, 1_000);
    }

    @Test
    void assertionsStayAsTheyAre() throws IOException {
        assertThat(all(Compiled.of("Engine", ENGINE, folder), 1)).isNotEmpty().extracting(Changed::line)
                .contains(6, 10, 13, 18).doesNotContain(5, 7, 14, 20);
    }

    @Test
    void whatIsReturnedStaysAsItWasAsserted() throws IOException {
        assertThat(all(Compiled.of("Engine", ENGINE, folder), 1)).filteredOn(each -> each.line() == 15)
                .isNotEmpty().extracting(Changed::description).noneMatch(each -> each.contains("return"));
        assertThat(all(Compiled.of("Engine", ENGINE, folder), 1)).filteredOn(each -> each.line() == 18)
                .extracting(Changed::description).anyMatch(each -> each.contains("return"));
    }

    @Test
    void anAssertionAboutAParameterIsAGuard() throws IOException {
        assertThat(changes.traced(Compiled.of("Engine", ENGINE, folder)).orElseThrow().guards())
                .containsExactly("program.Engine.play:5");
    }

    @Test
    void theOrderFollowsFromTheSeedAndTakesOneOfEachMethodFirst() throws IOException {
        final Map<String, byte[]> classes = Compiled.of("Engine", ENGINE, folder);
        final List<Changed> some = all(classes, 1);
        assertThat(all(classes, 1)).usingRecursiveComparison().isEqualTo(some);
        assertThat(some.subList(0, 4)).extracting(Changed::method).doesNotHaveDuplicates();
        assertThat(changes.changed(classes, BitSet.valueOf(new long[] {-1}), 1, 2, 3)).usingRecursiveComparison()
                .isEqualTo(some.subList(2, 5));
        assertThat(IntStream.range(1, 9).mapToObj(seed -> all(classes, seed).get(0).description()).distinct())
                .hasSizeGreaterThan(1);
    }

    @Test
    void onlyLinesThatAreWantedAreChanged() throws IOException {
        final Map<String, byte[]> classes = Compiled.of("Engine", ENGINE, folder);
        final Changed one = all(classes, 1).get(0);
        final BitSet line = new BitSet();
        line.set(one.place());
        assertThat(changes.changed(classes, line, 1, 0, 100)).isNotEmpty()
                .allMatch(each -> each.line() == one.line() && each.place() == one.place());
    }

    @Test
    void aClassThatIsVeryLongStaysAsItIs() throws IOException {
        final String text = "public class Long { int n; void run() { " + "n = n + 1;\n".repeat(4_000)
                + "} }\nclass Short { int n; void run() { n = n + 1; } }";
        final Map<String, byte[]> classes = Compiled.of("Long", text, folder);
        assertThat(all(classes, 1)).isNotEmpty().allMatch(each -> each.type().equals("program.Short"));
        assertThat(changes.traced(classes).orElseThrow().classes().get("program.Long"))
                .isEqualTo(classes.get("program.Long"));
    }

    @Test
    void aProgramThatIsTooLargeGetsNone() throws IOException {
        final String text = "public class Large { String a = \"" + "x".repeat(60_000) + "\"; int n = 1; }";
        final byte[] one = Compiled.of("Large", text, folder).get("program.Large");
        final Map<String, byte[]> large = IntStream.range(0, 20).boxed()
                .collect(Collectors.toMap(i -> "program.Large" + i, i -> one));
        assertThat(changes.traced(large)).isEmpty();
        assertThat(all(large, 1)).isEmpty();
    }
}
