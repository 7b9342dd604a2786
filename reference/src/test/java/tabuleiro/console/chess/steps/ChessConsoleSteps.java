package tabuleiro.console.chess.steps;

import io.cucumber.java.en.Given;
import java.util.Map;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Position;
import tabuleiro.console.chess.ChessGame;
import tabuleiro.console.program.steps.ProgramSteps;
import tabuleiro.console.steps.Altered;

/** Steps that start chess in a terminal. */
public final class ChessConsoleSteps {

    private final ChessProvider provider;
    private final ProgramSteps program;

    /** Creates steps that play the games of a provider. */
    public ChessConsoleSteps(ChessProvider provider, ProgramSteps program) {
        this.provider = provider;
        this.program = program;
    }

    /** Lets two persons, North with the white pieces and South, play from the opening. */
    @Given("Chess in the terminal")
    public void newGame() {
        open(provider);
    }

    /** Lets two persons resume a game from the position in the picture. */
    @Given("Chess in the terminal, with the board")
    public void board(String picture) {
        open(Altered.of(ChessProvider.class, provider, Map.of("newGame", position -> provider.newGame(
                position == null ? Position.parse(picture) : (Position) position[0]))));
    }

    private void open(ChessProvider games) {
        program.start(new ChessGame(), games, "--players", "North,South");
    }
}
