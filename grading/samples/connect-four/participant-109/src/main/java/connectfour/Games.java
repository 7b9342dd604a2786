package connectfour;

import java.util.Optional;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** Makes the games and agents of this package: the one class that the rest of the world asks for. */
public final class Games implements ConnectFourProvider {

    @Override
    public ConnectFour newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return Engine.whyNot(position);
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
