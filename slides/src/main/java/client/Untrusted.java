package client;

import draughts.Games;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Variant;

/** A program that trusts no line: it asks first. */
final class Untrusted {

    private Untrusted() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final Match match = match(3);
        for (String line : List.of("9", "2", "3", "3", "5", "5")) {
            final Optional<Refusal> why = match.whyNotReceive(line);
            if (why.isEmpty()) {
                match.receive(line);
            } else {
                System.out.println(line + ": " + why.get().words());
                match.abandon(why.get());
            }
        }
        // end::program[]
    }

    private static Match match(int draw) {
        final Games games = new Games();
        return games.newMatch(games.newGame(Variant.SIMPLIFIED), Collections.nCopies(Match.MOST_DRAWS, draw));
    }
}
