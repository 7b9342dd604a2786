package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Slow;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** Nobody is marked by an example that the reference itself does not pass. */
@Slow
class ReferenceCheckTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final Run RUN = Fixtures.run(EXERCISE, Shard.WHOLE);
    private static final Rubric RUBRIC = Fixtures.rubric("connect-four");
    private static final String ENGINE = "connectfour/Engine.java";
    private static final String WINNER = "    public Optional<Player> winner() {\n";

    @TempDir
    private Path folder;
    private Path rubric;

    @BeforeEach
    void copyReference() throws IOException {
        for (Map.Entry<String, String> each : Fixtures.reference(EXERCISE).entrySet()) {
            write(each.getKey(), each.getValue());
        }
        rubric = Files.copy(EXERCISE.rubric(), folder.resolve("rubric.yaml"));
    }

    private void write(String file, String text) throws IOException {
        final Path path = folder.resolve("reference/src/main/java").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void change(String text, String instead) throws IOException {
        final String source = Fixtures.reference(EXERCISE).get(ENGINE);
        assertThat(source).contains(text);
        write(ENGINE, source.replace(text, instead));
    }

    private ReferenceCheck check(Run run) {
        return new ReferenceCheck(run, rubric, folder.resolve("reference"), folder.resolve("memory"));
    }

    private void require(Rubric marked) {
        check(RUN).require(marked, Fixtures.tester(RUBRIC));
    }

    private void assertRefused(String... words) {
        assertThatThrownBy(() -> require(RUBRIC)).isInstanceOf(GradingException.class)
                .hasMessageStartingWith("The reference itself").hasMessageContainingAll(words)
                .hasMessageContaining("nothing is graded").hasMessageNotContaining("\n");
        assertThat(check(RUN).isDone()).isFalse();
    }

    @Test
    void theReferenceIsTriedOnceUntilAnythingChanges() throws IOException {
        assertThat(check(RUN).isPossible()).isTrue();
        assertThat(check(RUN).isDone()).isFalse();
        require(RUBRIC);
        assertThat(check(RUN).isDone()).isTrue();
        assertThat(check(new Run(EXERCISE, new Shard(1, 3), RUN.isolation(), RUN.edition(), "")).isDone())
                .as("a shard of the same run").isTrue();
        assertThat(check(new Run(EXERCISE, Shard.WHOLE, RUN.isolation(), "newer", "")).isDone()).isFalse();
        assertThat(check(new Run(EXERCISE, Shard.WHOLE, "nothing", RUN.edition(), "")).isDone()).isFalse();
        Files.writeString(rubric, Files.readString(rubric) + "# changed\n");
        assertThat(check(RUN).isDone()).as("after a change of the rubric").isFalse();
        Files.copy(EXERCISE.rubric(), rubric, StandardCopyOption.REPLACE_EXISTING);
        assertThat(check(RUN).isDone()).isTrue();
        change(WINNER, "    // changed\n" + WINNER);
        assertThat(check(RUN).isDone()).as("after a change of the reference").isFalse();
    }

    @Test
    void anExampleThatItDoesNotPassIsNamed() throws IOException {
        change(WINNER, WINNER + "        if (true) { return Optional.empty(); }\n");
        assertRefused("does not pass the example \"", "C4-", ".feature, line ");
    }

    @Test
    void aReferenceThatDoesNotCompileIsSaidToBeSo() throws IOException {
        write(ENGINE, "nonsense");
        assertRefused("does not compile", "Engine.java:1");
    }

    @Test
    void whatWeighsNothingMayBeLost() throws IOException {
        change("        assert ConnectFour.isColumn(column)\n"
                + "                : require(\"C4-05 column_exists\", column, this);\n",
                "        if (!ConnectFour.isColumn(column)) { return false; }\n");
        assertRefused("C4-05");
        final Map<String, BigDecimal> guards = new HashMap<>(RUBRIC.guards());
        guards.put("C4-05", BigDecimal.ZERO);
        require(new Rubric(EXERCISE, RUBRIC.title(), RUBRIC.scale(), RUBRIC.rules(), guards));
        assertThat(check(RUN).isDone()).isTrue();
    }

    @Thorough
    @Test
    void clausesThatItDoesNotAssertAreNamed() throws IOException {
        change("        assert nextToPlay() == mover.opponent() : ensure(\"C4-03 turn_passes\", this);\n", "");
        final Rubric weighed = Rubric.read(Fixtures.rubricWithoutPlay("connect-four", folder, "contracts: 20"));
        assertThatThrownBy(() -> check(RUN).require(weighed, Fixtures.tester(weighed)))
                .hasMessageContaining("not all noticed: ConnectFour.play turn_passes (");
    }

    @Test
    void withoutAReferenceNothingIsTried() {
        final ReferenceCheck none =
                new ReferenceCheck(RUN, rubric, folder.resolve("nowhere"), folder.resolve("memory"));
        assertThat(none.isPossible()).isFalse();
        assertThat(none.isDone()).isFalse();
    }
}
