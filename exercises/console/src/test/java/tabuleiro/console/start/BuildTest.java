package tabuleiro.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that only what is older than its sources is built. */
class BuildTest {

    private static final long BUILT = 1_000_000;

    @TempDir
    private Path root;

    private Build build;

    @BeforeEach
    void buildEverything() throws IOException {
        for (String file : List.of("pom.xml", "features/pom.xml", "features/src/main/A.java", "exercises/pom.xml",
                "exercises/console/pom.xml", "exercises/console/src/main/B.java", "exercises/quarto/pom.xml",
                "exercises/quarto/src/main/Engine.java", "exercises/chess/src/main/Engine.java")) {
            Files.createDirectories(root.resolve(file).getParent());
            Files.writeString(root.resolve(file), "");
        }
        try (Stream<Path> all = Files.walk(root)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                touch(each, BUILT - 1);
            }
        }
        for (String module : List.of("console", "quarto")) {
            mark(module);
        }
        build = new Build(root.resolve("exercises"), "quarto");
    }

    private void mark(String module) throws IOException {
        final Path marker = root.resolve("exercises").resolve(module).resolve("target/play.built");
        Files.createDirectories(marker.getParent());
        Files.writeString(marker, "");
        touch(marker, BUILT);
    }

    private static void touch(Path file, long time) throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(time));
    }

    @Test
    void nothingIsBuiltThatIsNewerThanItsSources() {
        assertThat(build.isStale()).isFalse();
        assertThat(build.isGivenCodeStale()).isFalse();
    }

    @Test
    void aChangedSourceOfTheExerciseIsBuiltAndTheGivenCodeIsNot() throws IOException {
        touch(root.resolve("exercises/quarto/src/main/Engine.java"), BUILT + 1);
        assertThat(build.isStale()).isTrue();
        assertThat(build.isGivenCodeStale()).isFalse();
    }

    @Test
    void aDeletedSourceIsNoticed() throws IOException {
        Files.delete(root.resolve("exercises/quarto/src/main/Engine.java"));
        assertThat(build.isStale()).isTrue();
    }

    @Test
    void aChangeOfTheConsoleOrTheFeaturesIsNoticed() throws IOException {
        for (String file : List.of("exercises/console/src/main/B.java", "features/src/main/A.java", "pom.xml")) {
            touch(root.resolve(file), BUILT + 1);
            assertThat(build.isGivenCodeStale()).as(file).isTrue();
            touch(root.resolve(file), BUILT - 1);
        }
    }

    @Test
    void anotherExerciseDoesNotMatterAndWhatWasNeverBuiltIsBuilt() throws IOException {
        touch(root.resolve("exercises/chess/src/main/Engine.java"), BUILT + 1);
        assertThat(build.isStale()).isFalse();
        Files.delete(root.resolve("exercises/quarto/target/play.built"));
        assertThat(build.isStale()).isTrue();
    }
}
