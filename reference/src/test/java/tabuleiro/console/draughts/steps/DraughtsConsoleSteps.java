package tabuleiro.console.draughts.steps;

import io.cucumber.java.en.Given;
import tabuleiro.console.draughts.DraughtsGame;
import tabuleiro.console.program.steps.ProgramSteps;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Position;

/** Steps that start draughts in a terminal. */
public final class DraughtsConsoleSteps {

    private final DraughtsProvider provider;
    private final ProgramSteps program;

    /** Creates steps that play the games of a provider. */
    public DraughtsConsoleSteps(DraughtsProvider provider, ProgramSteps program) {
        this.provider = provider;
        this.program = program;
    }

    /** Lets two persons play a game by the simplified rules from its start. */
    @Given("draughts in the terminal")
    public void newGame() {
        open(provider);
    }

    /** Lets two persons resume a game from the position in the picture, by its rules. */
    @Given("draughts in the terminal, with the board")
    public void board(String picture) {
        open(Faulty.beginning(provider, () -> provider.newGame(Position.parse(picture))));
    }

    /** Lets two persons play with an engine that has one fault. */
    @Given("draughts in the terminal, with an engine that {}")
    public void faulty(String fault) {
        open(Faulty.games(provider, fault));
    }

    private void open(DraughtsProvider games) {
        program.start(new DraughtsGame(), games, "--players", "North,South", "--variant", "simplified");
    }
}
