package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Submission;

/** What learning platforms deliver is sorted by student, from the archive as downloaded or after unpacking it. */
class PlatformsTest {

    private static final String GAMES = "connectfour/Games.java";

    @TempDir
    private Path folder;

    private void assertBoth(ZipMaker download, String... names) throws IOException {
        assertThat(Given.found(download.to(folder.resolve("download.zip")))).extracting(Submission::name)
                .containsExactly(names);
        final Process unpacking = new ProcessBuilder("jar", "xf", "../download.zip")
                .directory(Files.createDirectories(folder.resolve("unpacked")).toFile()).start();
        try {
            assertThat(unpacking.waitFor()).isZero();
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
        assertThat(found()).extracting(Submission::name).containsExactly(names);
    }

    private List<Submission> found() {
        return Given.found(folder.resolve("unpacked"));
    }

    private static byte[] packed() {
        return new ZipMaker().with("My Project/src/main/java/" + GAMES, Given.SOURCE).bytes();
    }

    @Test
    void moodleWithFolders() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Participant A_1001_assignsubmission_file_/work.zip", packed());
        moodle.add("Participant A_1002_assignsubmission_file_/Games.java", Given.SOURCE);
        moodle.add("Équipe d'été-Łż_1003_assignsubmission_file/deep/" + GAMES, Given.SOURCE);
        moodle.add("Participant_1004_assignsubmission_file_/" + GAMES, Given.SOURCE);
        moodle.add("Team A_77_assignsubmission_file_/" + GAMES, Given.SOURCE);
        moodle.add("Participant A_1002_assignsubmission_onlinetext_/onlinetext.html", "<p>see file</p>");
        moodle.add("Participant B_1005_assignsubmission_onlinetext_/onlinetext.html", "<p>class Games { }</p>");
        assertBoth(moodle, "Participant A_1001", "Participant A_1002", "Participant B_1005", "Participant_1004",
                "Team A_77", "Équipe d'été-Łż_1003");
        for (List<Submission> found : List.of(found(), Given.found(folder.resolve("download.zip")))) {
            assertThat(Given.problems(found)).containsEntry("Participant B_1005", "has only online text");
            assertThat(found).filteredOn(each -> !each.name().startsWith("Participant B"))
                    .allSatisfy(each -> assertThat(each.sources()).containsOnlyKeys(GAMES));
            assertThat(found.get(1).notes()).anyMatch(note -> note.contains("onlinetext.html (online text)"));
        }
    }

