package connectfour;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** Creates the games and agents of the base. */
public final class Games implements ConnectFourProvider {

    static {
        Hook.CASE.loaded();
    }

    public Games() {
        Hook.CASE.provided();
    }

    @Override
    public ConnectFour newGame() {
        return Hook.CASE.game(new Engine());
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return position.fault().or(() -> new Engine(position, true).isOver()
                ? Optional.of(Refusal.GAME_OVER) : Optional.empty());
    }

    @Override
    public ConnectFour newGame(Position position) {
        assert whyNotNewGame(position).isEmpty() : "the position can be played";
        return Hook.CASE.game(new Engine(position, false));
    }

    @Override
    public Agent agent(Level level, long seed) {
        final Random random = new Random(seed);
        return Hook.CASE.agent((game, player) -> {
            assert !game.isOver() && player == game.nextToPlay() : "it is this player's turn";
            final List<Integer> moves = game.legalMoves();
            return Hook.CASE.choice(urgent(level, game, player)
                    .orElseGet(() -> moves.get(random.nextInt(moves.size()))));
        });
    }

    /** Returns a column that wins for the player or else for the opponent; only competent agents look for it. */
    private static Optional<Integer> urgent(Level level, ConnectFour game, Player player) {
        if (level == Level.RANDOM) {
            return Optional.empty();
        }
        final Optional<Integer> win = winning(game, player);
        return win.isPresent() ? win : winning(game, player.opponent());
    }

    private static Optional<Integer> winning(ConnectFour game, Player player) {
        return game.legalMoves().stream()
                .filter(column -> new Engine(game.position(), true).wouldWin(column, player)).findFirst();
    }
}
