package client;

import draughts.Games;
import java.util.Collections;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Variant;

/** A careless program: it receives a line without asking. */
final class Trusting {

    private Trusting() {
    }

    public static void main(String[] arguments) {
        final Match match = match(3);
        match.receive("hello");
    }

    private static Match match(int draw) {
        final Games games = new Games();
        return games.newMatch(games.newGame(Variant.SIMPLIFIED), Collections.nCopies(Match.MOST_DRAWS, draw));
    }
}
