package tabuleiro.chess.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.function.Supplier;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Move;
import tabuleiro.chess.Pgn;
import tabuleiro.chess.Position;
import tabuleiro.chess.San;
import tabuleiro.notation.NotationException;
import tabuleiro.notation.PortableGame;

/** The phrases about notations: FEN, SAN, UCI and PGN. */
public final class NotationSteps {

    private final ChessProvider provider;
    private final TestedChess tested;
    private String pgn = "";

    /** Creates the steps for this tested game, and for others of this provider. */
    public NotationSteps(ChessProvider provider, TestedChess tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Reads a text in quotes. */
    @ParameterType("\"([^\"]*)\"")
    public String text(String text) {
        return text;
    }

    /** Describes the position from which the game is resumed. */
    @Given("the position with the FEN {text}")
    public void position(String fen) {
        tested.describe(Fen.read(fen));
    }

    /** Gives the text of a PGN file. */
    @Given("the PGN")
    public void pgn(String text) {
        pgn = text;
    }

    /** Checks how a game is written. */
    @Then("the FEN is {text}")
    public void isFen(String fen) {
        assertThat(Fen.write(tested.game().position(), provider)).as("the position as FEN").isEqualTo(fen);
    }

    /** Checks where and why a FEN is refused. */
    @Then("the FEN {text} is refused at column {int}: {}")
    public void fenIsRefused(String fen, int column, String reason) {
        assertRefused(() -> Fen.read(fen), 1, column, reason);
    }

    /** Checks how a move that has not been made is written. */
    @Then("the move {move} is written {text} in SAN and {text} in UCI")
    public void isWritten(Move move, String san, String uci) {
        assertThat(new San(provider).write(tested.game(), move)).as("the move in SAN").isEqualTo(san);
        assertThat(move.toString()).as("the move in UCI").isEqualTo(uci);
    }

    /** Checks what a move in standard notation means. */
    @Then("in SAN {text} is the move {move}")
    public void isSan(String san, Move move) {
        assertThat(new San(provider).read(tested.game(), san)).as("the move").isEqualTo(move);
    }

    /** Checks where and why a move in standard notation is refused. */
    @Then("in SAN {text} is refused at column {int}: {}")
    public void sanIsRefused(String san, int column, String reason) {
        assertRefused(() -> new San(provider).read(tested.game(), san), 1, column, reason);
    }

    /** Checks what a move in the notation of programs means. */
    @Then("in UCI {text} is the move {move}")
    public void isUci(String uci, Move move) {
        assertThat(Move.parse(uci)).as("the move").isEqualTo(move);
    }

    /** Checks the only game of a PGN. */
    @Then("the PGN has the moves {} and the result {text}")
    public void pgnHas(String moves, String result) {
        final List<PortableGame> games = PortableGame.readAll(pgn);
        assertThat(games).as("the games of the PGN").hasSize(1);
        assertThat(games.get(0).moves()).as("the moves").extracting(Object::toString)
                .containsExactly(moves.split(", "));
        assertThat(games.get(0).result()).as("the result").isEqualTo(result);
    }

    /** Checks how the game so far is written, which began with a new game. */
    @Then("the PGN is")
    public void isPgn(String text) {
        assertThat(Pgn.of(tested.game(), Position.START, List.of("?", "?"), provider).write().strip())
                .as("the game as PGN").isEqualTo(text.strip());
    }

    private static void assertRefused(Supplier<?> read, int line, int column, String reason) {
        String said = "it is not refused";
        try {
            read.get();
        } catch (NotationException fault) {
            said = fault.getMessage();
        }
        assertThat(said).as("why the text is refused").isEqualTo("line " + line + ", column " + column + ": " + reason);
    }
}
