package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;

/** A grading is kept: what is new or has changed is graded, all else stays, and nothing is replaced unseen. */
@Slow
class KeptTest {

    @TempDir
    private Path folder;

    private Path rubric;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void aClassOfThree() throws IOException {
        rubric = Fixtures.rubricWithoutPlay("connect-four", folder);
        for (String name : List.of("Zo\u00EB", "\u00C9va", "Eva_12_assignsubmission_file_")) {
            handIn("class/" + name, "nonsense of " + name);
        }
    }

    private void handIn(String submission, String source) throws IOException {
        final Path file = folder.resolve(submission).resolve("connectfour/Games.java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
    }

    private int grade(Object... words) {
        final List<String> arguments = new ArrayList<>(Stream.of(words).map(Object::toString).toList());
        arguments.addAll(List.of("--rubric", rubric.toString()));
        if (!Fixtures.isSandboxed() && !arguments.contains("merge") && !arguments.contains("marks")) {
            arguments.add("--isolation=process");
        }
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Grade.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
                .execute(arguments.toArray(String[]::new));
    }

    private int gradeInto(String report, String... paths) {
        final List<Object> words = new ArrayList<>(Stream.of(paths).map(folder::resolve).toList());
        words.addAll(List.of("--out", folder.resolve(report)));
        return grade(words.toArray());
    }

    private Map<String, String> files(String report) throws IOException {
        final Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder.resolve(report))) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }

    @Test
    void oneByOneIsTheSameAsAllAtOnceAndInTheOrderOfTheLanguage() throws IOException {
        assertThat(gradeInto("once", "class")).as(err.toString()).isZero();
        assertThat(out.toString()).containsSubsequence("\u00C9va", "Eva_12", "Zo\u00EB");
        for (String each : List.of("class/Zo\u00EB", "class/Eva_12_assignsubmission_file_", "class/\u00C9va")) {
            assertThat(gradeInto("single", each)).as(err.toString()).isZero();
        }
        assertThat(files("single")).isEqualTo(files("once"));
        assertThat(gradeInto("a", "class/Zo\u00EB")).isZero();
        assertThat(gradeInto("b", "class/\u00C9va")).isZero();
        assertThat(gradeInto("c", "class/Eva_12_assignsubmission_file_")).isZero();
        assertThat(grade("merge", folder.resolve("a"), folder.resolve("b"), folder.resolve("c"), "--out",
                folder.resolve("merged"))).as(err.toString()).isZero();
        assertThat(files("merged")).isEqualTo(files("once"));
        assertThat(files("once").get("results.json")).contains("\"name\" : \"Eva\"", "\"id\" : \"12\"",
                "\"page\" : \"eva-12.html\"", "\"from\" : \"class\"");
    }

    @Test
    void whoComesLateOrAgainIsAddedAndNobodyElseIsTouched() throws IOException {
        gradeInto("report", "class");
        final Map<String, String> before = files("report");
        handIn("late/Ada", "nonsense of Ada");
        handIn("late/Zo\u00EB", "better nonsense");
        assertThat(gradeInto("report", "late")).as(err.toString()).isZero();
        assertThat(err.toString()).contains(
                "The report had 3 submissions. New: 1 (Ada). Changed: 1 (Zo\u00EB). Gone: none.");
        assertThat(files("report")).hasSize(before.size() + 1).containsKey("ada.html")
                .containsEntry("eva-12.html", before.get("eva-12.html"));
        assertThat(gradeInto("report", "late")).isZero();
        assertThat(err.toString()).contains("New: none. Changed: none. Gone: none. The others are kept");
    }

    @Test
    void whatIsGoneStaysAndIsMarkedUntilItIsPruned() throws IOException {
        gradeInto("report", "class");
        Files.delete(folder.resolve("class/Zo\u00EB/connectfour/Games.java"));
        Files.delete(folder.resolve("class/Zo\u00EB/connectfour"));
        Files.delete(folder.resolve("class/Zo\u00EB"));
        assertThat(gradeInto("report", "class/\u00C9va")).isZero();
        assertThat(err.toString()).as("only one was looked at").contains("Gone: none.");
        assertThat(gradeInto("report", "class")).isZero();
        assertThat(err.toString()).contains("Gone: 1 (Zo\u00EB).");
        assertThat(files("report").get("index.html")).contains("was not there any more");
        assertThat(grade("marks", folder.resolve("report"))).isZero();
        assertThat(files("report")).containsKey("zoe.html").containsKey("results.json");
        assertThat(gradeInto("report", "class", "--prune")).isEqualTo(2);
        assertThat(grade(folder.resolve("class"), "--out", folder.resolve("report"), "--prune")).isZero();
        assertThat(files("report")).doesNotContainKey("zoe.html");
        assertThat(files("report").get("results.json")).doesNotContain("Zo\u00EB");
    }

    @Test
    void anotherExerciseRubricOrReportIsNotReplaced() throws IOException {
        gradeInto("report", "class");
        gradeInto("other", "class/\u00C9va");
        final Map<String, String> before = files("report");
        assertThat(grade(folder.resolve("class"), "--out", folder.resolve("report"), "--seed=7")).isZero();
        Files.writeString(rubric, Files.readString(rubric).replaceFirst("C4-02: [0-9.]+", "C4-02: 5.5"));
        assertRefused(gradeInto("report", "class"), "was marked by another rubric", "grade marks ");
        assertThat(grade("marks", folder.resolve("report"))).isZero();
        assertThat(gradeInto("report", "class")).as("marked by this rubric now").isZero();
        assertRefused(grade("marks", folder.resolve("other"), "--out", folder.resolve("report")), "would be lost");
        Files.createDirectories(folder.resolve("q/Eva/quarto"));
        Files.writeString(folder.resolve("q/Eva/quarto/Games.java"), "nonsense");
        rubric = Fixtures.rubricWithoutPlay("quarto", Files.createDirectories(folder.resolve("r")));
        assertRefused(gradeInto("report", "q"), "exercise connect-four instead of quarto", "--out");
        Files.writeString(folder.resolve("report/results.json"), before.get("results.json")
                .replaceFirst("\"edition\" : \"[0-9a-f]+", "\"edition\" : \"0123"));
        rubric = Fixtures.rubricWithoutPlay("connect-four", folder);
        assertRefused(gradeInto("report", "class"), "edition of suite and rules 0123 instead of", "--out");
    }

    private void assertRefused(int exit, String... because) {
        assertThat(exit).as(err.toString()).isEqualTo(2);
        assertThat(err.toString().strip()).startsWith("grade: ").contains(because).doesNotContain("\n");
    }
}
