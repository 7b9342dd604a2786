package tabuleiro.tiny.steps;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves;
import tabuleiro.steps.TestedGame;
import tabuleiro.tiny.Player;
import tabuleiro.tiny.Position;
import tabuleiro.tiny.Tiny;
import tabuleiro.tiny.TinyProvider;

/** The game of an example, and the phrases that only this game has. */
public final class TestedTiny extends TestedGame<Tiny, Position> {

    private final TinyProvider provider;

    /** Will test a game of this provider. */
    public TestedTiny(TinyProvider provider, Moves moves) {
        super(moves,
                new Positions<>(Position::parse, provider::whyNotNewGame, provider::newGame,
                        Tiny::position),
                new Questions<>(Tiny::nextToPlay, Tiny::isOver,
                        game -> game.winner().stream().toList(), Tiny::legalMoves));
        this.provider = provider;
    }

    /** Reads a player: {@code first} or {@code second}. */
    @ParameterType("first|second")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Reads a cell, such as {@code 2}. */
    @ParameterType("\\d")
    public Integer cell(String number) {
        return Integer.valueOf(number);
    }

    /** Puts a stone on a cell, unless it is refused. */
    @When("{actor} plays on {cell}")
    public void play(Actor actor, Integer cell) {
        final Tiny game = game();
        make(actor, this::nextToPlay, List.of(new Moves.Attempt(() -> game.whyNotPlay(cell), () -> game.play(cell))));
    }

    @Override
    protected Tiny newGame() {
        return provider.newGame();
    }

    @Override
    protected String draw(Position position) {
        return position.toString();
    }

    @Override
    protected String at(Object cell) {
        return game().at((Integer) cell).map(player -> "a stone of the " + Actor.word(player) + " player")
                .orElse(NOTHING);
    }

    @Override
    protected Map<String, Supplier<?>> queries() {
        final Tiny game = game();
        return Map.of("the position", game::position, "the player who is next", game::nextToPlay,
                "the legal moves", game::legalMoves, "the winner", game::winner);
    }
}
