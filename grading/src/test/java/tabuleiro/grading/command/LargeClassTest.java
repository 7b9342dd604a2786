package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.HostileCase;
import tabuleiro.grading.Slow;

/** However a class is graded, one by one or many at once, killed and started again, in shards: results are equal. */
@Slow
class LargeClassTest {

    private static final int SUBMISSIONS = 4;

    @TempDir
    private static Path folder;

    private static Path submissions;
    private static Path rubric;
    private static Map<String, String> undisturbed;

    private final StringWriter err = new StringWriter();

    @BeforeAll
    static void gradeUndisturbed() throws IOException {
        submissions = Files.createDirectory(folder.resolve("class"));
        rubric = Fixtures.rubricWithoutPlay("connect-four", folder);
        for (int i = 1; i <= SUBMISSIONS; i++) {
            final Path submission = submissions.resolve("participant-" + i);
            HostileCase.copy(Fixtures.project("grading/hostile/base"), submission);
            if (i == 2) {
                Files.writeString(submission.resolve("connectfour/Games.java"), "nonsense " + i);
            }
            if (i == SUBMISSIONS) {
                HostileCase.copy(Fixtures.project("grading/hostile/01-exit/exit-when-loaded"), submission);
            }
        }
        new LargeClassTest().grade(submissions, "--out", folder.resolve("undisturbed"));
        undisturbed = files(folder.resolve("undisturbed"));
    }

    private int grade(Object... words) {
        return Grade.commandLine().setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(err))
                .execute(arguments(words).toArray(String[]::new));
    }

    private static List<String> arguments(Object... words) {
        final List<String> arguments = new ArrayList<>(Stream.of(words).map(Object::toString).toList());
        arguments.addAll(List.of("--rubric", rubric.toString()));
        if (!Fixtures.isSandboxed() && !arguments.contains("merge")) {
            arguments.add("--isolation=process");
        }
        return arguments;
    }

    private static Map<String, String> files(Path out) throws IOException {
        final Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(out)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }

    @Test
    void thereIsAPageForEachSubmissionAndNothingElse() {
        assertThat(undisturbed).hasSize(SUBMISSIONS + 3)
                .containsKeys("index.html", "results.json", "rubric.yaml");
    }

    /** It is killed when a submission is done. */
    @Test
    void killedAndStartedAgainItGoesOnWhereItWas() throws IOException, InterruptedException {
        final Path out = folder.resolve("killed");
        final Path journal = out.resolve("unfinished.jsonl");
        final Process victim = start(out);
        while (victim.isAlive() && (!Files.exists(journal) || lines(journal) <= 1)) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        victim.destroyForcibly().waitFor();
        assertThat(journal).as("the journal of the grading that was killed").exists();
        assertThat(lines(journal)).isPositive();
        assertThat(grade(submissions, "--out", out)).isZero();
        assertThat(err.toString()).contains("The grading that was stopped is resumed");
        assertThat(files(out)).isEqualTo(undisturbed);
    }

    private static Process start(Path out) throws IOException {
        final List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
                "-Dgrading.home=" + System.getProperty("grading.home"), "-cp", System.getProperty("java.class.path"),
                "tabuleiro.grading.command.Grade"));
        command.addAll(arguments(submissions, "--out", out));
        final File output = folder.resolve("output").toFile();
        return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output).start();
    }

    private static long lines(Path journal) throws IOException {
        return Files.readString(journal).chars().filter(each -> each == '\n').count();
    }

    @Test
    void mergedShardsEqualOneRun() throws IOException {
        final List<Object> merge = new ArrayList<>(List.of("merge", "--out", folder.resolve("merged")));
        for (int i = 2; i >= 1; i--) {
            final Path out = folder.resolve("shard-" + i);
            assertThat(grade(submissions, "--out", out, "--shard", i + "/2")).isZero();
            assertThat(files(out)).hasSize(SUBMISSIONS / 2 + 3);
            merge.add(out);
        }
        assertThat(grade(merge.toArray())).isZero();
        assertThat(files(folder.resolve("merged"))).isEqualTo(undisturbed);

        assertRefused("Shard 2/2 is missing.", "shard-1");
        assertRefused("Shard 1/2 is given twice", "shard-1", "shard-2", "shard-1");
        assertRefused("is in two reports", "shard-1", "undisturbed");
        assertRefused("There is no file", "shard-1", "nowhere");
    }

    private void assertRefused(String because, String... shards) {
        err.getBuffer().setLength(0);
        final List<Object> merge = new ArrayList<>(List.of("merge", "--out", folder.resolve("refused")));
        Stream.of(shards).map(folder::resolve).forEach(merge::add);
        assertThat(grade(merge.toArray())).isEqualTo(2);
        assertThat(err.toString().strip()).startsWith("grade: ").contains(because).doesNotContain("\n");
    }
}
