package tabuleiro.console.former;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the dialogue with the players. */
class DialogueTest {

    private static final String TOO_LONG = "Refused: the line is too long.";
    private static final String INVISIBLE =
            "Refused: the line contains an invisible character, such as an arrow key produces.";

    /** Asks for a word that is not {@code no}. */
    private static final class Word implements Question<String> {

        @Override
        public String words() {
            return "A word?";
        }

        @Override
        public Optional<String> whyNot(String typed) {
            return typed.equals("no") ? Optional.of("that is no word") : Optional.empty();
        }

        @Override
        public String meaning(String typed) {
            return "<" + typed + ">";
        }
    }

    private final List<String> answers = new ArrayList<>();

    private Terminal asked(String typed) {
        final Terminal terminal = new Terminal(typed);
        terminal.run(dialogue -> answers.add(dialogue.ask(new Word())));
        return terminal;
    }

    @Test
    void asksUntilAnAnswerIsAccepted() {
        assertThat(asked("no\nno\nyes\n").lines()).containsExactly("A word?", "Refused: that is no word.",
                "A word?", "Refused: that is no word.", "A word?");
        assertThat(answers).containsExactly("<yes>");
    }

    @Test
    void removesBlanksAtBothEnds() {
        asked(" \t a b\t\r\n");
        assertThat(answers).containsExactly("<a b>");
    }

    @Test
    void readsALastLineWithoutLineFeed() {
        asked("yes");
        assertThat(answers).containsExactly("<yes>");
    }

    @Test
    void saysThatTheInputHasEnded() {
        final Terminal terminal = asked("no\n");
        assertThat(terminal.lastLine()).isEqualTo("End of input: the game ends here, unfinished.");
        assertThat(terminal.status()).isEqualTo(Ending.NORMAL);
        assertThat(answers).isEmpty();
    }

    @Test
    void treatsUnreadableInputAsEnded() {
        final Terminal terminal = new Terminal("");
        terminal.run(dialogue -> new Dialogue(new BrokenReader(), new PrintStream(PrintStream.nullOutputStream()))
                .ask(new Word()));
        assertThat(terminal.lastLine()).isEqualTo("End of input: the game ends here, unfinished.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", "QUIT", " Quit "})
    void leavesOnRequest(String typed) {
        final Terminal terminal = asked(typed + "\nyes\n");
        assertThat(terminal.lastLine()).isEqualTo("The game ends here, unfinished.");
        assertThat(terminal.status()).isEqualTo(Ending.NORMAL);
        assertThat(answers).isEmpty();
    }

    @Test
    void refusesLinesThatAreTooLongAndAcceptsTheLongest() {
        final String longest = "y".repeat(Keyboard.LONGEST_LINE);
        assertThat(asked(longest + "y\n" + longest + "\n").lines()).containsExactly("A word?", TOO_LONG, "A word?");
        assertThat(answers).containsExactly("<" + longest + ">");
    }

    @Test
    void aCuttingDialogueCutsLinesThatAreTooLong() {
        final String longest = "y".repeat(Keyboard.LONGEST_LINE);
        final Terminal terminal = new Terminal(longest + "x\n" + longest + "\n");
        terminal.run(dialogue -> {
            final Dialogue cutting = dialogue.cutting();
            answers.add(cutting.ask(new Word()));
            answers.add(cutting.ask(new Word()));
        });
        assertThat(terminal.lines()).containsExactly("A word?",
                "The line is too long: only its first 200 characters count.", "A word?");
        assertThat(answers).containsExactly("<" + longest + ">", "<" + longest + ">");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[2J", "a\u0000b", "\u007f", "a\u009bb", "\u202egnorw", "\ufeffyes", "a\rb"})
    void refusesInvisibleCharacters(String typed) {
        assertThat(asked(typed + "\nyes\n").lines()).containsExactly("A word?", INVISIBLE, "A word?");
        assertThat(answers).containsExactly("<yes>");
    }

    /** Input that cannot be read. */
    private static final class BrokenReader extends Reader {

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("the input cannot be read");
        }

        @Override
        public void close() {
            // Nothing was open.
        }
    }
}
