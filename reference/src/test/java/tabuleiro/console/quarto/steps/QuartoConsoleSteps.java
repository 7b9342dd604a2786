package tabuleiro.console.quarto.steps;

import io.cucumber.java.en.Given;
import tabuleiro.console.program.steps.ProgramSteps;
import tabuleiro.console.quarto.QuartoGame;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.QuartoProvider;

/** Steps that start Quarto in a terminal. */
public final class QuartoConsoleSteps {

    private final QuartoProvider provider;
    private final ProgramSteps program;

    /** Creates steps that play the games of a provider. */
    public QuartoConsoleSteps(QuartoProvider provider, ProgramSteps program) {
        this.provider = provider;
        this.program = program;
    }

    /** Lets two persons play from the empty board; with the seed 7 North places first. */
    @Given("Quarto in the terminal")
    public void newGame() {
        open(provider);
    }

    /** Lets two persons resume a game from the position in the picture. */
    @Given("Quarto in the terminal, with the board")
    public void board(String picture) {
        open(Faulty.beginning(provider, () -> provider.newGame(Position.parse(picture))));
    }

    private void open(QuartoProvider games) {
        program.start(new QuartoGame(), games, "--players", "North,South");
    }
}
