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
        return position.fault().or(() -> Engine.ended(Engine.map(position)) ? Optional.of(Refusal.GAME_OVER)
                : Optional.empty());
    }

    @Override
    public Quarto newGame(Position position) {
        assert whyNotNewGame(position).isEmpty() : "position_can_be_played (QT-08, QT-17)\n" + position;
        return new Engine(position);
    }
}
