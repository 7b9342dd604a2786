package client;

import draughts.Games;
import java.util.Collections;
import java.util.List;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Two programs that play a match: each has its own board, and only lines of text go between them. */
final class TwoPrograms {

    private TwoPrograms() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final Match white = match(9);
        final Match black = match(3);
        white.receive("3");
        black.receive("9");
        white.move(List.of(Square.parse("c3"), Square.parse("d4")));
        for (String line : white.linesToSend().subList(1, 6)) {
            black.receive(line);
        }
        System.out.println(white.linesToSend());
        System.out.println(white.game().position()
                .equals(black.game().position()));
        // end::program[]
    }

    private static Match match(int draw) {
        final Games games = new Games();
        return games.newMatch(games.newGame(Variant.SIMPLIFIED), Collections.nCopies(Match.MOST_DRAWS, draw));
    }
}
