package tabuleiro.console.connectfour.steps;

import io.cucumber.java.en.Given;
import java.util.function.Supplier;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Position;
import tabuleiro.console.connectfour.ConnectFourConsole;
import tabuleiro.console.steps.ConsoleSteps;

/** Which game of Connect Four the phrases about a terminal speak of. */
public final class ConnectFourConsoleSteps {

    private static final String PERSON = "person";

    private final ConnectFourProvider provider;
    private final ConsoleSteps terminal;

    /** Will play the games that this provider makes. */
    public ConnectFourConsoleSteps(ConnectFourProvider provider, ConsoleSteps terminal) {
        this.provider = provider;
        this.terminal = terminal;
    }

    /** Has two persons play from the empty grid. */
    @Given("Connect Four in the terminal")
    public void newGame() {
        open(provider, provider::newGame);
    }

    /** Has two persons go on from the grid in the picture. */
    @Given("Connect Four in the terminal, with the grid")
    public void grid(String picture) {
        open(provider, () -> provider.newGame(Position.parse(picture)));
    }

    /** Has two persons play with an engine that stores something else than a grid. */
    @Given("Connect Four in the terminal, with an engine that stores only which columns were played")
    public void columnsOnly() {
        open(provider, ColumnsOnly::new);
    }

    /** Has two persons play with an engine of which a part is not written yet. */
    @Given("Connect Four in the terminal, with an engine that cannot drop a disc yet")
    public void unfinished() {
        open(provider, () -> Faulty.engine(provider.newGame(), column -> {
            throw new UnsupportedOperationException("TODO 2: play");
        }));
    }

    /** Has two persons play with an engine that drops discs nowhere. */
    @Given("Connect Four in the terminal, with an engine that forgets every disc")
    public void forgetful() {
        open(provider, () -> Faulty.engine(provider.newGame(), column -> { }));
    }

    /** Has two persons play with an engine that knows who has won, but not where. */
    @Given("Connect Four in the terminal, with an engine that does not say which discs have won")
    public void withoutLine() {
        open(provider, () -> Faulty.withoutLine(provider.newGame()));
    }

    /** Has agents at hand that choose a column without looking, by which they can be told apart. */
    @Given("Connect Four in the terminal, with a random agent that always chooses column {int} and a competent one "
            + "that always chooses column {int}")
    public void stubbornAgents(int random, int competent) {
        open(Faulty.agents(provider, (level, seed) -> level == Level.RANDOM ? random : competent), provider::newGame);
    }

    /** Has agents at hand by which their seeds can be read off. */
    @Given("Connect Four in the terminal, with agents that always choose the column that is their seed")
    public void agentsThatShowTheirSeeds() {
        open(Faulty.agents(provider, (level, seed) -> seed.intValue()), provider::newGame);
    }

    private void open(ConnectFourProvider agents, Supplier<ConnectFour> start) {
        terminal.open((dialogue, arguments) -> new ConnectFourConsole(agents, dialogue).play(start, arguments),
                PERSON, PERSON);
    }
}
