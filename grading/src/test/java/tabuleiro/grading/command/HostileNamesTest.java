package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.intake.ZipMaker;

/** Names come from anywhere: none brings a terminal code, a line of its own or a turn of direction to whoever reads. */
@Slow
class HostileNamesTest {

    private static final String ODD = "a\u001B[31m\u202Eb\u009Bc\nd";
    private static final String HARM = "[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\n]]";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Grades without games, which take long, unless a rubric is named. */
    private int grade(Object... words) throws IOException {
        final List<String> arguments = new ArrayList<>(Stream.of(words).map(Object::toString).toList());
        if (!arguments.contains("marks")) {
            if (arguments.stream().noneMatch(each -> each.startsWith("--rubric"))) {
                arguments.addAll(List.of("--rubric", Fixtures.rubricWithoutPlay("connect-four", folder).toString()));
            }
            arguments.addAll(Fixtures.isSandboxed() ? List.of("--seed=1") : List.of("--seed=1", "--isolation=process"));
        }
        return Grade.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
                .execute(arguments.toArray(String[]::new));
    }

    private void file(String path, String text) throws IOException {
        final Path file = folder.resolve("class").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void noneReachesTheTerminalThePagesTheResultsOrTheJournal() throws IOException {
        file(ODD + "/connectfour/Games.java", "nonsense");
        file("b/connectfour/" + ODD + ".java", "nonsense");
        file("c/connectfour/x\u202E.java", "nonsense");
        file("d/connectfour/Games.java", "nonsense");
        file(ODD + " report/results.json", "{}");
        Files.createSymbolicLink(folder.resolve("class").resolve(ODD + " link"), folder.resolve("class/d"));
        Files.createSymbolicLink(folder.resolve("class/d/connectfour").resolve("\u202E link"), folder);
        final Path reports = folder.resolve("reports " + ODD);
        assertThat(grade(folder.resolve("class"), "--out", reports)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("4 submissions", "a\uFFFD[31m\uFFFDb\uFFFDc\uFFFDd ")
                .doesNotContainPattern(HARM);
        assertThat(err.toString()).doesNotContainPattern(HARM)
                .contains("a\\u001B[31m\\u202Eb\\u009Bc\\nd link is left out: it is a link.",
                        "a\\u001B[31m\\u202Eb\\u009Bc\\nd report is left out: it holds the results",
                        "a\\u001B[31m\\u202Eb\\u009Bc\\nd is listed as a\uFFFD[31m");
        assertThat(err.toString().lines()).as("nothing on a line of its own").hasSize(3)
                .allMatch(line -> line.startsWith("grade: "));
        try (Stream<Path> files = Files.list(reports)) {
            assertThat(files.toList()).hasSize(7).allSatisfy(file ->
                    assertThat(Files.readString(file)).doesNotContainPattern(HARM));
        }
        assertThat(Files.readString(reports.resolve("d.html")))
                .contains("Left out: connectfour/\\u202E link (a link).");
    }

    @Test
    void honestProgramsKeepTheirMarksBesideHostileMembersOfTheSameArchive() throws IOException {
        final ZipMaker good = new ZipMaker();
        Fixtures.sources(Fixtures.project("grading/samples/connect-four/participant-101")).forEach(good::with);
        final ZipMaker deep = new ZipMaker();
        for (int i = 0; i < 600; i++) {
            deep.with(("d".repeat(249) + "/").repeat(30) + i, "");
        }
        final Path archive = new ZipMaker().with(ODD + ".zip", good).with("honest.zip", good).with("a: x.zip", good)
                .with("deep.zip", deep).with("../slip.zip", good).with("zeros.zip", "PK\3\4" + "\0".repeat(20 << 20))
                .to(folder.resolve("class.zip"));
        assertThat(grade(archive, "--out", folder.resolve("report"))).as(err.toString()).isZero();
        assertThat(out.toString()).contains("6 submissions").containsPattern("\\.\\./slip.zip +0\\.0 .*is unsafe")
                .containsPattern("honest.zip +20\\.0").containsPattern("a: x.zip +20\\.0")
                .containsPattern("a\uFFFD\\[31m.* +20\\.0").containsPattern("zeros.zip +0\\.0 .*is unsafe")
                .containsPattern("deep.zip +0\\.0 .*(is unsafe|is too large)");
    }

    @Test
    void noneReachesTheTerminalThroughWhatIsTypedOrStored() throws IOException {
        file("a/connectfour/Games.java", "nonsense");
        assertThat(grade(folder.resolve("nowhere" + ODD))).isEqualTo(2);
        assertThat(grade("--" + ODD)).isEqualTo(2);
        assertThat(grade("--exercise=" + ODD, folder.resolve("class"))).isEqualTo(2);
        assertThat(grade("--isolation=" + ODD, folder.resolve("class"))).isEqualTo(2);
        assertThat(grade("--shard=" + ODD, folder.resolve("class"))).isEqualTo(2);
        assertThat(grade("--rubric=" + ODD, "--out", folder.resolve("r"), folder.resolve("class"))).isEqualTo(2);
        assertThat(grade("marks", folder.resolve(ODD), "--out", folder.resolve("again"))).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(7).allMatch(line -> line.startsWith("grade: "));
        assertThat(err.toString()).doesNotContainPattern(HARM);

        assertThat(grade(folder.resolve("class"), "--out", folder.resolve("once"))).isZero();
        final Path results = folder.resolve("once/results.json");
        Files.writeString(results, Files.readString(results)
                .replace("\"isolation\" : \"", "\"isolation\" : \"\\u001B[31m"));
        out.getBuffer().setLength(0);
        assertThat(grade("marks", results, "--out", folder.resolve("again"))).as(err.toString()).isZero();
        assertThat(out.toString()).doesNotContainPattern(HARM);
        Files.writeString(results, Files.readString(results)
                .replace("\"name\" : \"a\"", "\"name\" : \"\\u001B[31m\""));
        assertThat(grade("marks", results, "--out", folder.resolve("forged"))).isEqualTo(2);
        assertThat(err.toString()).contains("\uFFFD[31m").doesNotContainPattern(HARM);
    }
}
