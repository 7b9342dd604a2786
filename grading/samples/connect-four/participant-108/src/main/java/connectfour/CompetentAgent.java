package connectfour;

import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

public class CompetentAgent extends RandomAgent {

    public CompetentAgent(long seed) {
        super(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "Game over";
        assert player == game.nextToPlay() : "Wrong player";
        // 1. can I win?
        for (int column = 1; column <= 7; column++) {
            if (game.hasSpace(column) && makesFour(game, column, player)) {
                return column;
            }
        }
        // 2. can the other one win?
        for (int column = 1; column <= 7; column++) {
            if (game.hasSpace(column) && makesFour(game, column, player.opponent())) {
                return column;
            }
        }
        // 3. whatever
        return super.chooseColumn(game, player);
    }

    private boolean makesFour(ConnectFour game, int column, Player player) {
        TextGrid copy = new TextGrid(game.position());
        copy.add(column, player.digit());
        return copy.four().size() == 4;
    }
}
