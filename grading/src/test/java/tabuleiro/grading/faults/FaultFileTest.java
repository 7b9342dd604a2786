package tabuleiro.grading.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.GradingException;

/** Faults say exactly what is changed, or are refused with the place where they do not. */
class FaultFileTest {

    private static final String GOOD = """
            clean: faults/any
            faults:
            - rule: C4-01
              guard: true
              mistake: no row
              file: Engine.java
              replace: "one"
              with: "two"
              also:
              - replace: "three"
                with: ""
            - rule: C4-02
              mistake: rarely seen
              file: Engine.java
              replace: "one"
              with: ""
            """;

    @TempDir
    private Path folder;

    private FaultFile read(String text) throws IOException {
        return new FaultFile(Files.writeString(folder.resolve("any.yaml"), text));
    }

    @Test
    void aGoodFileIsRead() throws IOException {
        final FaultFile file = read(GOOD);
        assertThat(file.clean()).isEqualTo("faults/any");
        assertThat(file.faults()).containsExactly(new Fault("C4-01", true, "no row", "Engine.java",
                List.of(new Fault.Change("one", "two"), new Fault.Change("three", ""))),
                new Fault("C4-02", false, "rarely seen", "Engine.java",
                        List.of(new Fault.Change("one", ""))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "rule: C4-01;       ruler: C4-01;   line 3: rule is missing",
        "file: Engine.java; files: x;       line 3: file is missing",
        "guard: true;       guard: maybe;   line 3: guard is true or left out",
        "mistake: no row;   rule: again;    line 5: rule occurs twice",
        "clean: faults/any; cleaned: x;     line 1: clean is missing",
        "mistake: no row;   mistake: [a];   line 5: here must stand a plain value",
        "'  also:';         '  extra: x\n  also:'; line 9: extra is not known here",
        "'- rule: C4-01';   '- rule: [';    line",
        "clean: faults/any; '\t- x';        line 1"})
    void aBadOneIsRefusedWithItsLine(String text, String instead, String said) {
        assertThatThrownBy(() -> read(GOOD.replace(text, instead))).isInstanceOf(GradingException.class)
                .hasMessageContaining(said);
    }

    @Test
    void whatIsNoListOrNoTextIsRefused() throws IOException {
        assertThatThrownBy(() -> read("")).hasMessageContaining("is empty");
        assertThatThrownBy(() -> read("clean: x\nfaults: y\n")).hasMessageContaining("faults must be a list");
        assertThatThrownBy(() -> read("just text")).hasMessageContaining("here must stand keys with values");
        final Path latin = Files.write(folder.resolve("latin.yaml"), "é".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> new FaultFile(latin)).hasMessageContaining("UTF-8");
    }

    @Test
    void whatIsReplacedMustOccurExactlyOnce() {
        final Map<String, String> clean = Map.of("any/Engine.java", "one two two", "any/Games.java", "one");
        assertThat(fault("Engine.java", "one").in(clean))
                .isEqualTo(Map.of("any/Engine.java", "- two two", "any/Games.java", "one"));
        assertThatThrownBy(() -> fault("Engine.java", "two").in(clean))
                .hasMessageContaining("it does several times: two");
        assertThatThrownBy(() -> fault("Engine.java", "four").in(clean)).hasMessageContaining("it does not: four");
        assertThatThrownBy(() -> fault("Other.java", "one").in(clean)).hasMessageContaining("has 0 files Other.java");
    }

    private static Fault fault(String file, String replace) {
        return new Fault("C4-01", false, "any", file, List.of(new Fault.Change(replace, "-")));
    }
}
