package tabuleiro.console.chess.steps;

import io.cucumber.java.en.Given;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Position;
import tabuleiro.console.chess.ChessGame;
import tabuleiro.console.program.steps.ProgramSteps;
import tabuleiro.console.steps.Altered;

/** Steps that start chess in a terminal. */
public final class ChessConsoleSteps {

    /** For each fault of an engine, the method that is wrong and what it returns. */
    private static final Map<String, Map.Entry<String, Function<Object[], Object>>> FAULTS = Map.of(
            "has no legal moves", Map.entry("legalMoves", none -> List.of()),
            "does not say who has won", Map.entry("winner", none -> Optional.empty()),
            "cannot move a piece yet", Map.entry("move", move -> {
                throw new UnsupportedOperationException("TODO 4: move");
            }));

    private final ChessProvider provider;
    private final ProgramSteps program;

    /** Creates steps that play the games of a provider. */
    public ChessConsoleSteps(ChessProvider provider, ProgramSteps program) {
        this.provider = provider;
        this.program = program;
    }

    /** Lets two persons play from the opening. */
    @Given("Chess in the terminal")
    public void newGame() {
        open(provider);
    }

    /** Lets two persons resume a game from the position in the picture. */
    @Given("Chess in the terminal, with the board")
    public void board(String picture) {
        open(beginning(() -> provider.newGame(Position.parse(picture))));
    }

    /** Lets two persons play with an engine that has one fault. */
    @Given("Chess in the terminal, with an engine that {}")
    public void faulty(String fault) {
        final Map.Entry<String, Function<Object[], Object>> wrong =
                Optional.ofNullable(FAULTS.get(fault)).orElseThrow();
        open(beginning(() -> Altered.of(Chess.class, provider.newGame(), Map.of(wrong.getKey(), wrong.getValue()))));
    }

    private ChessProvider beginning(Supplier<Chess> game) {
        return Altered.of(ChessProvider.class, provider, Map.of("newGame", position -> position == null ? game.get()
                : provider.newGame((Position) position[0])));
    }

    private void open(ChessProvider games) {
        program.start(new ChessGame(), games, "--players", "North,South");
    }
}
