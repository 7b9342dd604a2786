package tabuleiro.console.quarto.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tabuleiro.console.former.ResourceText;
import tabuleiro.console.quarto.Dice;
import tabuleiro.console.quarto.QuartoConsole;
import tabuleiro.console.steps.ConsoleSteps;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/** Steps that start Quarto in a terminal. */
public final class QuartoConsoleSteps {

    private static final List<Integer> HIGHER_THEN_LOWER = List.of(6, 1);

    private static final String MENU = """

            Quarto!
              a: read the rules
              b: play
              c: resume a saved game
              z: leave
            Which one, a, b, c or z?""";

    private final QuartoProvider provider;
    private final ConsoleSteps terminal;
    private final FileSteps files;
    private Iterator<Integer> thrown =
            Stream.generate(HIGHER_THEN_LOWER::stream).flatMap(each -> each).iterator();

    /** Creates steps that play the games of a provider. */
    public QuartoConsoleSteps(QuartoProvider provider, ConsoleSteps terminal, FileSteps files) {
        this.provider = provider;
        this.terminal = terminal;
        this.files = files;
    }

    /** Shows the menu. The player who is named first places first. */
    @Given("Quarto in the terminal")
    public void open() {
        open(provider, QuartoConsole.RULES);
    }

    /** Shows the menu of a console whose rules are missing. */
    @Given("Quarto in the terminal, with rules that cannot be read")
    public void openWithoutRules() {
        open(provider, new ResourceText(QuartoConsole.class, "nowhere.txt"));
    }

    /** Shows the menu, with an engine that is not finished. */
    @Given("Quarto in the terminal, with an engine that cannot place a piece yet")
    public void unfinished() {
        open(Faulty::unfinished);
    }

    /** Shows the menu, with an engine whose pool never empties and whose games never end. */
    @Given("Quarto in the terminal, with an engine that forgets every piece that is placed")
    public void forgetful() {
        open(Faulty::forgetful);
    }

    /** Shows the menu, with an engine in which no piece is ever chosen. */
    @Given("Quarto in the terminal, with an engine that forgets which piece is chosen")
    public void withoutChosenPiece() {
        open(Faulty::withoutChosenPiece);
    }

    /** Shows the menu, with an engine whose pool is empty from the start. */
    @Given("Quarto in the terminal, with an engine that has no pieces")
    public void withoutPieces() {
        open(Faulty::withoutPieces);
    }

    /** Shows the menu, with an engine in which no cell is free. */
    @Given("Quarto in the terminal, with an engine that treats every cell as occupied")
    public void withoutFreeCells() {
        open(Faulty::withoutFreeCells);
    }

    /** Shows the menu, with an engine that names a winner, but no winning cells. */
    @Given("Quarto in the terminal, with an engine that names no winning cells")
    public void withoutWinningCells() {
        open(Faulty::withoutWinningCells);
    }

    /** Shows the menu, with an engine that names a winner, but not what the winning pieces share. */
    @Given("Quarto in the terminal, with an engine that does not say what the winning pieces share")
    public void withoutSharedTraits() {
        open(Faulty::withoutSharedTraits);
    }

    /** Sets what the dice show, one after another: for the player named first, for the other, and so on. */
    @Given("the dice will show {}")
    public void dice(String numbers) {
        thrown = Arrays.stream(numbers.split(", ")).map(Integer::valueOf).iterator();
    }

    /** Chooses to play in the menu, and names the players. */
    @Given("North and South have begun a game")
    public void begin() {
        terminal.typeBefore("b\nNorth\nSouth\n");
    }

    /** Checks that the screen shows these lines, and the menu below them. */
    @Then("the console shows, and then the menu")
    public void showsBeforeMenu(String lines) {
        terminal.shows(lines + "\n" + MENU);
    }

    private void open(UnaryOperator<Quarto> fault) {
        open(new Faulty.Games(provider, fault), QuartoConsole.RULES);
    }

    private void open(QuartoProvider games, Supplier<Optional<String>> rules) {
        terminal.open((dialogue, arguments) ->
                new QuartoConsole(games, dialogue, dice(arguments), rules, files.folder()).open());
    }

    private Dice dice(List<String> arguments) {
        return arguments.isEmpty() ? new Dice(() -> thrown.next()) : Dice.given(arguments, 0);
    }
}
