package tabuleiro.console.connectfour.steps;

import io.cucumber.java.en.Given;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Position;
import tabuleiro.console.connectfour.ConnectFourGame;
import tabuleiro.console.program.steps.ProgramSteps;

/** Steps that start Connect Four in a terminal. */
public final class ConnectFourConsoleSteps {

    private final ConnectFourProvider provider;
    private final ProgramSteps program;

    /** Creates steps that play the games of a provider. */
    public ConnectFourConsoleSteps(ConnectFourProvider provider, ProgramSteps program) {
        this.provider = provider;
        this.program = program;
    }

    /** Lets two persons play from the empty grid. */
    @Given("Connect Four in the terminal")
    public void newGame() {
        open(provider);
    }

    /** Lets two persons resume a game from the grid in the picture. */
    @Given("Connect Four in the terminal, with the grid")
    public void grid(String picture) {
        open(Faulty.games(provider, () -> provider.newGame(Position.parse(picture))));
    }

    /** Lets two persons play with an engine that does not store a grid. */
    @Given("Connect Four in the terminal, with an engine that stores only which columns were played")
    public void columnsOnly() {
        open(Faulty.games(provider, ColumnsOnly::new));
    }

    /** Lets two persons play with an engine that has one fault. */
    @Given("Connect Four in the terminal, with an engine that {fault}")
    public void faulty(Faulty.Fault fault) {
        open(Faulty.games(provider, () -> fault.in(provider.newGame())));
    }

    /** Uses agents that always choose the same column; it shows which agent has chosen. */
    @Given("Connect Four in the terminal, with a random agent that always chooses column {int} and a competent one "
            + "that always chooses column {int}")
    public void constantAgents(int random, int competent) {
        open(Faulty.agents(provider, (level, seed) -> level == Level.RANDOM ? random : competent));
    }

    /** Uses agents whose choices show their seeds. */
    @Given("Connect Four in the terminal, with agents that always choose the column that is their seed")
    public void agentsThatShowTheirSeeds() {
        open(Faulty.agents(provider, (level, seed) -> seed.intValue()));
    }

    private void open(ConnectFourProvider games) {
        program.start(new ConnectFourGame(), games, "--players", "North,South");
    }
}
