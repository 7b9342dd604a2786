package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.console.program.steps.ScriptedDevice;
import tabuleiro.console.screen.Key;

/** Tests that on a small screen the names of rows and columns stay in sight, wherever the last move was (CO-13). */
class SmallScreenTest {

    private static final int LOWEST_ROW = 10;

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
        play(game, device);
        assertThat(device.frame()).anySatisfy(each -> assertThat(each.strip()).matches(line.strip()));
    }

    /** Two rows a square, also when the game has ended; the menu is shown after any key. */
    @ParameterizedTest
    @CsvSource({
        "chess, f2f3 e7e5 g2g4 d8h4, any key, 2 - Load a game",
        "connect-four, 1 2 1 2 1 2 1, Play again, Play again"
    })
    void theFinalBoardIsAsLargeAsBefore(String game, String steps, String shown, String afterwards) {
        final ScriptedDevice device = new ScriptedDevice(24, 80);
        device.add(Stream.of(steps.split(" ")).flatMap(SmallScreenTest::typed).toList());
        play(game, device);
        assertThat(String.join("\n", device.frame())).contains(shown);
        assertThat(IntStream.range(0, device.frame().size()).filter(row -> device.frame().get(row)
                .matches(" 1 .*|(?:\\s+[.12]){7}\\s*")).max().orElseThrow()).isGreaterThan(LOWEST_ROW);
        final ScriptedDevice later = new ScriptedDevice(24, 80);
        later.add(Stream.concat(Stream.of(steps.split(" ")).flatMap(SmallScreenTest::typed),
                Stream.of(Key.of(Key.Kind.BACKSPACE))).toList());
        play(game, later);
        assertThat(String.join("\n", later.frame())).contains(afterwards);
    }

    /** The first line names game and players; a mark tells that a name goes on beyond the screen. */
    @ParameterizedTest
    @CsvSource({
        "'North,South', 60, false",
        "'First player tonight,Second player by now', 60, true",
        "'First player tonight,Second player by now', 120, false"
    })
    void namesThatDoNotFitEndWithAMark(String players, int columns, boolean isCut) {
        final ScriptedDevice device = new ScriptedDevice(20, columns);
        play("connect-four", device, players);
        final String title = device.frame().get(0).stripTrailing();
        assertThat(title).hasSizeLessThanOrEqualTo(columns).contains(players.split(",")[0]);
        assertThat(title.endsWith("…")).isEqualTo(isCut);
        assertThat(title.contains(players.split(",")[1])).isEqualTo(!isCut);
    }

    private static Stream<Key> typed(String step) {
        return Stream.concat(step.chars().mapToObj(Key::typed), Stream.of(Key.of(Key.Kind.ENTER)));
    }

    private void play(String game, ScriptedDevice device) {
        play(game, device, "North,South");
    }

    private void play(String game, ScriptedDevice device, String players) {
        assertThat(Consoles.run(Consoles.game(game), device, List.of("--saves", folder.toString(), "--seed", "1",
                "--players", players))).isZero();
    }
}
