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
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.console.draughts.Loopback;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.View;

/**
 * Steps about a terminal, in every game: what is typed, and what the screen shows.
 *
 * <p>The steps of a game first choose the console, and the arguments with which two persons play.
 */
public final class ConsoleSteps {

    /** The symbol for the control character 0. The symbols for the others follow, and then the one for the space. */
    private static final char FIRST_SYMBOL = '\u2400';

    private static final List<String> REFUSED = List.of("Refused: ", "Recusado: ");
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(10);

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private Viewed viewed = (view, none) -> Program.MISUSED;
    private List<String> arguments = List.of();
    private int status = Program.NORMAL;

    /** A console that is seen and answered in whatever way. */
    @FunctionalInterface
    public interface Viewed {

        /** Runs the console with these options, and returns its status. */
        int run(View view, List<String> options);
    }

    /**
     * Chooses a game of the shared program.
     *
     * @param game    plays it
     * @param options the options with which no agent plays
     */
    public void start(Viewed game, String... options) {
        viewed = game;
        arguments = List.of(options);
    }

    /** Runs the chosen game on the screen that is made for its options, and remembers its status. */
    public void runOnScreen(Function<List<String>, View> view) {
        assertTimeoutPreemptively(LONG_ENOUGH, () -> {
            status = viewed.run(view.apply(arguments), arguments);
        }, "the console comes to an end");
    }

    /** Starts the program with these arguments, which are separated by blanks; without this step, two persons play. */
    @Given("the program is started with: {}")
    public void arguments(String typed) {
        arguments = Arrays.asList(typed.split(" "));
        if (arguments.contains("--connect")) {
            Loopback.required();
        }
    }

    /** Starts the program so that it asks for everything. */
    @Given("the program is started without arguments")
    public void noArguments() {
        arguments = List.of();
    }

    /**
     * Lets the players type these lines, after which the input ends; ␛ stands for the Escape key, ␉ for a tab, ␠ for a
     * space.
     */
    @When("the players type")
    public void type(String lines) {
        run(withoutSymbols(lines) + "\n");
    }

    /**
     * Lets the players type these short lines, with commas between them, after which the input ends; nothing between
     * two is an empty line.
     */
    @When("the players type:{}")
    public void typeShort(String lines) {
        type(lines.strip().replaceAll(", ?", "\n"));
    }

    /** Ends the input before anything is typed. */
    @When("the players type nothing")
    public void typeNothing() {
        run("");
    }

    private void run(String typed) {
        final PrintStream printer = new PrintStream(screen, true, StandardCharsets.UTF_8);
        assertTimeoutPreemptively(LONG_ENOUGH, () -> {
            status = viewed.run(new LinesView(new StringReader(typed), printer, true), arguments);
        }, "the console comes to an end");
    }

    private static String withoutSymbols(String text) {
        return text.chars()
                .map(each -> FIRST_SYMBOL <= each && each <= FIRST_SYMBOL + ' ' ? each - FIRST_SYMBOL : each)
                .mapToObj(Character::toString).collect(Collectors.joining());
    }

    /**
     * Checks that these lines are printed one below the other; in the shared program what is typed follows the
     * question.
     */
    @Then("the console shows")
    public void shows(String lines) {
        assertThat(framed(shown())).as("the screen").contains(framed(stripped(lines)));
    }

    /** Checks that the screen shows this line. */
    @Then("the console shows: {}")
    public void showsLine(String line) {
        shows(line);
    }

    /** Checks the last lines on the screen. */
    @Then("the console shows at the end")
    public void showsAtTheEnd(String lines) {
        assertThat(framed(shown())).as("the screen").endsWith(framed(stripped(lines)));
    }

    /** Checks that the input is refused for this reason, and that the same question is asked again. */
    @Then("the console asks again: {}")
    public void asksAgain(String reason) {
        final int refused = IntStream.range(0, shown().size())
                .filter(i -> REFUSED.stream().anyMatch(each -> shown().get(i).equals(each + reason + ".")))
                .findFirst().orElseThrow(() -> new AssertionError("this is not refused:" + framed(shown())));
        assertThat(repeats(shown().subList(0, refused), shown().subList(refused + 1, shown().size())))
                .as("after the refusal the same question is asked again, on the screen%s", framed(shown())).isTrue();
    }

    /**
     * Checks whether the lines after begin as the lines before end. A question may have several lines, the shared
     * program prints after the last what is typed, and the board may be drawn anew before the refusal.
     */
    private static boolean repeats(List<String> before, List<String> after) {
        final int drawing = before.lastIndexOf("");
        return drawing > 0 && asked(before.get(drawing - 1)).equals(asked(after.get(0)))
                || endsAsBegins(before, after);
    }

    private static boolean endsAsBegins(List<String> before, List<String> after) {
        final String last = asked(before.get(before.size() - 1));
        return IntStream.rangeClosed(1, Math.min(before.size(), after.size()))
                .anyMatch(length -> last.equals(asked(after.get(length - 1)))
                        && before.subList(before.size() - length, before.size() - 1)
                        .equals(after.subList(0, length - 1)));
    }

    /** Returns the last line of a question up to its first question mark or colon, without what is typed after it. */
    private static String asked(String line) {
        return (line + " ").replaceFirst("(?<=[?:]) .*$", "");
    }

    /** Checks the status with which the program ends: 0 normally, 1 if the engine failed, 2 for wrong arguments. */
    @Then("the program ends with status {int}")
    public void endsWith(int expected) {
        assertThat(status).as("the status with which the program ends, after the screen%s", framed(shown()))
                .isEqualTo(expected);
    }

    private List<String> shown() {
        return stripped(screen.toString(StandardCharsets.UTF_8));
    }

    /** Returns lines without the blanks at their ends, since a question ends with one before its answer. */
    private static List<String> stripped(String lines) {
        return lines.lines().map(String::stripTrailing).toList();
    }

    private static String framed(List<String> lines) {
        return lines.stream().collect(Collectors.joining("\n", "\n", "\n"));
    }
}
