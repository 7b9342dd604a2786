package tiny;

import java.util.Optional;
import tabuleiro.tiny.Position;
import tabuleiro.tiny.Refusal;
import tabuleiro.tiny.Tiny;
import tabuleiro.tiny.TinyProvider;

/** Makes the games of this package. */
public final class Games implements TinyProvider {

    @Override
    public Tiny newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return Engine.whyNot(position);
    }

    @Override
    public Tiny newGame(Position position) {
        return new Engine(position);
    }
}
