package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Shows how the tasks are read from the table of a README. */
class TasksTest {

    private static final Tasks TASKS = Tasks.read("""
            Some words about QT-99.

            | task | write | what turns green |
            | --- | --- | --- |
            | 1 | `choose` (QT-77) | QT-02; 7 of 8 in QT-01 |
            | 2 | `place` | QT-01, QT-05 to QT-08 |
            | 3 | guards | the guards: `-Dgroups=guard` |

            | there | here |
            | --- | --- |
            | `Peca` | `Piece` (QT-98) |
            """);

    @Test
    void aRuleBelongsToTheTaskByWhichItHolds() {
        assertThat(TASKS.task("QT-02")).isEqualTo(1);
        assertThat(TASKS.task("QT-01")).isEqualTo(2);
        assertThat(TASKS.task("QT-05")).isEqualTo(2);
        assertThat(TASKS.task("QT-07")).isEqualTo(2);
        assertThat(TASKS.task("QT-08")).isEqualTo(2);
        assertThat(TASKS.task("guard-QT-07")).isEqualTo(3);
    }

    @Test
    void otherIdsBelongToNoTask() {
        assertThat(TASKS.byId().keySet()).containsExactlyInAnyOrder(
                "QT-01", "QT-02", "QT-05", "QT-06", "QT-07", "QT-08");
        assertThat(TASKS.task("QT-99")).isZero();
        assertThat(Tasks.read("").task("guard-QT-07")).isZero();
    }

    @Test
    void theIdsOfTheGameCanBeTold() {
        assertThat(TASKS.mayHave("QT-77")).isTrue();
        assertThat(TASKS.mayHave("guard-QT-77")).isTrue();
        assertThat(TASKS.mayHave("C4-01")).isFalse();
        assertThat(TASKS.mayHave("guard-C4-01")).isFalse();
        assertThat(Tasks.read("").mayHave("C4-01")).isTrue();
    }
}
