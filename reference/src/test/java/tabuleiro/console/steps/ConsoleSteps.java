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
import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;
import tabuleiro.console.Session;

/**
 * What the phrases about a terminal mean, in every game: what is typed, and what can be read on the screen.
 *
 * <p>The steps of a game say first which console is meant, and by which arguments two persons play.
 */
public final class ConsoleSteps {

    /** The picture of the control character 0. Those of the others follow it, and then that of the space. */
    private static final char FIRST_PICTURE = '\u2400';

    private static final Duration LONG_ENOUGH = Duration.ofSeconds(10);

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private BiConsumer<Dialogue, List<String>> console =
            (dialogue, none) -> dialogue.say("No step has said which game is played.");
    private List<String> arguments = List.of();
    private String typedBefore = "";
    private int status = Ending.NORMAL;

    /**
     * Sits the players down at a console.
     *
     * @param game   plays a game in a dialogue, with the arguments of the program
     * @param people the arguments by which no agent plays
     */
    public void open(BiConsumer<Dialogue, List<String>> game, String... people) {
        console = game;
        arguments = List.of(people);
    }

    /** Has the players type this before all else; each of its lines ends with a line feed. */
    public void typeBefore(String lines) {
        typedBefore = lines;
    }

    /** Starts the program with these arguments instead, with blanks between them. */
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
     * @param lines may hold pictures of what cannot be seen: ␛ of the Escape key, ␉ of a tab, ␠ of a space
     */
    @When("the players type")
    public void type(String lines) {
        run(withoutPictures(lines) + "\n");
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

    private static String withoutPictures(String text) {
        return text.chars()
                .map(each -> FIRST_PICTURE <= each && each <= FIRST_PICTURE + ' ' ? each - FIRST_PICTURE : each)
                .mapToObj(Character::toString).collect(Collectors.joining());
    }

    /** Checks that these lines can be read on the screen, one under the other. */
    @Then("the console shows")
    public void shows(String lines) {
        assertThat(framed(shown())).as("the screen").contains(framed(lines.lines().toList()));
    }

    /** Checks which lines can be read on the screen last. */
    @Then("the console shows at the end")
    public void showsAtTheEnd(String lines) {
        assertThat(framed(shown())).as("the screen").endsWith(framed(lines.lines().toList()));
    }

    /** Checks everything that can be read on the screen. */
    @Then("the console shows only")
    public void showsOnly(String lines) {
        assertThat(framed(shown())).as("the screen").isEqualTo(framed(lines.lines().toList()));
    }

    /** Checks that what was typed is refused for this reason, and that the same question is put again. */
    @Then("the console asks again: {}")
    public void asksAgain(String reason) {
        final String refusal = "Refused: " + reason + ".";
        assertThat(framed(shown())).as("the screen").contains("\n" + refusal + "\n");
        final int refused = shown().indexOf(refusal);
        assertThat(repeats(shown().subList(0, refused), shown().subList(refused + 1, shown().size())))
                .as("after the refusal the same question is put again, on the screen%s", framed(shown())).isTrue();
    }

    /** Do the lines after begin as the lines before end? A question may have several lines. */
    private static boolean repeats(List<String> before, List<String> after) {
        return IntStream.rangeClosed(1, Math.min(before.size(), after.size()))
                .anyMatch(length -> before.subList(before.size() - length, before.size())
                        .equals(after.subList(0, length)));
    }

    /** Checks how the program ends: 0 normally, 1 if the engine broke off, 2 if it was started wrongly. */
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
