package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.Providers;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.console.program.steps.ScriptedDevice;
import tabuleiro.console.screen.Key;
import tabuleiro.console.screen.ScreenView;

/** Tests that on a small screen the names of rows and columns stay in sight, wherever the last move was (CO-13). */
class SmallScreenTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "connect-four, 4,        60, 10, 1 +2 +3 +4 +5 +6 +7",
        "quarto,       a A4,     60, 10, A +B +C +D .*",
        "quarto,       a D1,     24, 14, 1 .*.B!.*",
        "chess,        e2e4,     60, 10, a  b  c  d  e  f  g  h",
        "chess,        h2h4,     24, 14, 4 .*P",
        "draughts,     simplified g3-h4,    24, 14, 4 .*w"
    })
    void theNamesOfRowsAndColumnsStayInSight(String game, String steps, int columns, int rows, String line) {
        final ScriptedDevice device = new ScriptedDevice(rows, columns);
        device.add(Stream.of(steps.split(" ")).flatMap(SmallScreenTest::typed).toList());
        play(RandomTypingTest.games().filter(each -> each.name().equals(game)).findFirst().orElseThrow(), device);
        assertThat(device.frame()).anySatisfy(each -> assertThat(each.strip()).matches(line.strip()));
    }

    private static Stream<Key> typed(String step) {
        return Stream.concat(step.chars().mapToObj(Key::typed), Stream.of(Key.of(Key.Kind.ENTER)));
    }

    private <P, M extends PlayedGame> void play(Game<P, M> game, ScriptedDevice device) {
        final Options options =
                Options.read(List.of("--saves", folder.toString(), "--seed", "1", "--players", "North,South"));
        assertThat(new Program<>(game, Providers.only(game.provider()), options,
                new ScreenView(device, new Words(game.getClass(), Language.EN)),
                new Surroundings(Language.EN, () -> 1, Duration.ofSeconds(20))).run()).isZero();
    }
}
