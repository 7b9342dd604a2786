package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.Chooser;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Language;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Program.Surroundings;

/** Tests that the menu goes on after rules that cannot be read (CO-07, QT-38), with a game that has no rules. */
class RulesThatCannotBeReadTest {

    @TempDir
    private Path folder;

    /** A game that is never begun. */
    private static final class Toy extends Game<Runnable, PlayedGame> {

        Toy() {
            super("toy", Runnable.class, List.of("random"));
        }

        @Override
        public PlayedGame begin(Runnable provider, GameStart start) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Chooser<PlayedGame> agent(Runnable provider, String level, long seed) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void aWarningIsShownAndThenTheMenuAgain() {
        final ByteArrayOutputStream shown = new ByteArrayOutputStream();
        final int status = new Program<>(new Toy(), () -> { }, Options.read(List.of("--saves", folder.toString())),
                new LinesView(new StringReader("r\nz\n"), new PrintStream(shown, true, StandardCharsets.UTF_8), true),
                new Surroundings(Language.EN, () -> 7, Duration.ofSeconds(10))).run();
        assertThat(shown.toString(StandardCharsets.UTF_8)).containsSubsequence("or 0? r", "the rules cannot be shown.",
                "or 0? z", "Goodbye!");
        assertThat(status).isEqualTo(Program.NORMAL);
    }
}
