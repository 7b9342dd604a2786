package client;

import quarto.Games;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;

/** A client that resumes a game from a position in which nothing is wrong. */
final class ResumedQuarto {

    private ResumedQuarto() {
    }

    public static void main(String[] arguments) {
        final Position saved = Position.parse("""
                (B!  .   .   .
                 .   .   .   .
                 .   .  [p;  .
                 .   .   .   .
                """);
        final Quarto game = new Games().newGame(saved);
    }
}
