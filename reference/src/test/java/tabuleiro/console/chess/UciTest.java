package tabuleiro.console.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.Providers;
import tabuleiro.chess.ChessProvider;
import tabuleiro.console.Language;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Surroundings;
import tabuleiro.console.start.Play;

/** Tests that any chess engine can be the opponent, and that none makes the program fail or wait for ever. */
@Timeout(90)
class UciTest {

    private static final int LONG_ENOUGH = 60;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

    private String command(String fault) throws Exception {
        final Path classes = Path.of(ScriptedEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return "uci:\"" + Path.of(System.getProperty("java.home"), "bin", "java") + "\" -XX:TieredStopAtLevel=1 -cp \""
                + classes + "\" " + ScriptedEngine.class.getName() + " \"" + fault + "\" \"" + log() + "\"";
    }

    private Path log() {
        return folder.resolve("sent to the engine");
    }

    private List<String> options(String opponent, String... more) {
        final List<String> options = new ArrayList<>(List.of("--saves", folder.toString(), "--opponent", opponent));
        options.addAll(List.of(more));
        return options;
    }

    private String play(List<String> options, String... typed) {
        final Options read = Options.read(options);
        assertThat(read.whyNot(new ChessGame())).isEmpty();
        final LinesView view = new LinesView(new StringReader(String.join("\n", typed) + "\n"),
                new PrintStream(screen, true, StandardCharsets.UTF_8), true);
        assertThat(new Program<>(new ChessGame(), Providers.only(ChessProvider.class), read, view,
                new Surroundings(Language.EN, () -> 7, Duration.ofSeconds(20))).run()).isEqualTo(Program.NORMAL);
        assertThat(ProcessHandle.current().descendants().filter(each -> each.info().commandLine()
                .filter(line -> line.contains(ScriptedEngine.class.getName())).isPresent()))
                .as("engines that are left").isEmpty();
        return screen.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ");
    }

    @Test
    void aWholeGame() throws Exception {
        assertThat(play(options(command("nothing"), "--players", "Ana"), "f2f3", "g2g4"))
                .contains("java plays B5>>D5").doesNotContain("G5>>")
                .contains("Ana is checkmated. java has won!");
        assertThat(Files.readAllLines(log())).containsExactly("uci", "ucinewgame", "isready",
                "isready", "position startpos moves f2f3", "go movetime 1000",
                "isready", "position startpos moves f2f3 e7e5 g2g4", "go movetime 1000", "quit");
    }

    @Test
    void theEngineMayHaveWhite() throws Exception {
        assertThat(play(options(command("nothing"), "--players", "java,Ana"), "e7e5", "d8h4"))
                .contains("Captured by java:").contains("java is checkmated. Ana has won!");
        assertThat(Files.readAllLines(log())).contains("position startpos");
    }

    @Test
    void aGameThatBeginsWithAPosition() throws Exception {
        play(options(command("nothing"), "--players", "Ana", "--seconds", "2"),
                "FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", "f2f3");
        assertThat(Files.readAllLines(log()).subList(4, 6)).containsExactly(
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3 moves f2f3", "go movetime 500");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "dies                  | java has ended by itself.",
        "is silent             | java has sent no move within 1 s.",
        "is slow               | java has sent no move within 1 s.",
        "floods                | java has sent no move within 1 s. / java sends more than can be read.",
        "sends an endless line | java has sent no move within 1 s. / java sends more than can be read.",
        "sends half a line     | java has sent no move within 1 s.",
        "moves illegally       | java wants to play e1e5, but there is no piece to move. "
                + "/ java wants to play e1e5, but the piece belongs to the other player.",
        "has no move           | java sent \"bestmove (none)\" where a move was due.",
        "sends nonsense        | java sent \"bestmove ?[2J{0}\" where a move was due."})
    void anEngineThatMisbehavesInTheGame(String fault, String messages) throws Exception {
        final String shown = play(options(command(fault), "--players", "Ana", "--seconds", "1"), "f2f3", "3");
        assertThat(List.of(messages.split(" / "))).anySatisfy(message -> assertThat(shown)
                .contains("The game ends here, unfinished: " + message + " It is kept as 1: load 1 resumes it."));
        assertThat(shown).contains("3 - Leave");
        assertThat(Files.readString(folder.resolve("1.chess.txt")))
                .endsWith("person 1: Ana\nperson 2: java\nmoves:\nf2f3\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "dies at once   | java has ended by itself.",
        "greets nobody  | java is not ready after 3 s; it must be an engine that speaks UCI.",
        "is never ready | java is not ready after 3 s; it must be an engine that speaks UCI.",
        "floods at once | java is not ready after 3 s; / java sends more than can be read."})
    void anEngineThatCannotBegin(String fault, String messages) throws Exception {
        final String shown = play(options(command(fault), "--players", "Ana", "--seconds", "1"), "3");
        assertThat(List.of(messages.split(" / "))).anySatisfy(message ->
                assertThat(shown).contains("No game: " + message));
        assertThat(folder.resolve("1.chess.txt")).doesNotExist();
    }

    @Test
    void aProgramThatIsMissing() {
        assertThat(play(options("uci:no-such-engine --fast", "--players", "Ana", "--language", "pt"), "3"))
                .contains("Não há jogo: não foi possível iniciar no-such-engine; instale-o, ou");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "uci:", "uci: ", "stockfish", "UCI:stockfish"})
    void anOptionThatNamesNoEngine(String option) {
        assertThat(Options.read(List.of("--opponent=" + option)).whyNot(new ChessGame())).isPresent();
    }

