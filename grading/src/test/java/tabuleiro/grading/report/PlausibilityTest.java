package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.OwnExample;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** Stored results that count more than there is are refused in a line. */
class PlausibilityTest {

    private static final Check CHECK =
            new Check("F", "C4-01", false, "law", "an example", List.of("Given", "When", "Then"), "f.feature", 7);

    @TempDir
    private Path folder;

    private String stored() {
        final Played played = new Played(8, 5, 6, true, Map.of("C4-01", 3), 2, 1, Map.of("C4-01", 1), "",
                Map.of(), Map.of(),
                List.of());
        final OwnExamples own = new OwnExamples(List.of(new OwnExample("f", 1, "t", "")), 3, 60);
        final List<Graded> submissions = List.of("one", "two").stream().map(name -> new Graded(name, List.of(),
                List.of(), List.of(new Outcome(CHECK, Status.FAILED, 2, "wrong", "", "")),
                new Extras(Optional.of(played), Optional.of(own)))).toList();
        final Run run = new Run(new Exercise("any"), Shard.WHOLE, "a sandbox", "0123456789abcdef", "seed 1");
        new Reports(new Rubric(new Exercise("any"), "Any", 20, Map.of("C4-01", BigDecimal.ONE), Map.of()))
                .write(new OutputFolder(folder), new GradedClass(run, List.of(CHECK), submissions));
        try {
            return Files.readString(folder.resolve("results.json"));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void read(String json) throws IOException {
        Files.writeString(folder.resolve("results.json"), json);
        ResultsFile.read(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "\"right\" : 5; \"right\" : 1000",
        "\"right\" : 5; \"right\" : 6",
        "\"right\" : 5; \"right\" : -5",
        "\"begun\" : 6; \"begun\" : 4",
        "\"begun\" : 6; \"begun\" : 9",
        "\"games\" : 8; \"games\" : 0",
        "\"games\" : 8; \"games\" : 80",
        "\"C4-01\" : 3; \"C4-01\" : -3",
        "\"C4-01\" : 3; \"C4-99\" : 3",
        "\"extensionRight\" : 1; \"extensionRight\" : 3",
        "\"found\" : 3; \"found\" : 61",
        "\"found\" : 3; \"found\" : -1",
        "\"faults\" : 60; \"faults\" : 3",
        "\"name\" : \"two\"; \"name\" : \"one\"",
        "\"status\" : \"FAILED\"; \"status\" : \"PASSED\"",
        "\"step\" : 2; \"step\" : 3",
    })
    void whatCannotBeIsRefusedInALine(String line, String instead) {
        final String json = stored();
        assertThat(json).contains(line);
        assertThatThrownBy(() -> read(json.replaceFirst(line, instead))).isInstanceOf(GradingException.class)
                .hasMessageContaining("were changed since they were written").hasMessageNotContaining("\n");
    }

    /** A page lies in its report, a name can be shown, and a time is one. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "\"page\" : \"two.html\"; \"page\" : \"../../two.html\"",
        "\"page\" : \"two.html\"; \"page\" : \"/etc/passwd\"",
        "\"page\" : \"two.html\"; \"page\" : \"index.html\"",
        "\"page\" : \"two.html\"; \"page\" : \"one.html\"",
        "\"name\" : \"two\"; \"name\" : \"t\\u0007o\"",
        "\"name\" : \"two\"; \"name\" : \"\"",
        "\"time\" : \"\"; \"time\" : \"+999999999-01-01T00:00\"",
        "\"time\" : \"\"; \"time\" : \"2026-02-31T99:00\"",
    })
    void whatNobodyIsNamedIsRefusedInALine(String line, String instead) {
        final String json = stored();
        assertThat(json).contains(line);
        assertThatThrownBy(() -> read(json.replace(line, instead))).isInstanceOf(GradingException.class)
                .hasMessageContaining("were changed since they were written").hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "\"right\" : 5; \"right\" : 99999999999999999999",
        "\"right\" : 5; \"right\" : 1e999",
        "\"right\" : 5; \"right\" : NaN",
        "\"right\" : 5; \"right\" : 5.9",
        "\"right\" : 5; \"right\" : \"5\"",
        "\"status\" : \"FAILED\"; \"status\" : 0",
        "\"right\" : 5; \"right\" : 4, \"right\" : 5",
        "\"right\" : 5; \"right\" : 5, \"other\" : 5",
        "\"version\" : 12; \"version\" : 12, \"version\" : 4",
        "\"problem\" : [ ]; \"problem\" : [ null ]",
        "\"sources\" : {}; \"sources\" : []",
        "\"name\" : \"two\"; \"name\" : null",
        "\"check\" : 0; \"check\" : 77",
    })
    void whatIsNoResultIsRefusedInALine(String line, String instead) {
        final String json = stored();
        assertThat(json).contains(line);
        assertThatThrownBy(() -> read(json.replace(line, instead))).isInstanceOf(GradingException.class)
                .hasMessageContaining("cannot be read").hasMessageNotContaining("\n");
    }

    @Test
    void whatIsNotEvenAReportIsRefusedInALine() {
        for (String json : List.of("[{\"version\":12}]", "{\"run\":9,\"version\":12}", "[".repeat(100_000), "null", "",
                "{\"run\":{\"version\":12},\"submissions\":[4]}")) {
            assertThatThrownBy(() -> read(json)).isInstanceOf(GradingException.class)
                    .hasMessageContaining("cannot be read").hasMessageNotContaining("\n");
        }
    }

    @Test
    void olderResultsAreRefusedWithWhatToDo() {
        final String json = stored();
        for (int version : new int[] {4, 11, 13}) {
            assertThatThrownBy(() -> read(json.replaceFirst("\"version\" : 12", "\"version\" : " + version)))
                    .isInstanceOf(GradingException.class).hasMessageContaining("version " + version)
                    .hasMessageContaining("grade again").hasMessageNotContaining("\n");
        }
    }
}
