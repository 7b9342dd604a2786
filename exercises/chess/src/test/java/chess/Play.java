package chess;

import java.util.Optional;
import java.util.Scanner;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Move;
import tabuleiro.chess.Refusal;

/** Plays your engine in the terminal: {@code mvn -q test-compile exec:java}. Given code: nothing to change here. */
public final class Play {

    private Play() {
    }

    /**
     * Shows the board and reads moves, such as {@code e2e4} or {@code e7e8q}, a line each, until the game is over.
     *
     * @param arguments are ignored
     */
    public static void main(String[] arguments) {
        final Chess game = new Games().newGame();
        final Scanner input = new Scanner(System.in);
        System.out.println(game.position().diagram().board());
        while (!game.isOver() && input.hasNextLine()) {
            System.out.println(answer(game, input.nextLine().strip()));
        }
        System.out.println(game.ending().map(Ending::words).orElse("the game is not over"));
    }

    private static String answer(Chess game, String line) {
        try {
            final Move move = Move.parse(line);
            final Optional<Refusal> refusal = game.whyNotMove(move);
            if (refusal.isEmpty()) {
                game.move(move);
            }
            return refusal.map(Refusal::words).orElseGet(() -> game.position().diagram().board());
        } catch (IllegalArgumentException malformed) {
            return malformed.getMessage();
        }
    }
}
