package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;

/** On a machine where Maven has not run the exercise before, the benchmark fetches first, or says what is missing. */
class BenchmarkTest {

    /** Prints what grading a right submission prints, as often as there are entries in the folder. */
    private static final String GRADE = """
            #!/bin/sh
            sleep 0.1
            [ "$1" = floor ] || for each in "$3"/*; do echo "name 20.0 18/18"; done
            """;

    /** Works offline once something was fetched, which takes a network. */
    private static final String MAVEN = """
            #!/bin/sh
            echo "$@" >> "$0.log"
            case " $* " in
            *" -o "*) [ -f "$0.fetched" ] || { echo "[ERROR] offline, and the plugin is missing"; exit 1; };;
            *) [ -f "$0.network" ] || { echo "[ERROR] unknown host"; exit 1; }; touch "$0.fetched";; esac
            """;

    @TempDir
    private Path folder;
    private Path maven;

    @BeforeEach
    void layOut() throws IOException {
        script("project/grading/benchmark", Files.readString(Fixtures.project("grading/benchmark")));
        script("project/grading/grade", GRADE);
        maven = script("bin/mvn", MAVEN);
        for (String file : List.of("pom.xml", "features/pom.xml", "exercises/connect-four/src/main/java/Stub.java",
                "grading/samples/connect-four/participant-101/src/main/java/Engine.java")) {
            Files.createDirectories(folder.resolve("project").resolve(file).getParent());
            Files.writeString(folder.resolve("project").resolve(file), "");
        }
    }

    private Path script(String name, String text) throws IOException {
        final Path path = folder.resolve(name);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        assertThat(path.toFile().setExecutable(true)).isTrue();
        return path;
    }

    private Path beside(String ending) {
        return maven.resolveSibling("mvn" + ending);
    }

    /** Runs the benchmark; returns its exit code, then what it printed. */
    private String benchmark() throws IOException, InterruptedException {
        final ProcessBuilder builder = new ProcessBuilder(
                folder.resolve("project/grading/benchmark").toString(), "2").redirectErrorStream(true);
        builder.environment().put("PATH", maven.getParent() + ":" + System.getenv("PATH"));
        final Process process = builder.start();
        final String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() + "\n" + printed;
    }

    @Test
    void whatIsMissingIsFetchedFirstAndOnce() throws IOException, InterruptedException {
        Files.createFile(beside(".network"));
        assertThat(benchmark()).startsWith("0\n").contains("fetching what Maven needs", "grade is ", "times the floor");
        assertThat(Files.readAllLines(beside(".log"))).filteredOn(line -> !line.contains("-o")).hasSize(1);
        assertThat(benchmark()).startsWith("0\n").contains("grade is ").doesNotContain("fetching");
    }

    @Test
    void whatCannotBeFetchedIsSaid() throws IOException, InterruptedException {
        assertThat(benchmark()).startsWith("2\n").contains("[ERROR] unknown host",
                "benchmark: Maven cannot test the exercise", "connect to the network").doesNotContain("grade is ");
    }

    @Test
    void aFailureWhileTheClockRunsIsSaidToo() throws IOException, InterruptedException {
        Files.createFile(beside(".fetched"));
        script("bin/mvn", MAVEN + "case \"$*\" in *forkCount*) echo '[ERROR] no fork'; exit 1;; esac\n");
        assertThat(benchmark()).startsWith("2\n").contains("[ERROR] no fork", "Maven cannot test");
    }
}
