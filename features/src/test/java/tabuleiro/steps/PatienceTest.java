package tabuleiro.steps;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shows that an engine which loops for ever ends the run, in a process that runs one example of such an engine. */
class PatienceTest {

    private static final String ENGINE = """
            package engine;
            public class Loop {
                @io.cucumber.java.en.When("the engine loops")
                public void loop() {
                    while (System.nanoTime() != 0) {
                        Thread.onSpinWait();
                    }
                }
                @io.cucumber.java.en.When("the engine ends")
                public void end() {
                }
            }
            """;

    private static final String FEATURE = """
            Feature: Loops
              @C4-04
              Rule: A disc falls
                Example: for a while
                  When the engine ends
                Example: for ever
                  When the engine %s
            """;

    @TempDir
    private Path folder;

    private final StringBuilder said = new StringBuilder();

    /** With what does a run end in which the engine does this, and each example may take so many seconds? */
    private int run(String deed, int seconds) throws IOException, InterruptedException {
        final Path source = Files.writeString(folder.resolve("Loop.java"), ENGINE);
        final String classPath = System.getProperty("java.class.path");
        ToolProvider.getSystemJavaCompiler().run(null, null, null,
                "-cp", classPath, "-d", folder.toString(), source.toString());
        final Path feature = Files.writeString(folder.resolve("loops.feature"), FEATURE.formatted(deed));
        final String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
        final Process process = new ProcessBuilder(List.of(java, "-cp", folder + File.pathSeparator + classPath,
                "-Dcucumber.publish.quiet=true", "io.cucumber.core.cli.Main",
                "--plugin", "tabuleiro.steps.Patience:" + seconds, "--glue", "engine", feature.toString()))
                .redirectErrorStream(true).start();
        said.append(new String(process.getInputStream().readAllBytes(), UTF_8));
        return process.waitFor();
    }

    @Test
    void anEngineThatLoopsEndsTheRunAndIsToldWithItsPlace() throws IOException, InterruptedException {
        assertThat(run("loops", 3)).as(said.toString()).isEqualTo(1);
        assertThat(said.toString().lines()).containsSubsequence("C4-04  for ever",
                "No end after 3 seconds: the program loops or waits for ever. Just now it is here:");
        assertThat(said.toString()).contains("loops.feature:6", "at engine.Loop.loop(Loop.java:");
    }

    @Test
    void anEngineThatEndsInTimeIsLeftAlone() throws IOException, InterruptedException {
        assertThat(run("ends", 60)).as(said.toString()).isZero();
        assertThat(said.toString()).doesNotContain("No end");
    }
}
