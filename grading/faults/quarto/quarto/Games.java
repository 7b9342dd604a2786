package quarto;

import java.util.Optional;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

/** Makes games. */
public final class Games implements QuartoProvider {

    @Override
    public Quarto newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return Engine.whyNot(position);
    }

    @Override
    public Quarto newGame(Position position) {
        return new Engine(position);
    }
}
