package connectfour;

import java.util.Optional;
import tabuleiro.connectfour.*;

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
            case RANDOM -> new Agents.RandomAgent(seed);
            case COMPETENT, PERFECT -> new Agents.CompetentAgent(seed);
        };
    }
}
