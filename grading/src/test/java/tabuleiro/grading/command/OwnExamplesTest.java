package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;

/** Students' own examples are marked where the rubric weighs them; hostile ones cost nobody anything. */
class OwnExamplesTest {

    private static final String EXAMPLE = """
            Feature: mine

              Example: a disc falls to the bottom of an empty column
                Given a new game
                And the players in turn drop discs in columns 7, 7, 1
                When the second player drops a disc in column 1
                Then the grid is
                  \"""
                  . . . . . . .
                  . . . . . . .
                  . . . . . . .
                  . . . . . . .
                  2 . . . . . 2
                  1 . . . . . 1
                  \"""
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();

    private void submission(String name, String feature) throws IOException {
        final Path sources = Fixtures.project("grading/samples/connect-four/participant-101/src/main/java");
        for (var source : Fixtures.sources(sources).entrySet()) {
            write("class/" + name + "/src/main/java/" + source.getKey(), source.getValue());
        }
        if (!feature.isEmpty()) {
            write("class/" + name + "/src/test/resources/examples/mine.feature", feature);
        }
    }

    private void write(String path, String text) throws IOException {
        final Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve("out/" + name + ".html"));
    }

    /** Grades by the rubric of Connect Four without its games, which takes long, and with more lines. */
    private int grade(String... more) throws IOException {
        final List<String> words = new ArrayList<>(List.of(folder.resolve("class").toString(), "--out",
                folder.resolve("out").toString(), "--rubric",
                Fixtures.rubricWithoutPlay("connect-four", folder, more).toString()));
        if (!Fixtures.isSandboxed()) {
            words.add("--isolation=process");
        }
        return Grade.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(new StringWriter()))
                .execute(words.toArray(String[]::new));
    }

    @Thorough
    @Test
    void theyAreMarkedWhereTheRubricWeighsThem() throws IOException {
        submission("good", EXAMPLE);
        submission("hostile", "Feature: \u001b[31m\n" + "@x ".repeat(5000) + "| a |\n".repeat(5000));
        submission("none", "");
        assertThat(grade("own-examples: 50")).isZero();
        assertThat(page("good")).contains("1 of 1 examples that you have written count");
        assertThat(page("hostile")).contains("0 of 1 examples", "does not count", "The file has more than");
        assertThat(page("none")).contains("No example that you have written was found", "For this you get 0 of 50");
        assertThat(out.toString()).containsPattern("submission +of 20 .* guards   faults\n")
                .containsPattern("good .* [1-9][0-9]?/60\n").containsPattern("hostile .* 0/60\n")
                .containsPattern("none .* 0/60\n");
        assertThat(page("index")).contains(">Faults found<", "the share counts that they find", ">0/60<");
        assertThat(marks()).satisfies(marks -> assertThat(marks.get(0)).isGreaterThan(marks.get(1)))
                .satisfies(marks -> assertThat(marks.get(1)).isEqualTo(marks.get(2)).isLessThan(20));
    }

    private List<Double> marks() {
        return out.toString().lines().filter(line -> line.matches("(good|hostile|none) .*"))
                .map(line -> Double.valueOf(line.split(" +")[1])).toList();
    }

    @Test
    void theyAreIgnoredWhereItDoesNot() throws IOException {
        submission("good", EXAMPLE);
        assertThat(grade()).isZero();
        assertThat(page("good")).contains("20.0 of 20").doesNotContain("that you have written");
        assertThat(out.toString()).doesNotContain("faults");
        assertThat(page("index")).doesNotContain("Faults found", "wrong solutions");
    }
}
