package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the given code is whole whenever it is started, with a Maven that takes what this build has compiled. */
class StartTest {

    private static final Path EXERCISES = Path.of("..").toAbsolutePath().normalize();
    private static final String BUILDS = "Building the given code";
    private static final List<String> SOURCES = List.of("../pom.xml", "../features/pom.xml",
            "../features/rules/a.feature", "../features/languages/pt/a.po", "../features/src/main/A.java", "pom.xml",
            "console/pom.xml", "console/src/main/B.java", "contracts/pom.xml", "contracts/src/main/C.java",
            "checking/pom.xml", "checking/src/main/java/tabuleiro/checking/GivenCode.java");
    private static final String MAVEN = """
            #!/bin/sh
            for each; do case $each in -Dbuilt=*) built=${each#-Dbuilt=} ;; esac; done
                        for module in checking contracts console; do
                mkdir -p "$built/tabuleiro-$module"
                ln -s "EXERCISES/$module/target/classes" "$built/tabuleiro-$module/classes"
            done
            # An interruption comes here.
            mkdir -p "$built/tabuleiro-features"
            ln -s "EXERCISES/../features/target/classes" "$built/tabuleiro-features/classes"
            ln -s "EXERCISES/checking/target/lib" "$built/tabuleiro-checking/lib"
            touch "$built/some-class"
            """.replace("EXERCISES", EXERCISES.toString());

    @TempDir
    private Path folder;

    private Path exercises;
    private int status;

    @BeforeEach
    void handOut() throws IOException {
        exercises = folder.resolve("my course/exercises");
        for (String source : SOURCES) {
            final Path file = exercises.resolve(source).normalize();
            Files.createDirectories(file.getParent());
            Files.writeString(file, "");
        }
        for (String given : List.of("check", "checking/start",
                "checking/src/main/java/tabuleiro/checking/GivenCode.java")) {
            Files.write(exercises.resolve(given), Files.readAllBytes(EXERCISES.resolve(given)));
        }
    }

    /** The folder is deleted afterwards, and nothing that is outside of it. */
    @AfterEach
    void unlink() throws IOException {
        try (Stream<Path> all = Files.walk(exercises.resolve(".built"))) {
            for (Path link : all.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    private String check(String maven) throws IOException, InterruptedException {
        final Path program = Files.writeString(Files.createDirectories(folder.resolve("bin")).resolve("mvn"), maven);
        assertThat(program.toFile().setExecutable(true)).isTrue();
        final ProcessBuilder builder = new ProcessBuilder("bash", exercises.resolve("check").toString(), "--version")
                .redirectErrorStream(true).redirectOutput(folder.resolve("shown").toFile());
        builder.environment().merge("PATH", folder.resolve("bin").toString(), (all, first) -> first + ":" + all);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        final Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        status = process.exitValue();
        return Files.readString(folder.resolve("shown"), StandardCharsets.UTF_8);
    }

    private List<Path> built() throws IOException {
        try (Stream<Path> all = Files.list(exercises.resolve(".built"))) {
            return all.filter(Files::isDirectory).sorted(Comparator.naturalOrder()).toList();
        }
    }

    @Test
    void whatWasInterruptedOrIsNotWholeIsBuiltAgain() throws IOException, InterruptedException {
        assertThat(check(MAVEN.replace("# An interruption comes here.", "kill -9 $PPID $$"))).contains(BUILDS);
        assertThat(status).isNotZero();
        assertThat(check(MAVEN.replace("# An interruption comes here.", "exit 1"))).contains("could not be built");
        assertThat(status).isEqualTo(2);

        assertThat(check(MAVEN)).contains(BUILDS).endsWith("Tabuleiro 1.0\n");
        assertThat(status).isZero();
        assertThat(built()).as("what is left of all that").hasSize(1);
        assertThat(check("#!/bin/sh\nexit 1\n")).as("it is whole").isEqualTo("Tabuleiro 1.0\n");

        final String name = built().get(0).getFileName().toString();
        Files.delete(built().get(0).resolve("some-class"));
        assertThat(check(MAVEN)).as("something is missing").contains(BUILDS).endsWith("Tabuleiro 1.0\n");
        Files.writeString(exercises.resolve("console/src/main/B.java"), "// Another version.");
        assertThat(new GivenCode(exercises).isWhole(name)).as("a source is another").isFalse();
    }
}
