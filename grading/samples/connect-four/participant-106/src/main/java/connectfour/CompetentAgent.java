package connectfour;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** Wins at once where it can, and stops the opponent's only immediate win (C4-18). */
final class CompetentAgent implements Agent {

    /** What plays where nothing is at stake. */
    private final Agent otherwise;

    CompetentAgent(long seed) {
        otherwise = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        int choice = otherwise.chooseColumn(game, player); // checks the preconditions, too
        for (int column : game.legalMoves()) {
            if (wins(game, player.opponent(), column)) {
                choice = column;
            }
        }
        for (int column : game.legalMoves()) {
            if (wins(game, player, column)) {
                choice = column;
            }
        }
        return choice;
    }

    private boolean wins(ConnectFour game, Player player, int column) {
        Discs copy = new Discs(game.position());
        copy.drop(player, column);
        return !copy.line(player).isEmpty();
    }
}