    @Test
    void anEngineThatAnswersTwiceOrNeverQuitsPlaysItsGame() throws Exception {
        assertThat(play(options(command("never quits"), "--players", "Ana"), "f2f3", "g2g4"))
                .contains("Ana is checkmated. java has won!");
    }

    @Test
    void aSecondAnswerIsNotTakenForTheNextMove() throws Exception {
        assertThat(play(options(command("moves twice"), "--players", "Ana"), "f2f3", "g2g4"))
                .contains("Ana is checkmated. java has won!");
    }

    @Test
    void aGameThatIsKeptIsResumedByTheEngineOrByAPerson() throws Exception {
        assertThat(play(options(command("dies"), "--players", "Ana"), "f2f3")).contains("load 1 resumes it");
        assertThat(play(options(command("nothing")), "load 1", "g2g4")).contains("Ana is checkmated. java has won!");
        screen.reset();
        assertThat(play(List.of("--saves", folder.toString()), "load 1", "e7e5", "g2g4", "d8h4"))
                .contains("Ana is checkmated. java has won!").doesNotContain("java plays");
    }

    @Test
    void aGameThatIsPausedIsResumedByTheEngine() throws Exception {
        play(options(command("nothing"), "--players", "Ana"), "f2f3", "pause");
        assertThat(play(options(command("nothing"), "--players", "Ana"), "quit")).doesNotContain("checkmated");
        assertThat(play(options(command("nothing")), "2", "Ana", "g2g4")).contains("Ana is checkmated. java has won!");
    }

    @Test
    void commandsWithBlanks() throws IOException {
        assertThat(EngineCommand.parse("\"/opt/my engine/x\" -a \"b c\"").words())
                .containsExactly("/opt/my engine/x", "-a", "b c");
        final Path program = Files.createFile(folder.resolve("an engine.sh"));
        assertThat(EngineCommand.parse(program.toString()).words()).containsExactly(program.toString());
        assertThat(EngineCommand.parse(program.toString()).name()).isEqualTo("an engine.sh");
        assertThat(EngineCommand.parse("x/" + "e".repeat(30)).name()).hasSize(20);
        assertThat(EngineCommand.parse("///").name()).isEqualTo("uci");
        assertThat(EngineCommand.parse(" ").words()).isEmpty();
    }

    @Test
    void aSignalEndsTheEngineToo() throws Exception {
        final Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), Play.class.getName(), "chess", "--players", "Ana",
                "--saves", folder.toString(), "--language", "en", "--opponent", command("starts another process"))
                .redirectErrorStream(true).redirectOutput(folder.resolve("shown").toFile()).start();
        try {
            while (!Files.readString(folder.resolve("shown")).contains("Type your move")) {
                assertThat(program.isAlive()).as(Files.readString(folder.resolve("shown"))).isTrue();
                TimeUnit.MILLISECONDS.sleep(20);
            }
            final List<ProcessHandle> engines = program.descendants().toList();
            assertThat(engines).hasSize(2);
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
