package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Home;
import tabuleiro.grading.Slow;
import tabuleiro.grading.gradebook.Autograder;
import tabuleiro.grading.testing.RandomGames;

/** Gradescope's autograder, run in a folder that is laid out as Gradescope's. */
class AutograderTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");

    @TempDir
    private Path base;

    @BeforeEach
    void layOut() throws IOException {
        assumeTrue(System.getProperty("os.name").equals("Linux") && "root".equals(System.getProperty("user.name")),
                "The autograder runs as root.");
        base.toFile().setExecutable(true, false);
        Autograder.write(EXERCISE, Fixtures.rubricWithoutPlay(EXERCISE.name(), base), RandomGames.SEED,
                base.resolve("source"));
        PathUtils.copyDirectory(Home.runtimes(), base.resolve("source/grading/target/runtimes"),
                StandardCopyOption.COPY_ATTRIBUTES);
        Files.copy(base.resolve("source/run_autograder"), base.resolve("run_autograder"));
        base.resolve("run_autograder").toFile().setExecutable(true);
        Files.createDirectories(base.resolve("results"));
        final Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Grade.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH,
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(each -> Path.of(each).toUri().toString()).collect(Collectors.joining(" ")));
        new JarOutputStream(Files.newOutputStream(base.resolve("source/grading/target/grading.jar")), manifest).close();
    }

    private String run(String path) throws IOException, InterruptedException {
        final ProcessBuilder builder = new ProcessBuilder(base.resolve("run_autograder").toString())
                .redirectErrorStream(true);
        builder.environment().merge("PATH", path, (usual, first) -> first + ":" + usual);
        final Process process = builder.start();
        final String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() + "\n" + said;
    }

    /** Returns a folder with a program of this name that says that it does not work. */
    private String without(String program) throws IOException {
        final Path file = Files.createDirectories(base.resolve("fake")).resolve(program);
        Files.writeString(file, "#!/bin/sh\nexit 1\n");
        file.toFile().setExecutable(true);
        return file.getParent().toString();
    }

    @Slow
    @Test
    void aSubmissionIsGradedWhereNoSandboxIsAllowed() throws Exception {
        PathUtils.copyDirectory(Fixtures.project("grading/samples/connect-four/participant-101"),
                base.resolve("submission"));
        final Path spy = base.resolve("submission/src/main/java/connectfour/Games.java");
        assertThat(spy).exists();
        Files.writeString(spy, Files.readString(spy).replaceFirst("(public [\\w.]+ newGame\\(\\) \\{)", """
                $1
                        for (String secret : new String[] {"%1$s/source/reference", "%1$s/results",
                                "%1$s/source/grading/rubrics"}) {
                            if (new java.io.File(secret).list() != null) {
                                throw new IllegalStateException("can read " + secret);
                            }
                        }
                """.formatted(base)));
        assertThat(Files.readString(spy)).contains("can read");
        final String said = run(without("bwrap"));
        assertThat(said).startsWith("0\n").contains("--isolation=user");
        final JsonNode results = new ObjectMapper().readTree(base.resolve("results/results.json").toFile());
        assertThat(results.get("score").decimalValue()).as("%s", results.get("output")).isEqualTo("20.0");
        assertThat(results.get("tests")).isNotEmpty();
    }

    @Test
    void nothingIsRunThatCouldReadTheReference() throws Exception {
        Files.createDirectories(base.resolve("submission"));
        without("bwrap");
        assertThat(run(without("chmod"))).startsWith("1\n");
        Files.writeString(base.resolve("fake/chmod"), "#!/bin/sh\nexit 0\n");
        assertThat(run(base.resolve("fake").toString())).startsWith("2\n").contains("submissions could read");
        assertThat(base.resolve("results/results.json")).doesNotExist();
    }
}
