package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Chooser;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.connectfour.ConnectFourGame;

/** Tests saved games (CO-08) where files are lost, damaged, or cannot be written. */
class SavesTest {

    private static final Words WORDS = new Words(ConnectFourGame.class, Language.EN);
    private static final GameStart START = new GameStart(List.of(new GameStart.Seat("One", Optional.empty()),
            new GameStart.Seat("Agent 2 (random)", Optional.of("random"))), Map.of(), 7);
    private static final String TEXT =
            "game: connect-four\nsaved: 1\nseed: 7\nperson 1: One\nagent 2: random\nmoves:\n4\n3\n";

    @TempDir
    private Path folder;

    private Saves saves;

    @BeforeEach
    void open() {
        saves = new Saves(folder.resolve("deep/saves"), new ConnectFourGame(), WORDS);
    }

    /** Returns a game of the two in which these steps have been done. */
    private static Play<PlayedGame> play(GameStart start, String... steps) {
        final PlayedGame match = (PlayedGame) Proxy.newProxyInstance(PlayedGame.class.getClassLoader(),
                new Class<?>[] {PlayedGame.class},
                (self, method, arguments) -> switch (method.getName()) {
                    case "player" -> 0;
                    case "isOver" -> false;
                    case "mostSteps" -> 42;
                    case "notation" -> arguments[0];
                    case "history" -> History.NONE;
                    default -> Reading.step((String) arguments[0], () -> { });
                });
        final Play<PlayedGame> play = new Play<>(start, new Words(Words.class, Language.EN),
                new Beginning<>(() -> match, none -> Optional.empty(), List.of(() -> Chooser.random(0))));
        assertThat(play.replay(List.of(steps), true)).isEmpty();
        return play;
    }

    private Path written(String name, String text) throws IOException {
        Files.createDirectories(saves.folder());
        return Files.writeString(saves.file(name), text, StandardCharsets.UTF_8);
    }

    private Message fault(String name) {
        return saves.find(name).refusal().orElseThrow();
    }

    @Test
    void aGameIsWrittenAndReadAgain() throws IOException {
        saves.write("one", play(START, "4", "3"));
        assertThat(Files.readString(saves.file("one"))).isEqualTo(TEXT);
        final SavedGame game = saves.find("one").meaning().orElseThrow();
        assertThat(game.start()).isEqualTo(START);
        assertThat(game.steps()).containsExactly("4", "3");
        assertThat(game.places()).containsExactly(SavedGame.line(7), SavedGame.line(8));
    }

    @Test
    void anOpponentOutsideTheProgramIsSavedAsAPersonWithItsName() throws IOException {
        saves.write("one", play(new GameStart(List.of(new GameStart.Seat("stockfish", Optional.of("opponent")),
                new GameStart.Seat("One", Optional.empty())), Map.of(), 7)));
        assertThat(saves.find("one").meaning().orElseThrow().start().seats()).containsExactly(
                new GameStart.Seat("stockfish", Optional.empty()), new GameStart.Seat("One", Optional.empty()));
    }

    @Test
    void anAgentKeepsItsNumberWhenItPlaysFirst() throws IOException {
        final List<GameStart.Seat> seats = List.of(START.seats().get(1), START.seats().get(0));
        saves.write("one", play(new GameStart(seats, Map.of(), 7)));
        assertThat(Files.readString(saves.file("one"))).contains("agent 2: random\nperson 1: One\n");
        assertThat(saves.find("one").meaning().orElseThrow().start().seats()).isEqualTo(seats);
    }

    @Test
    void aGameThatIsLostIsReportedAndItsNumberIsFree() throws IOException {
        saves.write("1", play(START));
        Files.delete(saves.file("1"));
        assertThat(fault("1").key()).isEqualTo("save.none");
        assertThat(saves.freeNumber()).isEqualTo("1");
        assertThat(saves.names()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r", "\n\n", " \n", "\n# a note\n"})
    void lineEndsOfAnySystemAreRead(String end) throws IOException {
        written("one", "\ufeff" + TEXT.replace("\n", end));
        assertThat(saves.find("one").meaning().map(SavedGame::steps)).contains(List.of("4", "3"));
    }

    @Test
    void aHalfWrittenFileIsReportedOrReadAsFarAsItGoes() throws IOException {
        final int moves = TEXT.indexOf("moves:") + "moves:".length();
        for (int length : IntStream.rangeClosed(0, TEXT.length()).toArray()) {
            written("one", TEXT.substring(0, length));
            final Reading<SavedGame> found = saves.find("one");
            assertThat(found.meaning().isPresent()).as(TEXT.substring(0, length)).isEqualTo(length >= moves);
            assertThat(found.refusal().isPresent()).isEqualTo(length < moves);
        }
    }

    static Stream<byte[]> notText() {
        return Stream.of(new byte[] {(byte) 0xc3}, new byte[] {'a', (byte) 0xff, '\n'});
    }

    @Test
    void whatIsNoTextIsReported() throws IOException {
        written("one", TEXT);
        for (byte[] bytes : notText().toList()) {
            Files.write(saves.file("one"), bytes);
            assertThat(fault("one").key()).isEqualTo("save.encoding");
        }
    }

    @Test
    void aFolderInTheWayIsReportedAndStays() throws IOException {
        Files.createDirectories(saves.file("one").resolve("inside"));
        assertThat(fault("one").key()).isEqualTo("save.unreadable");
        assertThatThrownBy(() -> saves.write("one", play(START))).isInstanceOf(IOException.class);
        assertThat(saves.file("one").resolve("inside")).isDirectory();
        assertThat(saves.freeNumber()).isEqualTo("1");
    }

    @Test
    void aFolderThatCannotBeMadeIsReportedByTheCaller() throws IOException {
        Files.writeString(folder.resolve("deep"), "a file where the folder should be");
        assertThatThrownBy(() -> saves.write("one", play(START))).isInstanceOf(IOException.class);
        assertThat(saves.names()).isEmpty();
        assertThat(fault("one").key()).isEqualTo("save.none");
    }

    @Test
    void aSaveLeavesNoOtherFileBehind() throws IOException {
        saves.write("one", play(START));
        saves.write("one", play(START, "4"));
        try (Stream<Path> files = Files.list(saves.folder())) {
            assertThat(files).containsExactly(saves.file("one"));
        }
        assertThat(Files.readString(saves.file("one"))).contains("saved: 2\n").endsWith("moves:\n4\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"seed: 7|seed: x|3", "agent 2: random|agent 2: opponent|5",
        "game: connect-four|game: chess|1", "seed: 7|nonsense|3",
        "agent 2: random|person 2: one|5", "agent 2: random|agent 3: random|5",
        "person 1: One|agent 2: random|5"})
    void aWrongLineIsNamed(String right, String wrong, int line) throws IOException {
        written("one", TEXT.replace(right, wrong));
        assertThat(fault("one").key()).isEqualTo("save.line");
        assertThat(fault("one").arguments().get(0)).isEqualTo(SavedGame.line(line));
    }
}
