package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Program;
import tabuleiro.qwirkle.QwirkleProvider;

/** Tests Qwirkle as a separate program. {@link tabuleiro.console.former.LauncherTest} tests what all programs share. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class QwirkleLauncherTest {

    private static final String BEGUN = "2\nNorth\nSouth\nno\nno\n";
    private static final String SEED =
            "The bag is shuffled with seed (\\d{1,6})\\. The same seed gives the same tiles again\\.";

    @TempDir
    private Path folder;

    @Test
    void shufflesWithTheGivenSeed() throws Exception {
        final Program.Ended ended = run(BEGUN, "7");
        assertThat(ended.status()).as("%s", ended.shown()).isEqualTo(Ending.NORMAL);
        assertThat(ended.shown()).contains(hand(7),
                "The bag is shuffled with seed 7. The same seed gives the same tiles again.")
                .endsWith("End of input: the game ends here, unfinished.");
    }

    @Test
    void showsAFreshSeed() throws Exception {
        final List<String> shown = run(BEGUN).shown();
        final String line = shown.stream().filter(each -> each.matches(SEED)).findFirst().orElseThrow();
        assertThat(shown).contains(hand(Long.parseLong(line.replaceFirst(SEED, "$1"))));
    }

    private static String hand(long seed) {
        return "North holds " + Command.list(new SimpleQwirkle.Games().shuffledBag(seed).stream().limit(6).sorted()
                .toList()) + "; in the bag: 96 tiles.";
    }

    @Test
    void endsWithOneLineWhenStartedWrongly() throws Exception {
        final Program.Ended ended = run("", "one");
        assertThat(ended.status()).isEqualTo(Ending.MISUSED);
        assertThat(ended.shown()).singleElement().asString().startsWith("Usage: ");
    }

    private Program.Ended run(String typed, String... arguments) throws Exception {
        return new Program(QwirkleConsole.class, QwirkleProvider.class, folder)
                .run(typed, List.of(SimpleQwirkle.Games.class.getName()), arguments);
    }
}
