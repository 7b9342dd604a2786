package tabuleiro.console.program.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.console.Game;
import tabuleiro.console.Ink;
import tabuleiro.console.Language;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.console.program.View;
import tabuleiro.console.screen.ScreenView;
import tabuleiro.console.steps.ConsoleSteps;

/**
 * Steps about the program that all games share: its options, its saved games, and its screen. A fresh seed is 7, and
 * {@code {word}} is the name of a saved game.
 */
public final class ProgramSteps {

    private static final Duration ENGINE_TIME = Duration.ofMillis(1500);
    private static final long FRESH = 7;
    private static final Path FOLDER = Path.of("target/saves");

    private final ConsoleSteps console;
    private final ScriptedDevice device = new ScriptedDevice(24, 80);
    private Class<?> home = Words.class;
    private String gameName = "";
    private Language ofSystem = Language.EN;

    /** Creates steps that use the steps of all consoles. */
    public ProgramSteps(ConsoleSteps console) {
        this.console = console;
    }

    /** Makes an empty folder for saved games. */
    @Before
    public void makeFolder() throws IOException {
        deleteFolder();
        Files.createDirectories(FOLDER);
    }

    /** Deletes the folder for saved games. */
    @After
    public void deleteFolder() throws IOException {
        try (Stream<Path> files = Files.exists(FOLDER) ? Files.walk(FOLDER) : Stream.empty()) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /**
     * Chooses the game.
     *
     * @param game     the game
     * @param provider creates its engines
     * @param people   the options with which two persons play
     */
    public <P, M extends PlayedGame> void start(Game<P, M> game, P provider, String... people) {
        gameName = game.name();
        home = game.getClass();
        console.start((view, given) -> run(game, provider, view, given), people);
    }

    private <P, M extends PlayedGame> int run(Game<P, M> game, P provider, View view, List<String> given) {
        final List<String> arguments = new ArrayList<>(List.of("--saves", FOLDER.toString()));
        arguments.addAll(given.stream().filter(each -> !each.isEmpty()).toList());
        final Options options = Options.read(arguments);
        assertThat(options.whyNot(game, new Words(home, Language.EN))).as("what is wrong with the options").isEmpty();
        return new Program<>(game, provider, options, view,
                new Surroundings(ofSystem, () -> FRESH, ENGINE_TIME)).run();
    }

    /** Sets the language of the system: {@code English} or {@code Portuguese}. */
    @Given("a system in {word}")
    public void system(String language) {
        ofSystem = language.equals("Portuguese") ? Language.PT : Language.EN;
    }

    /** Puts a file where games are saved. */
    @Given("the saved game {word}")
    public void savedGame(String name, String lines) throws IOException {
        Files.writeString(file(name), lines + "\n");
    }

    /** Puts a file of any name where games are saved. */
    @Given("the file {word} where games are saved")
    public void file(String name, String lines) throws IOException {
        Files.writeString(FOLDER.resolve(name), lines + "\n");
    }

    /** Checks the lines of a file of any name where games are saved. */
    @Then("the file {word} contains")
    public void fileContains(String name, String lines) throws IOException {
        assertThat(Files.readString(FOLDER.resolve(name))).as("the file").isEqualTo(lines + "\n");
    }

    /** Makes it impossible to save or list games, in the folder {@code target/saves}. */
    @Given("a folder in which nothing can be saved")
    public void readOnly() throws IOException {
        Files.delete(FOLDER);
        Files.writeString(FOLDER, "a file where the folder should be");
    }

    /**
     * Presses keys at a screen of 80 columns and 24 rows, after which the terminal is closed: {@code Enter}, {@code
     * Right} and the like are keys, {@code Interrupt} is Control and C, {@code Suspend} is Control and Z, after which
     * the program is resumed, {@code click@7,8} a click in row 7 and column 8, counted from 0, {@code 40x12} a change
     * of the size; anything else is typed, with ␠ for a space.
     */
    @When("the players press {}")
    public void press(String keys) {
        device.script(keys);
        console.runOnScreen(given -> new ScreenView(device,
                new Words(home, Options.read(given).language(ofSystem))));
    }

    /** Checks lines that stand one below the other on the screen, when the last key has been pressed. */
    @Then("the screen shows")
    public void screenShows(String lines) {
        assertThat(framed(device.frame())).as("the screen").contains(framed(indented(lines)));
    }

    private static String framed(List<String> lines) {
        return "\n" + String.join("\n", lines) + "\n";
    }

    /** Returns lines as they stand on the screen, whose first column is empty. */
    private static List<String> indented(String lines) {
        return lines.lines().map(each -> (" " + each).stripTrailing()).toList();
    }

    /** Checks that the screen shows this line when the last key has been pressed. */
    @Then("the screen shows: {}")
    public void screenShowsLine(String line) {
        screenShows(line);
    }

    /** Checks what is drawn in reverse or underlined in a row of the screen. */
    @Then("the screen marks {}")
    public void screenMarks(String text) {
        assertThat(device.marked()).as("what is marked").contains(text);
    }

    /** Checks in which colours two pieces are drawn. */
    @Then("the screen draws {} in white and {} in black")
    public void screenDraws(String white, String black) {
        assertThat(device.drawn(Ink.WHITE)).as("what is white").contains(white).doesNotContain(black);
        assertThat(device.drawn(Ink.BLACK)).as("what is black").contains(black).doesNotContain(white);
    }

    /** Lets the players type the number 4, with zeros before it. */
    @When("the players type 4 and {int} zeros before it")
    public void typeZeros(int zeros) {
        console.type("0".repeat(zeros) + "4");
    }

    /** Checks that the terminal has been restored and what was printed then. */
    @Then("the terminal is restored and shows")
    public void restored(String lines) {
        assertThat(device.isClosed()).as("whether the terminal is restored").isTrue();
        assertThat(device.printed()).as("what was printed then").isEqualTo(lines);
    }

    /** Checks the lines of a file in which a game is saved. */
    @Then("the saved game {word} contains")
    public void contains(String name, String lines) throws IOException {
        assertThat(Files.readString(file(name))).as("the file").isEqualTo(lines + "\n");
    }

    /** Checks that there is no other saved game. */
    @Then("the only saved game is {word}")
    public void onlySavedGame(String name) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files).as("the files").containsExactly(file(name));
        }
    }

    private Path file(String name) {
        return FOLDER.resolve(name + "." + gameName + ".txt");
    }
}
