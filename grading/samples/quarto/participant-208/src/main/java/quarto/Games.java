package quarto;

import java.util.Collections;
import java.util.Optional;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

public final class Games implements QuartoProvider {

    @Override
    public Quarto newGame() {
        return new Engine(new Position(Collections.nCopies(Cell.ALL.size(), Optional.empty()), Optional.empty()));
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        } else if (new Engine(position).isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else {
            return Optional.empty();
        }
    }

    @Override
    public Quarto newGame(Position position) {
        return new Engine(position);
    }
}
