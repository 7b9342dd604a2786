package quarto;

import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

/** The provider of the games of this package: the only class that code outside needs to know. */
public final class Games implements QuartoProvider {

    @Override
    public Quarto newGame() {
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
    public Quarto newGame(Position position) {
        return new Engine(position);
    }
}
