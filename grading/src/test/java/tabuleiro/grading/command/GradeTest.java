package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.intake.ZipMaker;

/** The command line as an instructor meets it: a table and 0 when grading worked, one clear line and 2 when not. */
class GradeTest {

    /** What is said where there is no sandbox to test with. */
    private static final String NO_SANDBOX = "No sandbox (--isolation=process)";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int grade(Object... words) {
        final List<String> arguments = new ArrayList<>();
        for (Object word : words) {
            arguments.add(word.toString());
        }
        if (List.of("marks", "merge", "faults").stream().noneMatch(arguments::contains)) {
            arguments.addAll(Fixtures.isSandboxed() ? List.of("--seed=1") : List.of("--seed=1", "--isolation=process"));
        }
        return Grade.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
                .execute(arguments.toArray(String[]::new));
    }

    private Path submission(String name, String source) throws IOException {
        final Path file = folder.resolve(name).resolve("connectfour/Games.java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, source);
    }

    private void assertOneLine(int exit, String says) {
        assertThat(exit).isEqualTo(2);
        final List<String> lines = err.toString().lines().filter(line -> !line.contains(NO_SANDBOX)).toList();
        assertThat(lines).singleElement().asString().startsWith("grade: ").contains(says);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void brokenSubmissionsAreReportedAndTheRestGraded() throws IOException {
        submission("class/broken", "nonsense");
        submission("class/empty", "package connectfour; class Games { }");
        Files.createDirectories(folder.resolve("class/other/src"));
        Files.writeString(folder.resolve("class/other/src/notes.txt"), "none yet");
        assertThat(grade(folder.resolve("class"), "--out", folder.resolve("report"))).as(err.toString()).isZero();
        assertThat(out.toString()).contains("3 submissions")
                .containsPattern("broken +0\\.0 +0/19 +0/4 +0/100 +0/0 +does not compile")
                .containsPattern("empty +0\\.0").containsPattern("other +0\\.0 .*has no package connectfour")
                .contains("submission  of 20    rules   guards    games  contracts\n"
                        + "broken        0.0     0/19      0/4    0/100        0/0  does not compile\n")
                .doesNotContainPattern(" \n");
        assertThat(folder.resolve("report/index.html")).exists();
        assertThat(folder.resolve("report/broken.html")).content().contains("Games.java:1:");
        assertThat(folder.resolve("report/other.html")).content().contains("No folder connectfour");
    }

    @Slow
    @Test
    void aDownloadOfMoodleIsGradedWhateverOneStudentPutIn() throws IOException {
        final ZipMaker good = new ZipMaker();
        Fixtures.sources(Fixtures.project("grading/samples/connect-four/participant-101"))
                .forEach((path, source) -> good.with("Four in a row/" + path, source));
        final ZipMaker slip = new ZipMaker().with("connectfour/Games.java", "package connectfour; class Games { }")
                .with("../../../../../../../.." + folder + "/evil.java", "class Evil { }");
        final Path moodle = new ZipMaker().with("Participant A_101_assignsubmission_file_/four.zip", good)
                .with("Participant C_103_assignsubmission_file_/four.zip", slip)
                .with("Participant B_102_assignsubmission_file_/", "").to(folder.resolve("OOP-Four-17.zip"));
        assertThat(grade(moodle, "--out", folder.resolve("report"))).as(err.toString()).isZero();
        assertThat(out.toString()).contains("3 submissions")
                .containsPattern("Participant A_101 +20\\.0 +19/19 +4/4 +100/100")
                .containsPattern("Participant B_102 +0\\.0 +0/19 +0/4 +0/100 +0/0 +is empty")
                .containsPattern("Participant C_103 +0\\.0 +0/19 +0/4 +0/100 +0/0 +is unsafe");
        assertThat(folder.resolve("report/participant-c-103.html")).content().contains("leads out of its folder");
        assertThat(folder.resolve("evil.java")).doesNotExist();
    }

    @Test
    void theExerciseCanBeForced() throws IOException {
        submission("class/a", "nonsense");
        Files.createDirectories(folder.resolve("class/a/quarto"));
        Files.writeString(folder.resolve("class/a/quarto/Games.java"), "nonsense");
        assertOneLine(grade(folder.resolve("class")), "--exercise");
        assertThat(grade(folder.resolve("class"), "--exercise=connect-four", "--out", folder.resolve("report")))
                .as(err.toString()).isZero();
        assertThat(out.toString()).containsPattern("a +0\\.0 +0/19 +0/4 +0/100 +does not compile");
    }

    @Test
    void anUnknownExerciseIsOneLineThatNamesThoseThatThereAre() throws IOException {
        submission("a", "class Games { }");
        final List<String> names = Exercise.known().stream().map(Exercise::name).toList();
        assertThat(names).contains("connect-four", "quarto");
        assertOneLine(grade(folder, "--exercise=chess960"), String.join(", ", names));
    }

    @Test
    void noPathAtAllIsOneLine() {
        assertOneLine(grade(), "Name the folder");
    }

    @Test
    void anUnknownIsolationIsOneLine() throws IOException {
        submission("a", "class Games { }");
        assertOneLine(grade(folder, "--isolation=none"), "--isolation is sandbox, user or process");
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
        submission("class/a", "class Games { }");
        final Path taken = Files.writeString(folder.resolve("taken"), "a file");
        assertOneLine(grade(folder.resolve("class"), "--out", taken), "that is a file, not a folder");
    }

    @Test
    void whatCannotBeUnderstoodIsOneLine() {
        assertOneLine(grade("--no-such-option"), "--no-such-option");
        err.getBuffer().setLength(0);
        assertOneLine(grade("merge", folder.resolve("results.json")),
                "'--out=FOLDER' (grade merge --help tells more).");
    }

    @Test
    void aRubricThatCannotBeReadIsOneLine() throws IOException {
        submission("a", "class Games { }");
        assertOneLine(grade(folder, "--rubric", folder.resolve("no.yaml")), "no.yaml");
    }

    @Test
    void marksAreWorkedOutAgainWithoutRunningAnything() throws IOException {
        submission("class/a", "nonsense");
        grade(folder.resolve("class"), "--out", folder.resolve("once"));
        assertThat(grade("marks", folder.resolve("once/results.json"), "--out", folder.resolve("again"))).isZero();
        for (String file : List.of("index.html", "a.html", "results.json")) {
            assertThat(folder.resolve("again").resolve(file))
                    .hasSameBinaryContentAs(folder.resolve("once").resolve(file));
        }
        err.getBuffer().setLength(0);
        out.getBuffer().setLength(0);
        assertOneLine(grade("marks", folder.resolve("none.json"), "--out", folder), "There is no file");
    }

    @Test
    void resultsOfFewerGamesThanAreToBePlayedAreRefused() throws IOException {
        submission("class/a", "nonsense");
        grade(folder.resolve("class"), "--out", folder.resolve("once"));
        final String results = Files.readString(folder.resolve("once/results.json"));
        final Path fewer = Files.writeString(folder.resolve("fewer.json"), results
                .replace("\"games\" : 100", "\"games\" : 1").replace("\"begun\" : 100", "\"begun\" : 1"));
        err.getBuffer().setLength(0);
        out.getBuffer().setLength(0);
        assertOneLine(grade("marks", fewer, "--out", folder.resolve("again")), "a has played 1 games and not 100");
    }

    @Test
    void whoGradesWithoutASandboxIsToldEachTimeWhatThatGivesAway() throws IOException {
        submission("class/a", "nonsense");
        final Path rubric = Fixtures.rubricWithoutPlay("connect-four", folder);
        for (int time = 1; time <= 2; time++) {
            err.getBuffer().setLength(0);
            assertThat(grade(folder.resolve("class"), "--out", folder.resolve("report"), "--rubric", rubric,
                    "--isolation=process")).isZero();
            assertThat(err.toString().lines().filter(line -> line.contains(NO_SANDBOX))).singleElement().asString()
                    .startsWith("grade: ").contains("your files", "network", "marks", "that you trust");
        }
    }

    @Test
    void inASandboxNothingIsSaidOfIt() throws IOException {
        assumeTrue(Fixtures.isSandboxed());
        submission("class/a", "nonsense");
        assertThat(grade(folder.resolve("class"), "--out", folder.resolve("report"))).isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void faultsThatThereAreNotAreOneLine() {
        assertOneLine(grade("faults", "conect", "--out", folder), "There is no exercise conect; there are: ");
        err.getBuffer().setLength(0);
        assertOneLine(grade("faults", "quarto", "--only", "C4-12", "--out", folder), "No fault contains C4-12");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aSeedThatIsNoNumberIsOneLine() throws IOException {
        submission("a", "class Games { }");
        assertOneLine(grade(folder, "--seed", "abc"),
                "option '--seed': that is a whole number of at most 18 digits, such as 2, not abc (grade");
    }

    @Test
    void helpSaysWhatToGive() {
        assertThat(Grade.commandLine().setOut(new PrintWriter(out)).execute("--help")).isZero();
        assertThat(out.toString()).contains("PATH", "--exercise", "--out", "--rubric", "--isolation", "--shard",
                "--jobs", "marks");
    }
}
