package tabuleiro.console.connectfour.steps;

import io.cucumber.java.en.Given;
import java.util.function.Supplier;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Position;
import tabuleiro.console.connectfour.ConnectFourConsole;
import tabuleiro.console.steps.ConsoleSteps;

/** Steps that start Connect Four in a terminal. */
public final class ConnectFourConsoleSteps {

    private static final String PERSON = "person";

    private final ConnectFourProvider provider;
    private final ConsoleSteps terminal;

    /** Creates steps that play the games of a provider. */
    public ConnectFourConsoleSteps(ConnectFourProvider provider, ConsoleSteps terminal) {
        this.provider = provider;
        this.terminal = terminal;
    }

    /** Lets two persons play from the empty grid. */
    @Given("Connect Four in the terminal")
    public void newGame() {
        open(provider, provider::newGame);
    }

    /** Lets two persons resume a game from the grid in the picture. */
    @Given("Connect Four in the terminal, with the grid")
    public void grid(String picture) {
        open(provider, () -> provider.newGame(Position.parse(picture)));
    }

    /** Lets two persons play with an engine that does not store a grid. */
    @Given("Connect Four in the terminal, with an engine that stores only which columns were played")
    public void columnsOnly() {
        open(provider, ColumnsOnly::new);
    }

    /** Lets two persons play with an engine that is not finished. */
    @Given("Connect Four in the terminal, with an engine that cannot drop a disc yet")
    public void unfinished() {
        open(provider, () -> Faulty.engine(provider.newGame(), column -> {
            throw new UnsupportedOperationException("TODO 2: play");
        }));
    }

    /** Lets two persons play with an engine in which a drop has no effect. */
    @Given("Connect Four in the terminal, with an engine that forgets every disc")
    public void forgetful() {
        open(provider, () -> Faulty.engine(provider.newGame(), column -> { }));
    }

    /** Lets two persons play with an engine that knows who has won, but not with which discs. */
    @Given("Connect Four in the terminal, with an engine that does not say which discs have won")
    public void withoutLine() {
        open(provider, () -> Faulty.withoutLine(provider.newGame()));
    }

    /** Uses agents that always choose the same column; it shows which agent has chosen. */
    @Given("Connect Four in the terminal, with a random agent that always chooses column {int} and a competent one "
            + "that always chooses column {int}")
    public void constantAgents(int random, int competent) {
        open(Faulty.agents(provider, (level, seed) -> level == Level.RANDOM ? random : competent), provider::newGame);
    }

    /** Uses agents whose choices show their seeds. */
    @Given("Connect Four in the terminal, with agents that always choose the column that is their seed")
    public void agentsThatShowTheirSeeds() {
        open(Faulty.agents(provider, (level, seed) -> seed.intValue()), provider::newGame);
    }

    private void open(ConnectFourProvider agents, Supplier<ConnectFour> start) {
        terminal.open((dialogue, arguments) -> new ConnectFourConsole(agents, dialogue).play(start, arguments),
                PERSON, PERSON);
    }
}
