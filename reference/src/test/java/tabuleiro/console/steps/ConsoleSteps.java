package tabuleiro.console.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Session;

/**
 * Steps about a terminal, in every game: what is typed, and what the screen shows.
 *
 * <p>The steps of a game first choose the console, and the arguments with which two persons play.
 */
public final class ConsoleSteps {

    /** The symbol for the control character 0. The symbols for the others follow, and then the one for the space. */
    private static final char FIRST_SYMBOL = '\u2400';

    private static final Duration LONG_ENOUGH = Duration.ofSeconds(10);

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private BiConsumer<Dialogue, List<String>> console =
            (dialogue, none) -> dialogue.say("No step has chosen a game.");
    private List<String> arguments = List.of();
    private String typedBefore = "";
    private int status = Ending.NORMAL;

    /**
     * Chooses the console.
     *
     * @param game   plays a game in a dialogue, with the arguments of the program
     * @param people the arguments with which no agent plays
     */
    public void open(BiConsumer<Dialogue, List<String>> game, String... people) {
        console = game;
        arguments = List.of(people);
    }

    /** Lets the players type these lines first; each ends with a line feed. */
    public void typeBefore(String lines) {
        typedBefore = lines;
    }

    /** Starts the program with these arguments, which are separated by blanks. */
    @Given("the program is started with: {}")
    public void arguments(String typed) {
        arguments = Arrays.asList(typed.split(" "));
    }

    /** Starts the program so that it asks for everything. */
    @Given("the program is started without arguments")
    public void noArguments() {
        arguments = List.of();
    }

    /**
     * Lets the players type these lines, after which the input ends.
     *
     * @param lines may contain symbols for invisible characters: ␛ for the Escape key, ␉ for a tab, ␠ for a space
     */
    @When("the players type")
    public void type(String lines) {
        run(withoutSymbols(lines) + "\n");
    }

    /** Ends the input before anything is typed. */
    @When("the players type nothing")
    public void typeNothing() {
        run("");
    }

    private void run(String typed) {
        final Dialogue dialogue = new Dialogue(new StringReader(typedBefore + typed),
                new PrintStream(screen, true, StandardCharsets.UTF_8));
        final Session session = new Session(dialogue);
        assertTimeoutPreemptively(LONG_ENOUGH, () -> session.run(() -> console.accept(dialogue, arguments)),
                "the console comes to an end");
        status = session.status();
    }

    private static String withoutSymbols(String text) {
        return text.chars()
                .map(each -> FIRST_SYMBOL <= each && each <= FIRST_SYMBOL + ' ' ? each - FIRST_SYMBOL : each)
                .mapToObj(Character::toString).collect(Collectors.joining());
    }

    /** Checks that the screen shows these lines, one below the other. */
    @Then("the console shows")
    public void shows(String lines) {
        assertThat(framed(shown())).as("the screen").contains(framed(lines.lines().toList()));
    }

    /** Checks the last lines on the screen. */
    @Then("the console shows at the end")
    public void showsAtTheEnd(String lines) {
        assertThat(framed(shown())).as("the screen").endsWith(framed(lines.lines().toList()));
    }

    /** Checks everything on the screen. */
    @Then("the console shows only")
    public void showsOnly(String lines) {
        assertThat(framed(shown())).as("the screen").isEqualTo(framed(lines.lines().toList()));
    }

    /** Checks that the input is refused for this reason, and that the same question is asked again. */
    @Then("the console asks again: {}")
    public void asksAgain(String reason) {
        final String refusal = "Refused: " + reason + ".";
        assertThat(framed(shown())).as("the screen").contains("\n" + refusal + "\n");
        final int refused = shown().indexOf(refusal);
        assertThat(repeats(shown().subList(0, refused), shown().subList(refused + 1, shown().size())))
                .as("after the refusal the same question is asked again, on the screen%s", framed(shown())).isTrue();
    }

    /** Checks whether the lines after begin as the lines before end. A question may have several lines. */
    private static boolean repeats(List<String> before, List<String> after) {
        return IntStream.rangeClosed(1, Math.min(before.size(), after.size()))
                .anyMatch(length -> before.subList(before.size() - length, before.size())
                        .equals(after.subList(0, length)));
    }

    /** Checks the status with which the program ends: 0 normally, 1 if the engine failed, 2 for wrong arguments. */
    @Then("the program ends with status {int}")
    public void endsWith(int expected) {
        assertThat(status).as("the status with which the program ends, after the screen%s", framed(shown()))
                .isEqualTo(expected);
    }

    private List<String> shown() {
        return screen.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static String framed(List<String> lines) {
        return lines.stream().collect(Collectors.joining("\n", "\n", "\n"));
    }
}
