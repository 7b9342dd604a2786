package tabuleiro.console.quarto.steps;

import java.util.Map;
import java.util.function.Supplier;
import tabuleiro.console.steps.Altered;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/** Providers of Quarto whose new games are not those of the reference. */
final class Faulty {

    private Faulty() {
    }

    /** Returns a provider whose new games are made otherwise. */
    static QuartoProvider beginning(QuartoProvider right, Supplier<Quarto> game) {
        return Altered.of(QuartoProvider.class, right, Map.of("newGame", position -> position == null ? game.get()
                : right.newGame((Position) position[0])));
    }
}
