package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;

/** Checks a triple: what is true before a statement, the statement, and what must be true after it. */
final class Triple {

    private Triple() {
    }

    public static void main(String[] arguments) {
        final ConnectFour game = new Games().newGame();
        for (int turn = 1; turn <= ConnectFour.ROWS + 1; turn++) {
            // tag::triple[]
            final long before = discs(game);
            // { true }
            game.play(4);
            // { one disc more than before }
            assert discs(game) == before + 1;
            // end::triple[]
            System.out.println("disc " + turn + ": the triple holds");
        }
    }

    private static long discs(ConnectFour game) {
        return game.position().cells().stream().filter(cell -> cell.isPresent()).count();
    }
}
