package tabuleiro.console.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.console.Terminal;

/** Tests that the console neither fails nor hangs, whatever is typed, and plays exactly what was typed as a column. */
class RandomTypingTest {

    private static final long SEED = 42;
    private static final int LINES = Boolean.getBoolean("thorough") ? 100_000 : 4_000;
    private static final int LINES_A_GAME = 60;
    private static final Duration TIME_LIMIT = Duration.ofMinutes(3);
    private static final List<String> SPECIAL_LINES = List.of("", " ", "\t", "0", "8", "-1", "+3", "007", " 5 ",
            "3.5", "1,2", "4 4", "99999999999999999999", "-99999999999999999999", "2147483648", "4294967297",
            "\u001b[A", "\u0000", "\u202e4", "\ufeff4", "\u0664", "\uff14", "quit?", "exit", "\ud83d", "1e1", "0x1",
            "null", "9".repeat(150), "1".repeat(100_000), "%s%n", "person", "random", "${}", "\r", "4\r");

    private final Random random = new Random(SEED);

    @Test
    void twoPersonsMayTypeAnything() {
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            for (int typed = 0; typed < LINES; typed += LINES_A_GAME) {
                compareWithTwin(someLines());
            }
        });
    }

    private static void compareWithTwin(List<String> lines) {
        final ConnectFour game = new SimpleEngine();
        final Terminal terminal = played(game, lines, List.of("person", "person"));

        final ConnectFour twin = new SimpleEngine();
        lines.stream().map(String::strip).filter(line -> line.matches("[+]?0*[1-7]")).mapToInt(Integer::parseInt)
                .filter(column -> twin.whyNotPlay(column).isEmpty()).forEach(twin::play);
        assertThat(game.position().toString()).as("the grid after %s", lines).isEqualTo(twin.position().toString());
        assertThat(terminal.lastLine()).as("the last line after %s", lines).isEqualTo(lastLine(twin));
    }

    private static String lastLine(ConnectFour game) {
        if (!game.isOver()) {
            return "End of input: the game ends here, unfinished.";
        }
        return game.winner()
                .map(player -> "The " + ConnectFourConsole.name(player) + " has won with the four discs in brackets.")
                .orElse("The game is a draw: the grid is full and nobody has four in line.");
    }

    @Test
    void anythingMayBeTypedAtTheFirstQuestions() {
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            for (int typed = 0; typed < LINES; typed += LINES_A_GAME) {
                played(new SimpleEngine(), someLines(), List.of());
            }
        });
    }

    private static Terminal played(ConnectFour game, List<String> lines, List<String> arguments) {
        final ConnectFourProvider provider = new SimpleEngine.Games();
        final Terminal terminal = new Terminal(String.join("\n", lines) + "\n");
        terminal.run(dialogue -> new ConnectFourConsole(provider, dialogue).play(() -> game, arguments));
        assertThat(terminal.status()).as("the status after %s, ending: %s", lines, terminal.lastLine()).isZero();
        assertThat(terminal.lines()).as("the screen after %s", lines).allMatch(line -> line.matches("[ -~]*"));
        return terminal;
    }

    private List<String> someLines() {
        final List<String> lines = new ArrayList<>();
        for (int i = 0; i < LINES_A_GAME; i++) {
            lines.add(someLine());
        }
        return lines;
    }

    private String someLine() {
        return switch (random.nextInt(4)) {
            case 0 -> SPECIAL_LINES.get(random.nextInt(SPECIAL_LINES.size()));
            case 1 -> random.ints(random.nextInt(12), 0, 0x3000).filter(character -> character != '\n')
                    .mapToObj(Character::toString).collect(Collectors.joining());
            default -> String.valueOf(1 + random.nextInt(ConnectFour.COLUMNS));
        };
    }
}
