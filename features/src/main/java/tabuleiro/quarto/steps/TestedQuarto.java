package tabuleiro.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.steps.Moves;
import tabuleiro.steps.TestedGame;

/** The game of an example of Quarto, and the words by which examples name its players, pieces and cells. */
public final class TestedQuarto extends TestedGame<Quarto, Position> {

    private final QuartoProvider provider;

    /** Will test a game of this provider. */
    public TestedQuarto(QuartoProvider provider, Moves moves) {
        super(moves,
                new Positions<>(Position::parse, provider::whyNotNewGame, provider::newGame, Quarto::position),
                new Questions<>(Quarto::nextToPlay, Quarto::isOver,
                        game -> game.winner().stream().toList(), Quarto::legalMoves));
        this.provider = provider;
    }

    /** Reads a player: {@code first} or {@code second}; the first player is the one who places the first piece. */
    @ParameterType("first|second")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Reads a piece: three characters, such as {@code (B!}. */
    @ParameterType("[(\\[][BbPp][!;]")
    public Piece piece(String notation) {
        return Piece.parse(notation);
    }

    /** Reads a cell, such as {@code A1}; what it holds is a piece. */
    @ParameterType("[A-D][1-4]")
    public Cell cell(String notation) {
        return Cell.parse(notation);
    }

    @Override
    protected Quarto newGame() {
        return provider.newGame();
    }

    @Override
    protected String draw(Position position) {
        return position.toString();
    }

    @Override
    protected String at(Object cell) {
        final Optional<Piece> piece = game().at((Cell) cell);
        assertThat(game().isFree((Cell) cell)).as("%s is free", cell).isEqualTo(piece.isEmpty());
        return piece.map(Piece::toString).orElse(NOTHING);
    }

    @Override
    protected Map<String, Supplier<?>> queries() {
        final Quarto game = game();
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        Cell.ALL.forEach(cell -> queries.put("the piece on " + cell, () -> game.at(cell)));
        Cell.ALL.forEach(cell -> queries.put(cell + " is free", () -> game.isFree(cell)));
        Cell.ALL.forEach(cell -> queries.put("why " + cell + " is refused", () -> game.whyNotPlace(cell)));
        Piece.ALL.forEach(piece -> queries.put("why " + piece + " is refused", () -> game.whyNotChoose(piece)));
        queries.put("the pool", game::pool);
        queries.put("the chosen piece", game::chosen);
        queries.put("the player who places", game::nextToPlay);
        queries.put("the player who chooses", game::chooser);
        queries.put("the pieces that may be chosen", game::choices);
        queries.put("the legal moves", game::legalMoves);
        queries.put("the game is over", game::isOver);
        queries.put("the winner", game::winner);
        queries.put("the winning cells", game::winningCells);
        queries.put("what the winning pieces have in common", game::sharedTraits);
        queries.put("the position", game::position);
        return queries;
    }
}
