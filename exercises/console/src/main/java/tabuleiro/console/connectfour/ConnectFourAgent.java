package tabuleiro.console.connectfour;

import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.console.Chooser;
import tabuleiro.console.Message;

/**
 * An agent that plays Connect Four. One that knows what columns are worth says so, and looks for the mistake in a game
 * that is over.
 */
record ConnectFourAgent(ConnectFourProvider provider, Agent agent) implements Chooser<ConnectFourMatch> {

    @Override
    public String choose(ConnectFourMatch match) {
        return String.valueOf(choice(match.game()));
    }

    private int choice(ConnectFour game) {
        return agent.chooseColumn(game, game.nextToPlay());
    }

    @Override
    public Optional<Message> worth(ConnectFourMatch match) {
        final List<Message> columns = match.game().legalMoves().stream()
                .flatMap(column -> agent.worth(match.game(), column).map(worth -> worth(column, worth)).stream())
                .toList();
        return columns.isEmpty() ? Optional.empty() : Optional.of(Message.of("worth", Message.list(columns)));
    }

    private static Message worth(int column, int worth) {
        final List<String> ways = List.of("worth.loss", "worth.draw", "worth.win");
        return Message.of(ways.get(1 + Integer.signum(worth)), String.valueOf(column), Math.abs(worth));
    }

    /** Goes back over the loser's moves to the last position that was not lost for the loser yet. */
    @Override
    public Optional<Message> mistake(ConnectFourMatch match) {
        final List<Integer> columns = match.columns();
        final int last = match.game().winner().isPresent() ? columns.size() - 1 : 0;
        for (int number = last; number > 0; number -= 2) {
            final ConnectFour game = after(columns.subList(0, number - 1));
            final int best = choice(game);
            final Optional<Integer> worth = agent.worth(game, best);
            if (worth.isEmpty() || worth.get() >= 0) {
                final List<Integer> move = List.of(number, columns.get(number - 1));
                return worth.map(each -> Message.of("mistake", move.get(0), move.get(1), worth(best, each)));
            }
        }
        return Optional.empty();
    }

    private ConnectFour after(List<Integer> columns) {
        final ConnectFour game = provider.newGame();
        columns.forEach(game::play);
        return game;
    }
}
