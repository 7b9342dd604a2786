package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.console.connectfour.ConnectFourConsole;
import tabuleiro.console.connectfour.SimpleEngine;

/** Tests the console as a separate program, with the engines that a file on its class path names. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class LauncherTest {

    private static final String SIMPLE = SimpleEngine.Games.class.getName();
    private static final String WITH_CONTRACTS = WithContracts.class.getName();

    /** Creates games only if assertions are off. */
    public static final class WithContracts extends SimpleEngine.Games {

        @Override
        public ConnectFour newGame() {
            assert false : "assertions are on";
            return super.newGame();
        }
    }

    @TempDir
    private Path folder;

    private final List<String> shown = new ArrayList<>();

    @Test
    void endsNormallyAtEndOfInput() throws Exception {
        assertThat(status("4\n", List.of(SIMPLE), "person", "person")).as("%s", shown).isEqualTo(Ending.NORMAL);
        assertThat(shown).contains("| .  .  .  1  .  .  . |")
                .endsWith("End of input: the game ends here, unfinished.");
    }

    @Test
    void endsWithOneLineWhenStartedWrongly() throws Exception {
        assertThat(status("", List.of(SIMPLE), "robot", "person")).isEqualTo(Ending.MISUSED);
        assertThat(shown).singleElement().asString().startsWith("Usage: ");
    }

    @Test
    void turnsAssertionsOn() throws Exception {
        assertThat(status("", List.of(WITH_CONTRACTS), "person", "person")).isEqualTo(Ending.FAILED);
        assertThat(shown).contains("The engine failed: AssertionError: assertions are on");
    }

    @Test
    void reportsAMissingEngine() throws Exception {
        assertThat(status("", List.of())).isEqualTo(Ending.FAILED);
        assertThat(shown).singleElement().asString().startsWith("No engine found: no file META-INF/services/"
                + ConnectFourProvider.class.getName() + " on the class path ");
    }

    @Test
    void reportsTwoEngines() throws Exception {
        assertThat(status("", List.of(SIMPLE, WITH_CONTRACTS))).isEqualTo(Ending.FAILED);
        assertThat(shown).singleElement().asString().startsWith("More than one engine found")
                .contains(SIMPLE, WITH_CONTRACTS);
    }

    @Test
    void reportsAnEngineThatCannotBeLoaded() throws Exception {
        assertThat(status("", List.of("connectfour.Nowhere"))).isEqualTo(Ending.FAILED);
        assertThat(shown.get(0)).startsWith("The engine failed: ").contains("connectfour.Nowhere");
    }

    private int status(String typed, List<String> engines, String... arguments) throws Exception {
        final Program.Ended ended = new Program(ConnectFourConsole.class, ConnectFourProvider.class, folder)
                .run(typed, engines, arguments);
        shown.addAll(ended.shown());
        return ended.status();
    }
}