    @Test
    void moodleWithoutFolders() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Participant A_1001_assignsubmission_file_work.zip", packed());
        moodle.add("Participant A_1002_assignsubmission_file_Games.java", Given.SOURCE);
        moodle.add("Participant A_1002_assignsubmission_file_Four_in_a_Row.java", Given.SOURCE);
        moodle.add("Participant A_1002_assignsubmission_onlinetext_onlinetext.html", "<p>see file</p>");
        moodle.add("Participant B_1003_assignsubmission_file_report.pdf", "%PDF");
        assertBoth(moodle, "Participant A_1001", "Participant A_1002", "Participant B_1003");
        for (List<Submission> found : List.of(found(), Given.found(folder.resolve("download.zip")))) {
            assertThat(found.get(0).sources()).containsOnlyKeys(GAMES);
            assertThat(found.get(1).sources()).containsOnlyKeys(GAMES, "connectfour/Four_in_a_Row.java");
            assertThat(found.get(2).problem()).first().isEqualTo("has no package connectfour");
        }
    }

    @Test
    void moodleWithLooseFilesAlone() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Participant_1_assignsubmission_file_Games.java", Given.SOURCE);
        moodle.add("Participant_2_assignsubmission_file_Games.java", Given.SOURCE);
        assertBoth(moodle, "Participant_1", "Participant_2");
        assertThat(found()).allSatisfy(each -> assertThat(each.sources()).containsOnlyKeys(GAMES));
    }

    @Test
    void gradescope() throws IOException {
        final ZipMaker gradescope = new ZipMaker().with("assignment_25_export/submission_metadata.yml", "---\n")
                .with("assignment_25_export/submission_7/" + GAMES, Given.SOURCE)
                .with("assignment_25_export/submission_12/src/" + GAMES, Given.SOURCE);
        assertBoth(gradescope, "submission_12", "submission_7");
        assertThat(Given.found(folder.resolve("unpacked/assignment_25_export"))).hasSize(2)
                .allSatisfy(each -> assertThat(each.sources()).containsOnlyKeys(GAMES));
    }

    @Test
    void clonesOfGitHubClassroom() throws IOException {
        for (String student : List.of("101", "102")) {
            final Path clone = folder.resolve("four-submissions/four-" + student);
            Given.source(clone, "src/main/java/" + GAMES);
            Given.source(clone, ".git/" + GAMES);
            Given.write(clone.resolve(".github/workflows/classroom.yml"), "on: push");
            Given.write(clone.resolve(".gitignore"), "target");
            Given.write(clone.resolve("README.md"), "Four");
        }
        assertThat(Given.found(folder.resolve("four-submissions"))).extracting(Submission::name)
                .containsExactly("four-101", "four-102");
        assertThat(Given.found(folder.resolve("four-submissions")).get(0)).satisfies(each -> {
            assertThat(each.sources()).containsOnlyKeys(GAMES);
            assertThat(each.notes()).containsExactly("Left out: .git, .github.");
        });
    }

    @Test
    void nothingInOnePathCanPassForAnother() throws IOException {
        final Path first = new ZipMaker().with("b.zip/connectfour/Games.java", Given.SOURCE)
                .with("a/connectfour/Games.java", Given.SOURCE).to(folder.resolve("a.zip"));
        final Path second = new ZipMaker().with("connectfour/Games.java", Given.SOURCE).to(folder.resolve("b.zip"));
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(first, second))) {
            assertThat(intake.candidates()).extracting(Candidate::name)
                    .containsExactly("a.zip/a", "a.zip/b.zip", "b.zip");
        }
    }

    @Test
    void aNameThatAStudentGaveAFileConcernsNoOther() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Participant_1_assignsubmission_file_work.zip", packed());
        moodle.add("Long_2_assignsubmission_file_" + "r".repeat(250) + ".java", Given.SOURCE);
        moodle.add("Tab_3_assignsubmission_file_a\tb.java", Given.SOURCE);
        moodle.add("Again_4_assignsubmission_file_Again_4_assignsubmission_file_Games.java", Given.SOURCE);
        assertThat(Given.problems(Given.found(moodle.to(folder.resolve("download.zip"))))).hasSize(4)
                .containsEntry("Participant_1", "").containsEntry("Long_2", "")
                .containsEntry("Tab_3", "is unsafe").containsEntry("Again_4", "");
    }

    @Test
    void whatOneStudentPutInStopsNoOther() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Participant_1_assignsubmission_file_/work.zip", packed());
        moodle.add("Slip_2_assignsubmission_file_/work.zip", new ZipMaker().with("../evil.java", "").bytes());
        moodle.add("Cut_3_assignsubmission_file_/work.zip", packed()).checksum++;
        moodle.add("Dup_4_assignsubmission_file_/Games.java", Given.SOURCE);
        moodle.add("Dup_4_assignsubmission_file_/games.java", Given.SOURCE);
        moodle.add("Evil_5_assignsubmission_file_/../../evil.java", Given.SOURCE);
        moodle.add("Link_6_assignsubmission_file_/Games.java", "/etc/passwd").mode = 0120777;
        moodle.add("Zero_7_assignsubmission_file_/zeros.bin", new byte[18 << 20]);
        assertThat(Given.problems(Given.found(moodle.to(folder.resolve("download.zip"))))).hasSize(7)
                .containsEntry("Participant_1", "").containsEntry("Slip_2", "is unsafe")
                .containsEntry("Cut_3", "is unsafe").containsEntry("Dup_4", "is unsafe")
                .containsEntry("Evil_5", "is unsafe").containsEntry("Link_6", "is unsafe")
                .containsEntry("Zero_7", "has no package connectfour");
        assertThat(folder.resolve("evil.java")).doesNotExist();
    }

    @Test
    void whatBelongsToNobodyIsRefusedAloneAndTheWrapperIsStillFound() throws IOException {
        for (String name : List.of("../evil.java", "class/../evil.java", "/etc/evil.java", "C:/evil.java", "\\evil")) {
            final ZipMaker download = new ZipMaker().with(name, "").with("class/a/" + GAMES, Given.SOURCE)
                    .with("class/b/" + GAMES, Given.SOURCE);
            final List<Submission> found = Given.found(download.to(folder.resolve("download.zip")));
            assertThat(Given.problems(found)).as(name).hasSize(3).containsEntry("a", "").containsEntry("b", "");
            assertThat(found).filteredOn(each -> !each.problem().isEmpty()).singleElement()
                    .satisfies(each -> assertThat(each.problem().toString()).contains("is unsafe", "evil"));
        }
    }
}
