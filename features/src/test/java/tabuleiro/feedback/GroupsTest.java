package tabuleiro.feedback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** Shows what happens if {@code -Dgroups} names what there is not. */
class GroupsTest {

    private static final Groups QUARTO = Groups.onClassPath(Tasks.read("quarto", "1 all"));

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private void check(String expression) {
        QUARTO.check(expression, new PrintStream(bytes, true, UTF_8));
    }

    @Test
    void rulesAndGuardsOfTheGameAreGroups() {
        assertThat(QUARTO.tags()).contains("QT-01", "QT-17", "guard", "guard-QT-07");
    }

    @Test
    void otherGamesAndTheConsoleAreNot() {
        assertThat(QUARTO.tags()).doesNotContain("C4-01", "guard-C4-06", "QW-01", "QT-30", "console", "given");
    }

    @Test
    void whatThereIsPassesInSilence() {
        check("");
        check("QT-01");
        check("QT-01,guard-QT-07");
        check("(QT-01 | QT-02) & !guard");
        check("games");
        check("contracts");
        assertThat(bytes.toString(UTF_8)).isEmpty();
    }

    @Test
    void whatThereIsNotIsAnsweredWithWhatThereIs() {
        assertThatThrownBy(() -> check("QT-01,qt-02")).hasMessage("No example has the tag qt-02.");
        assertThat(bytes.toString(UTF_8)).contains("No example has the tag qt-02. Did you mean QT-02?", "QT-17",
                "guard-QT-07").endsWith(Report.CLOSING + System.lineSeparator());
    }

    @Test
    void theRuleOfAnotherGameIsNotThere() {
        assertThatThrownBy(() -> check("C4-01")).hasMessage("No example has the tag C4-01.");
        assertThat(bytes.toString(UTF_8)).doesNotContain("Did you mean");
    }
}
