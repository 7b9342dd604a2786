package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.console.program.steps.ScriptedDevice;
import tabuleiro.console.screen.Key;

/** Tests that no game of the console fails or hangs, whatever is typed or pressed, with the reference as the engine. */
class RandomTypingTest {

    private static final long SEED = 42;
    private static final int EVENTS = Boolean.getBoolean("thorough") ? 100_000 : 300;
    private static final int EVENTS_A_RUN = 100;
    private static final Duration TIME_LIMIT_OF_A_RUN = Duration.ofMinutes(2);
    private static final List<String> ODD = List.of("", " ", "\t", "0", "8", "-1", "+3", "007", "3.5", "1,2", "4 4",
            "99999999999999999999", "\u001b[A", "\u0000", "\u202e4", "\ufeff4", "\u0664", "\ud83d", "1e1", "%s%n",
            "{0}", "1".repeat(100_000), " ".repeat(300) + "4", "\r");
    private static final List<String> SHARED = List.of("random", "competent", "One", "Two", "save a", "save 1",
            "load a", "load 1", "load", "save", "games", "moves", "undo", "help", "rules", "menu", "quit", "sair",
            "yes", "no", "same", "others", "resign", "draw", "history", "back", "back 2", "back x", "hint", "turn",
            "first", "previous", "<", "next", ">", "last");
    /** What is typed in a game of which nothing else is said here. */
    private static final List<String> ANY = List.of("p", "1", "2", "3", "a1", "d1", "b2", "c3-d4", "a1 d7", "g7xd7");
    private static final Map<String, List<String>> OWN = Map.of(
            "connect-four", List.of("p", "p", "s", "r", "1", "2", "3", "4", "5", "6", "7"),
            "quarto", List.of("b", "b", "c", "z", "a", "d", "p", "A1", "B2", "3c", "4D", "(B!", "[p;", "5A", "E1"),
            "qwirkle", List.of("p", "2", "3", "greedy", "play A1 0 0", "play B2 1 1", "jogar A2 1 2", "trade A1",
                    "trocar B2 C3", "pass", "play", "play A1", "play F6 0 1"),
            "draughts", List.of("p", "c3-d4", "e3 f4", "b6a5", "f6-e5", "d4-f6", "d4", "e5", "a3-g9", "c3-e5-g7",
                    "stop", "parar", "delivery", "delivery c3-d4", "entrega b6-a5", "classic", "d", "empty", "random 5",
                    "random", "opening", "h8-h4", "export target/x.pdn", "load target/x.pdn", "22-18",
                    "FEN W:W29:B25,18,4", "29x15"),
            "chess", List.of("1", "2", "e2e4", "e7e5", "G5>>E5", "b5>>d5", "Nf3", "Nc6", "PAUSAR", "EMPATE", "RENDER",
                    "display", "careful", "FEN 4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "FEN x",
                    "export target/x.pgn", "load target/x.pgn", "export"));

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);

    @ParameterizedTest
    @MethodSource("tabuleiro.console.Game#all")
    void anythingMayBeTyped(Game<?, ?> game) {
        runs(() -> {
            final List<String> lines = IntStream.range(0, EVENTS_A_RUN).mapToObj(i -> line(game)).toList();
            final ByteArrayOutputStream shown = new ByteArrayOutputStream();
            assertThat(Consoles.run(game, String.join("\n", lines), shown, options()))
                    .as("the status after %s:\n%s", lines, shown).isZero();
            assertThat(shown.toString(StandardCharsets.UTF_8))
                    .matches("[^\\p{Cntrl}\\p{Cf}]*(\\R[^\\p{Cntrl}\\p{Cf}]*)*+");
        });
    }

    @ParameterizedTest
    @MethodSource("tabuleiro.console.Game#all")
    void anythingMayBePressed(Game<?, ?> game) {
        runs(() -> {
            final List<Key> keys = IntStream.range(0, EVENTS_A_RUN).boxed().flatMap(i -> keys(game)).toList();
            final ScriptedDevice device = new ScriptedDevice(1 + random.nextInt(60), 1 + random.nextInt(150),
                    random.nextBoolean(), random.nextBoolean());
            device.add(keys);
            assertThat(Consoles.run(game, device, options()))
                    .as("the status after %s: %s", keys, device.printed()).isZero();
            assertThat(device.isClosed()).as("whether the terminal is restored").isTrue();
        });
    }

    /** Runs the console again and again, until there have been enough events; none may hang. */
    private static void runs(Executable run) {
        for (int events = 0; events < EVENTS; events += EVENTS_A_RUN) {
            assertTimeoutPreemptively(TIME_LIMIT_OF_A_RUN, run);
        }
    }

    /** Returns the options of a run, before which some of the saved games are lost. */
    private List<String> options() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.filter(file -> random.nextInt(4) > 0).toList()) {
                Files.delete(each);
            }
        }
        final List<String> options = new ArrayList<>(List.of("--saves", folder.toString(), "--seed", "1"));
        options.addAll(random.nextBoolean() ? List.of("--players", "North,South") : List.of());
        return options;
    }

    /** Returns a line: half of them belong to the game, and others to any console, or to none. */
    private String line(Game<?, ?> game) {
        return switch (random.nextInt(8)) {
            case 0 -> any(ODD);
            case 1, 2 -> any(SHARED);
            case 3 -> random.ints(random.nextInt(12), 0, 0x3000).filter(character -> character != '\n')
                    .mapToObj(Character::toString).collect(Collectors.joining());
            default -> any(OWN.getOrDefault(game.name(), ANY));
        };
    }

    private String any(List<String> lines) {
        return lines.get(random.nextInt(lines.size()));
    }

    /** Returns a key, or the keys that type a line. */
    private Stream<Key> keys(Game<?, ?> game) {
        final List<Key.Kind> kinds = Stream.of(Key.Kind.values())
                .filter(each -> each != Key.Kind.CHARACTER && each != Key.Kind.CLICK
                        && (each != Key.Kind.END_OF_INPUT && each != Key.Kind.INTERRUPT || random.nextInt(20) == 0))
                .toList();
        return switch (random.nextInt(6)) {
            case 0 -> Stream.concat(line(game).codePoints().limit(300).mapToObj(Key::typed),
                    Stream.of(Key.of(Key.Kind.ENTER)));
            case 1 -> Stream.of(Key.click(random.nextInt(60), random.nextInt(150)));
            case 2 -> Stream.of(Key.of(Key.Kind.ENTER));
            default -> Stream.of(Key.of(kinds.get(random.nextInt(kinds.size()))));
        };
    }
}
