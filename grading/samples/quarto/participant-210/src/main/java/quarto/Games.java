package quarto;

import java.util.Optional;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

public final class Games implements QuartoProvider {

    @Override
    public Quarto newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return position.fault().isPresent() ? position.fault() : new Engine(position).refusal();
    }

    @Override
    public Quarto newGame(Position position) {
        assert whyNotNewGame(position).isEmpty() : "pre: position_can_be_played, but " + whyNotNewGame(position);
        return new Engine(position);
    }
}
