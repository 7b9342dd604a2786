package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;

/** Shows how hints are read, and that every task of every exercise has three. */
class HintsTest {

    private static final Path EXERCISES = Path.of("..").toAbsolutePath().normalize();
    private static final int STEPS = 3;

    /** Returns those that have hints: a game may be without. */
    static List<String> exercises() {
        return Exercise.names(EXERCISES).stream().filter(each ->
                Files.exists(EXERCISES.resolve(each).resolve("hints.txt"))).toList();
    }

    @Test
    void aHintMayTakeSeveralLines() {
        final Hints hints = Hints.read("# All.\n1\n- Look.\n- Look at\n  the board.\n2\n- Think.\n");
        assertThat(hints.hint(1, 2)).isEqualTo("Hint 2 of 2 for task 1: Look at the board.");
        assertThat(hints.hint(1, 3)).isEqualTo("Hint 1 of 2 for task 1: Look.");
        assertThat(hints.hint(0, 1)).isEqualTo("There are hints for tasks only.");
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyTaskHasThree(String game) {
        final Hints hints = Hints.in(EXERCISES.resolve(game));
        assertThat(hints.byTask().keySet()).isEqualTo(Tasks.in(EXERCISES.resolve(game)).all().stream()
                .map(Task::number).collect(Collectors.toSet()));
        assertThat(hints.byTask().values()).allMatch(each -> each.size() == STEPS);
    }
}
