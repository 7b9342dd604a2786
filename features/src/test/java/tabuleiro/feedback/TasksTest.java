package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shows how the tasks of an exercise are read from their file. */
class TasksTest {

    private static final String TEXT = """
            # A comment.

            1 a new game
              Engine: new Engine(), at
              for now Engine: isOver
            2 moving, and resuming
              Engine: move, new Engine(position, moves), isOver
              Pawn: path (en passant)
            3 guards
            4 postconditions and invariants
            weighs 1.05: CH-01, CH-02
            weighs 0: extension: CH-03
            """;

    private static final Tasks TASKS = Tasks.read("chess", TEXT);

    @Test
    void aTaskHasAName() {
        assertThat(TASKS.all()).extracting(Task::number).containsExactly(1, 2, 3, 4);
        assertThat(TASKS.task(2)).map(Task::name).contains("moving, and resuming");
        assertThat(TASKS.task(5)).isEmpty();
    }

    @Test
    void aTaskAddsMethodsOrPartsOfThem() {
        assertThat(TASKS.all().get(0).methods()).containsExactly("Engine.new Engine()", "Engine.at");
        assertThat(TASKS.all().get(1).methods()).containsExactly("Engine.move", "Engine.new Engine(position, moves)",
                "Engine.isOver", "Pawn.path (en passant)");
    }

    @Test
    void someMethodsReturnNothingForNow() {
        assertThat(TASKS.all().get(0).forNow()).containsExactly("Engine.isOver");
    }

    @Test
    void oneTaskAddsGuards() {
        assertThat(TASKS.all()).filteredOn(Task::addsGuards).extracting(Task::tag).containsExactly("task-3");
    }

    @Test
    void theLastAddsContracts() {
        assertThat(TASKS.all()).filteredOn(Task::addsContracts).extracting(Task::number).containsExactly(4);
    }

    @Test
    void inTheEndStandsWhatTheRulesWeigh() {
        assertThat(TASKS.weights()).containsExactly(new Tasks.Weight("1.05", "CH-01, CH-02"),
                new Tasks.Weight("0", "extension: CH-03"));
        assertThat(TASKS.weight("CH-02")).contains("1.05");
        assertThat(TASKS.weight("CH-04")).isEmpty();
    }

    @Test
    void whatIsNoTaskIsReported() {
        assertThatThrownBy(() -> Tasks.read("chess", "  Engine: at")).hasMessageContaining("no task is called");
        assertThatThrownBy(() -> Tasks.read("chess", TEXT + "6 more")).hasMessageContaining("6 more");
        assertThatThrownBy(() -> Tasks.read("chess", TEXT + "  at")).hasMessageContaining("  at");
    }

    @Test
    void theFileStandsInTheFolderOfTheExercise(@TempDir Path folder) throws IOException {
        final Path exercise = Files.createDirectory(folder.resolve("quarto"));
        assertThat(Tasks.in(exercise)).isEqualTo(Tasks.NONE);
        Files.writeString(exercise.resolve("tasks.txt"), TEXT);
        assertThat(Tasks.in(exercise)).isEqualTo(new Tasks("quarto", TASKS.all(), TASKS.weights()));
    }

    @Test
    void onlyTheRulesOfTheGameBelongToThem() {
        assertThat(TASKS.mayHave("rules/chess/1-board.feature")).isTrue();
        assertThat(TASKS.mayHave("examples/mine.feature")).isTrue();
        assertThat(TASKS.mayHave("rules/quarto/2-choosing.feature")).isFalse();
        assertThat(Tasks.NONE.mayHave("rules/quarto/2-choosing.feature")).isTrue();
    }
}
