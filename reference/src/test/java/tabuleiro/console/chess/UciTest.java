package tabuleiro.console.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Consoles;
import tabuleiro.console.Language;
import tabuleiro.console.Words;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.start.Play;

/** Tests that any chess engine can be the opponent, and that none makes the program fail or wait for ever. */
@Timeout(180)
class UciTest {

    private static final int LONG_ENOUGH = 60;
    private static final int GAMES_AT_ONCE = 8;

    @TempDir
    private Path folder;

    /** Players with a folder of their own, in which games are kept and the engine notes what is sent to it. */
    private record Players(Path folder) {

        String command(String fault) throws Exception {
            return "uci:sh \"" + file("engine.sh") + "\" \"" + fault + "\" \"" + log() + "\"";
        }

        Path log() {
            return folder.resolve("sent to the engine");
        }

        /** Returns what they are shown who type these lines, with a single blank in place of several. */
        String play(List<String> options, String... typed) {
            final List<String> all = new ArrayList<>(List.of("--saves", folder.toString()));
            all.addAll(options);
            assertThat(Options.read(all).whyNot(new ChessGame(), new Words(ChessGame.class, Language.EN))).isEmpty();
            final ByteArrayOutputStream screen = new ByteArrayOutputStream();
            assertThat(Consoles.run(new ChessGame(), String.join("\n", typed) + "\n", screen, all))
                    .isEqualTo(Program.NORMAL);
            return screen.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ");
        }

        String playEngine(String fault, String players, String... typed) throws Exception {
            return play(List.of("--opponent", command(fault), "--players", players), typed);
        }
    }

    private static Path file(String name) throws Exception {
        return Path.of(UciTest.class.getResource(name).toURI());
    }

    private Players players() {
        return new Players(folder);
    }

    /** What was ended may take a moment to end. */
    @AfterEach
    void noProcessIsLeft() throws Exception {
        for (ProcessHandle each : ProcessHandle.current().descendants().toList()) {
            each.onExit().get(LONG_ENOUGH, TimeUnit.SECONDS);
        }
        assertThat(ProcessHandle.current().descendants().map(each -> each.info().commandLine()))
                .as("processes that are left").isEmpty();
    }

    @Test
    void aWholeGame() throws Exception {
        assertThat(players().playEngine("nothing", "One", "f2f3", "g2g4"))
                .contains("sh plays e7e5").doesNotContain("G5>>").contains("One is checkmated. sh has won!");
        assertThat(Files.readAllLines(players().log())).containsExactly("uci", "ucinewgame", "isready",
                "isready", "position startpos moves f2f3", "go movetime 1000",
                "isready", "position startpos moves f2f3 e7e5 g2g4", "go movetime 1000", "quit");
    }

    @Test
    void theEngineMayHaveWhite() throws Exception {
        assertThat(players().playEngine("nothing", "sh,One", "e7e5", "d8h4"))
                .contains("Captured by sh:").contains("sh is checkmated. One has won!");
        assertThat(Files.readAllLines(players().log())).contains("position startpos");
    }

