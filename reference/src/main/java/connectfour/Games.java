package connectfour;

import connectfour.perfect.PerfectAgent;
import java.util.Optional;
import java.util.Set;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** The provider of the games and agents of this package: the only class that code outside needs to know. */
public final class Games implements ConnectFourProvider {

    @Override
    public ConnectFour newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return refusalsOfNewGame(position).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotNewGame}. */
    public Set<Refusal> refusalsOfNewGame(Position position) {
        return Engine.refusals(position);
    }

    @Override
    public ConnectFour newGame(Position position) {
        return new Engine(position);
    }

    @Override
    public Agent agent(Level level, long seed) {
        return switch (level) {
            case RANDOM -> new RandomAgent(seed);
            case COMPETENT -> new CompetentAgent(seed);
            case PERFECT -> new PerfectAgent();
        };
    }
}
