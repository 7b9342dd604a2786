package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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
import tabuleiro.grading.similarity.Alike;

/** A report is its owner's alone, and no file of it knows any more who is to be forgotten. */
@Slow
class ForgetTest {

    private static final String MOODLE = "_assignsubmission_file_/connectfour/Games.java";

    @TempDir
    private Path folder;

    private Path report;
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void aClassWithAGroup() throws IOException {
        report = folder.resolve("report");
        for (String name : List.of("Eva Mendes_1201", "Ana Reis_1202", "Grupo 1_1203")) {
            final Path file = folder.resolve("class").resolve(name + MOODLE);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "nonsense of " + name.replaceAll("[^0-9]", "") + " here");
        }
        final List<String> words = new ArrayList<>(List.of(folder.resolve("class").toString(), "--rubric",
                Fixtures.rubricWithoutPlay("connect-four", folder).toString(), "--out", report.toString()));
        if (!Fixtures.isSandboxed()) {
            words.add("--isolation=process");
        }
        assertThat(grade(words.toArray(String[]::new))).as(err.toString()).isZero();
        Files.writeString(report.resolve("groups.csv"),
                "submission,number,name,share\nGrupo 1_1203,1204,Rui Costa,0.9\nGrupo 1_1203,1205,Bea Melo,1\n");
        Files.writeString(report.resolve("times.csv"), "submission,time,source\n"
                + "Eva Mendes_1201,2026-03-02 17:31,a list\nAna Reis_1202,2026-03-02 17:32,a list\n");
        Files.writeString(report.resolve("adjustments.yaml"), "submissions:\n  Eva Mendes_1201:\n    difference: 1\n"
                + "    reason: ill in March\n  Ana Reis: {mark: 7, reason: seen by hand}\n"
                + "  Rui Costa:\n    extension: 2026-03-04 17:30\n");
        for (String name : List.of("_similar.html", "_similar-1.html", "_oral.html", "_oral-eva-mendes-1201.html",
                "_oral-grupo-1-1203_1_answers.html")) {
            Files.writeString(report.resolve(name), "Eva Mendes is like Rui Costa");
        }
        Files.writeString(report.resolve(Alike.FILE), "[]");
        assertThat(grade("marks", report.toString())).as(err.toString()).isZero();
        assertThat(grade("craft", report.toString())).as(err.toString()).isZero();
    }

    private int grade(String... words) {
        err.getBuffer().setLength(0);
        return Grade.commandLine().setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(err))
                .execute(words);
    }

    private Map<String, String> files() throws IOException {
        final Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(report)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }

    private void assertForgotten(String... words) throws IOException {
        files().forEach((name, text) -> assertThat(name + "\n" + text).as(name).doesNotContain(words));
    }

    @Test
    void noFileKnowsAStudentWhoIsForgottenAndNobodyElseIsTouched() throws IOException {
        final Map<String, String> before = files();
        assertThat(before.keySet()).contains("eva-mendes-1201.html", "grupo-1-1203_1.html", "_similar-1.html",
                "_craft.html", "_craft-eva-mendes-1201.html");
        assertThat(before.values()).filteredOn(text -> text.contains("Eva Mendes")).hasSizeGreaterThan(6);
        assertThat(grade("forget", "Eva Mendes", report.toString())).as(err.toString()).isZero();
        assertForgotten("Eva", "Mendes", "eva-mendes", "1201", "ill in March");
        assertThat(files()).doesNotContainKeys("_similar.html", "_similar-1.html", Alike.FILE);
        for (String page : List.of("ana-reis-1202.html", "grupo-1-1203.html", "grupo-1-1203_1.html", "groups.csv")) {
            assertThat(files()).containsEntry(page, before.get(page));
        }
        assertThat(files().get("adjustments.yaml")).contains("Ana Reis: {mark: 7, reason: seen by hand}", "Rui Costa");
        assertThat(files().get("times.csv")).contains("Ana Reis_1202,2026-03-02 17:32,a list");
        assertThat(grade("forget", "Eva Mendes", report.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("There is no submission Eva Mendes in the report");
    }

    @Test
    void aMemberOfAGroupIsForgottenAndTheOthersStay() throws IOException {
        final String bea = files().get("grupo-1-1203_2.html");
        assertThat(grade("forget", "1204", report.toString())).as(err.toString()).isZero();
        assertForgotten("Rui", "Costa", "1204", "2026-03-04");
        assertThat(files()).containsEntry("grupo-1-1203_1.html", bea).doesNotContainKey("grupo-1-1203_2.html");
        assertThat(files().get("groups.csv")).contains("Grupo 1_1203,1205,Bea Melo,1");
        assertThat(grade("forget", "Grupo 1", report.toString())).as(err.toString()).isZero();
        assertForgotten("Grupo", "Bea", "Melo", "1203", "1205");
        assertThat(files()).containsKeys("ana-reis-1202.html", "eva-mendes-1201.html");
    }

    @Test
    void nobodyButTheOwnerReadsAReport() throws IOException {
        if (report.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(report))).isEqualTo("rwx------");
            Files.delete(report.resolve("groups.csv"));
            Files.delete(report.resolve("times.csv"));
            Files.delete(report.resolve("adjustments.yaml"));
            assertThat(grade("adjustments", report.toString())).as(err.toString()).isZero();
            assertThat(grade("export", "csv", report.toString(), "--out", report.resolve("marks.csv").toString()))
                    .as(err.toString()).isZero();
            for (String name : files().keySet()) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(report.resolve(name))))
                        .as(name).isEqualTo(name.matches("_(similar|oral).*") ? "rw-r--r--" : "rw-------");
            }
        }
    }
}
