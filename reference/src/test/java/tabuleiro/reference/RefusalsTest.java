package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.options.CommandlineOptionsParser;
import io.cucumber.core.options.RuntimeOptions;
import io.cucumber.core.runtime.Runtime;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that an example which names a refusal stands where no other refusal is right, on the reference. */
class RefusalsTest {

    private static final Path RULES = Path.of("../features/rules");

    /** Returns the games whose reference says of each question all refusals that are right. */
    static List<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(RULES)) {
            return folders.map(each -> each.getFileName().toString()).filter(name -> !name.equals("console"))
                    .filter(RefusalsTest::saysAll).sorted().toList();
        }
    }

    private static boolean saysAll(String game) {
        try (Stream<Path> files = Files.list(Path.of("src/main/java").resolve(game.replace("-", "")))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                if (Files.readString(file).contains(" refusalsOf")) {
                    return true;
                }
            }
            return false;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void anExampleThatNamesARefusalStandsWhereNoOtherIsRight(String game) {
        final RefusalWatch watch = new RefusalWatch();
        final RuntimeOptions options = new CommandlineOptionsParser(OutputStream.nullOutputStream()).parse(
                "--glue", "tabuleiro.steps", "--glue", "tabuleiro." + game.replace("-", "") + ".steps",
                "--no-summary", "--tags", "not @console and not @given and not @guard",
                RULES.resolve(game).toString()).build();
        final Runtime run = Runtime.builder().withRuntimeOptions(options).withObjectFactorySupplier(() -> watch)
                .withAdditionalPlugins(watch).build();
        run.run();
        assertThat(watch.faults()).isEmpty();
        assertThat(run.exitStatus()).as("exit status of the run: 0 if every example passes").isZero();
        assertThat(watch.named()).as("refusals that examples name").isPositive();
    }
}
