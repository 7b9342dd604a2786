package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Person;
import tabuleiro.grading.Submission;

/** Each person is found once in what a platform delivers, with the newest of what they handed in. */
class DownloadTest {

    private static final String GAMES = "package connectfour; import tabuleiro.connectfour.*; public class Games { }";
    private static final String ENGINE = "package connectfour; final class Engine { /* class No { } */ }";

    @TempDir
    private Path folder;

    private List<Submission> found(ZipMaker download) throws IOException {
        return Given.found(download.to(folder.resolve("download.zip")));
    }

    private static byte[] packed(String text) {
        return new ZipMaker().with("connectfour/Games.java", text).bytes();
    }

    @Test
    void canvasGivesFilesWithoutFolders() throws IOException {
        final ZipMaker canvas = new ZipMaker();
        canvas.add("three_12345_900_work-1.zip", packed(GAMES + "//new"));
        canvas.add("three_12345_899_work.zip", packed(GAMES));
        canvas.add("three_LATE_12346_901_work.zip", packed(GAMES));
        canvas.add("one_LATE_22345_600_Games-2.java", GAMES);
        canvas.add("one_LATE_22345_601_Engine-2.java", ENGINE);
        final List<Submission> found = found(canvas);
        assertThat(Given.problems(found)).isEqualTo(Map.of("three_12345", "", "three_12346", "", "one_22345", ""));
        assertThat(found).extracting(each -> each.handIn().time()).containsOnly("");
        assertThat(found.get(0).sources()).containsOnlyKeys("connectfour/Games.java", "connectfour/Engine.java");
        assertThat(found.get(0).notes()).anyMatch(note -> note.contains("number 22345, marked LATE"));
        assertThat(found.get(1).sources().values()).containsExactly(GAMES + "//new");
        assertThat(found.get(1).notes()).anyMatch(note -> note.contains("Left out: three_12345_899_work.zip"));
    }

    @Test
    void brightspaceGivesAFolderForEachTime() throws IOException {
        final ZipMaker brightspace = new ZipMaker().with("index.html", "x");
        brightspace.add("12-678 - One - Mar 2, 2026 945 PM/work.zip", packed(GAMES + "//new"));
        brightspace.add("12-678 - One - Mar 2, 2026 530 PM/work.zip", packed(GAMES));
        brightspace.add("13-678 - Two - Mar 3, 2026 1204 AM/connectfour/Games.java", GAMES);
        final List<Submission> found = found(brightspace);
        assertThat(found).extracting(each -> each.name() + " " + each.handIn().time() + each.handIn().clock())
                .containsExactly("One_12 2026-03-02T21:45:00Brightspace", "Two_13 2026-03-03T00:04:00Brightspace");
        assertThat(found.get(0).sources().values()).containsExactly(GAMES + "//new");
        assertThat(found.get(0).notes()).anyMatch(note -> note.contains("530 PM"));
    }

    @Test
    void gradescopeNamesPeopleAndTimesInAList() throws IOException {
        final ZipMaker export = new ZipMaker().with("a_export/submission_metadata.yml", """
                ---
                submission_701:
                  :submitters:
                  - {":name": One, ":sid": '101'}
                  - {":name": Two, ":sid": '102'}
                  :created_at: 2026-03-02 17:31:08.123456000 Z
                submission_702:
                  :submitters:
                  - :name: Three
                    :sid: ''
                    :email: three@example.org
                  :created_at: 2026-03-03 00:04:00.000000000 Z
                """).with("a_export/submission_701/connectfour/Games.java", GAMES)
                .with("a_export/submission_702/connectfour/Games.java", GAMES);
        final List<Submission> found = found(export);
        assertThat(found).extracting(each -> each.name() + " " + each.handIn().time()).containsExactly(
                "One, Two_701 2026-03-02T17:31:08Z", "Three_three@example.org 2026-03-03T00:04:00Z");
        assertThat(found.get(0).handIn().members()).containsExactly(new Person("One", "101"), new Person("Two", "102"));
        assertThat(found.get(0).handIn().isGroup()).isTrue();
    }