    @Test
    void aGameThatBeginsWithAPosition() throws Exception {
        players().play(List.of("--opponent", players().command("nothing"), "--players", "One", "--seconds", "2"),
                "FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", "f2f3");
        assertThat(Files.readAllLines(players().log()).subList(4, 6)).containsExactly(
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3 moves f2f3", "go movetime 500");
    }

    @ParameterizedTest
    @ValueSource(strings = {"never quits", "moves twice", "sends garbage", "starts another process"})
    void anEngineThatPlaysItsGameAllTheSame(String fault) throws Exception {
        assertThat(players().playEngine(fault, "One", "f2f3", "g2g4")).contains("One is checkmated. sh has won!");
        theOtherProcessHasEnded();
    }

    /** Several games are played at once, so that the engines are waited for together. */
    @TestFactory
    Stream<DynamicTest> anEngineThatMisbehaves() throws Exception {
        final ExecutorService all = Executors.newFixedThreadPool(GAMES_AT_ONCE);
        final List<DynamicTest> tests = new ArrayList<>();
        for (String line : Files.readAllLines(file("engines.txt"))) {
            final List<String> row = Stream.of(line.split("\\|")).map(String::strip).toList();
            for (Language language : line.startsWith("#") ? List.<Language>of() : List.of(Language.values())) {
                final UciTest other = new UciTest();
                other.folder = Files.createDirectory(folder.resolve(row.get(0) + " " + language));
                final Future<Void> played = all.submit(() -> other.misbehaves(row, language));
                tests.add(DynamicTest.dynamicTest(row.get(0) + ", " + language, played::get));
            }
        }
        all.shutdown();
        return tests.stream();
    }

    private Void misbehaves(List<String> row, Language language) throws Exception {
        final boolean isStarted = row.get(1).equals("game");
        assertThat(players().play(List.of("--opponent", players().command(row.get(0)), "--players", "One",
                "--seconds", row.get(2), "--language", language.name().toLowerCase(Locale.ROOT)), "f2f3", "0"))
                .contains(List.of("No game: ", "Não há jogo: ", "The game ends here, unfinished: ",
                        "O jogo acaba aqui, por terminar: ").get(language.ordinal() + (isStarted ? 2 : 0))
                        + row.get(3 + language.ordinal()));
        assertThat(Files.exists(folder.resolve("1.chess.txt"))).as("the game is kept").isEqualTo(isStarted);
        if (isStarted) {
            assertThat(Files.readString(folder.resolve("1.chess.txt")))
                    .endsWith("person 1: One\nperson 2: sh\nmoves:\nf2f3\n");
        }
        theOtherProcessHasEnded();
        return null;
    }

    /** A process that left its parents and its session can be ended by its namespace alone. */
    private void theOtherProcessHasEnded() throws Exception {
        final String mark = "is another process " + players().log();
        for (ProcessHandle each : ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().filter(line -> line.contains(mark)).isPresent())
                .toList()) {
            if (ProcessNamespace.ofThisMachine().isOwn()) {
                each.onExit().get(LONG_ENOUGH, TimeUnit.SECONDS);
            }
            each.destroyForcibly();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "en | No game: %s does not start, or ends at once; install it, or check the command.",
        "pt | Não há jogo: %s não arranca, ou acaba logo; instale-o, ou verifique o comando."})
    void aProgramThatCannotBeStarted(String language, String message) throws Exception {
        final Path text = Files.writeString(folder.resolve("a text"), "no program");
        for (String program : List.of("no-such-engine", "./no such/engine", folder.toString(), text.toString())) {
            assertThat(players().play(List.of("--opponent", "uci:\"" + program + "\" --fast", "--players", "One",
                    "--language", language), "0")).contains(message.formatted(program));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "uci:", "uci: ", "stockfish", "UCI:stockfish"})
    void anOptionThatNamesNoEngine(String option) {
        assertThat(Options.read(List.of("--opponent=" + option)).whyNot(new ChessGame(),
                new Words(ChessGame.class, Language.EN))).isPresent();
    }

    @Test
    void aGameThatIsKeptIsResumedByTheEngineOrByAPerson() throws Exception {
        assertThat(players().playEngine("dies", "One", "f2f3"))
                .contains("sh has ended by itself. It is kept as 1: load 1 resumes it.");
        assertThat(players().play(List.of("--opponent", players().command("nothing")), "load 1", "g2g4"))
                .contains("One is checkmated. sh has won!");
        assertThat(players().play(List.of(), "load 1", "e7e5", "g2g4", "d8h4"))
                .contains("One is checkmated. sh has won!").doesNotContain("sh plays");
    }

    @Test
    void aGameThatIsPausedIsResumedByTheEngine() throws Exception {
        players().playEngine("nothing", "One", "f2f3", "pause");
        assertThat(players().playEngine("nothing", "One", "quit")).doesNotContain("checkmated");
        assertThat(players().play(List.of("--opponent", players().command("nothing")), "2", "", "One", "g2g4"))
                .contains("One is checkmated. sh has won!");
    }

    @Test
    void commandsWithBlanks() {
        assertThat(EngineCommand.parse("\"/opt/my engine/x\" -a \"b c\"").words())
                .containsExactly("/opt/my engine/x", "-a", "b c");
        assertThat(EngineCommand.parse("\"/opt/an engine.sh\"").name()).isEqualTo("an engine.sh");
        assertThat(EngineCommand.parse("x/" + "e".repeat(30)).name()).hasSize(20);
        assertThat(EngineCommand.parse("///").name()).isEqualTo("uci");
        assertThat(EngineCommand.parse(" ").words()).isEmpty();
    }

    @Test
    void aSignalEndsTheEngineToo() throws Exception {
        final Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), Play.class.getName(), "chess", "--players", "One",
                "--saves", folder.toString(), "--language", "en", "--opponent",
                players().command("starts another process"))
                .redirectErrorStream(true).redirectOutput(folder.resolve("shown").toFile()).start();
        try {
            while (!Files.readString(folder.resolve("shown")).contains("Type your move")) {
                assertThat(program.isAlive()).as(Files.readString(folder.resolve("shown"))).isTrue();
                TimeUnit.MILLISECONDS.sleep(20);
            }
            final List<ProcessHandle> engines = program.descendants().toList();
            assertThat(engines).isNotEmpty();
            program.toHandle().destroy();
            assertThat(program.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
            for (ProcessHandle each : engines) {
                each.onExit().get(LONG_ENOUGH, TimeUnit.SECONDS);
            }
            assertThat(Files.readString(folder.resolve("shown"))).contains("It is kept as 1");
        } finally {
            program.descendants().forEach(ProcessHandle::destroyForcibly);
            program.destroyForcibly();
        }
    }
}
