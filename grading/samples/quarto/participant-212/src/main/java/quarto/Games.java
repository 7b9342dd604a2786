package quarto;

import java.util.Optional;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

/** Makes the games of this package. */
public final class Games implements QuartoProvider {

    @Override
    public Quarto newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        return new Engine().replay(position).isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Quarto newGame(Position position) {
        assert whyNotNewGame(position).isEmpty() : "No game can go on from here:\n" + position;
        return new Engine().replay(position);
    }
}