    @Test
    void moodlesGroupIsNoPerson() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Group 17_100_assignsubmission_file/connectfour/Games.java", GAMES);
        moodle.add("Four_100_assignsubmission_file/connectfour/Games.java", GAMES);
        moodle.add("Default group_0_assignsubmission_file/connectfour/Games.java", GAMES);
        assertThat(found(moodle)).extracting(each -> each.name() + " " + each.handIn().isGroup())
                .containsExactly("Default group_0 true", "Four_100 false", "Group 17_100 true");
    }

    @Test
    void oneFolderOfAPlatformIsThatPersonsSubmission() throws IOException {
        final Path moodle = folder.resolve("One_101_assignsubmission_file_");
        Given.write(moodle.resolve("x"), "");
        new ZipMaker().with("connectfour/Games.java", GAMES).to(moodle.resolve("work.zip"));
        new ZipMaker().with("connectfour/Games.java", GAMES + "//new").to(moodle.resolve("work (1).zip"));
        final List<Submission> found = Given.found(moodle);
        assertThat(found).extracting(Submission::name).containsExactly("One_101");
        assertThat(found.get(0).sources().values()).containsExactly(GAMES + "//new");
        assertThat(found.get(0).notes()).anyMatch(note -> note.contains("newest version, work (1).zip"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"connectfour/%s-1.java", "connectfour/.%s.java", "connectfour/%s (1).java", "%s-2.java",
        "src/%s.java"})
    void aFileIsCalledAsTheClassInIt(String form) throws IOException {
        final Path zip = new ZipMaker().with(form.formatted("Games"), GAMES).with(form.formatted("Engine"), ENGINE)
                .to(folder.resolve("one.zip"));
        assertThat(Given.found(zip).get(0).sources())
                .containsOnlyKeys("connectfour/Games.java", "connectfour/Engine.java");
    }

    @Test
    void copiesOfAFileAreOneAndOtherVersionsAreToldApart() throws IOException {
        final Path zip = new ZipMaker().with("connectfour/games.java", GAMES).with("connectfour/.Games.java", GAMES)
                .with("connectfour/Engine.java", ENGINE).with("connectfour/Engine-1.java", ENGINE + "//new")
                .to(folder.resolve("one.zip"));
        final Submission found = Given.found(zip).get(0);
        assertThat(found.sources()).containsEntry("connectfour/Engine.java", ENGINE + "//new")
                .containsOnlyKeys("connectfour/Games.java", "connectfour/Engine.java");
        assertThat(found.notes().toString()).contains("the same as", "newer is connectfour/Engine-1.java");
    }

    @Test
    void theSamePackageTwiceIsOneIfNothingDiffers() throws IOException {
        for (String other : List.of(GAMES, GAMES + " ")) {
            new ZipMaker().with("a/connectfour/Games.java", GAMES).with("b/connectfour/Games.java", other)
                    .to(folder.resolve("class/one.zip"));
            new ZipMaker().with("connectfour/Games.java", GAMES).to(folder.resolve("class/two.zip"));
            assertThat(Given.problems(Given.found(folder.resolve("class")))).containsEntry("one.zip",
                    other.equals(GAMES) ? "" : "holds connectfour twice");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"package quatro.em.linha; ", ""})
    void aPackageOfAnotherNameIsReadUnderANote(String line) throws IOException {
        final Path zip = new ZipMaker().with("x/Games.java", GAMES.replace("package connectfour; ", line))
                .with("x/Engine.java", line + "import static java.lang.Math.max; class Engine { }")
                .to(folder.resolve("one.zip"));
        final Submission found = Given.found(zip).get(0);
        assertThat(found.problem()).isEmpty();
        assertThat(found.sources().values()).allMatch(text -> text.startsWith("package connectfour"));
        assertThat(found.notes()).anyMatch(note -> note.startsWith(Submission.WRONG_PACKAGE + "connectfour"));
    }
}
