package connectfour;

import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

class CompetentAgent implements Agent {

    private final Agent random;

    CompetentAgent(long seed) {
        this.random = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "game_not_over";
        assert player == game.nextToPlay() : "player_is_next: " + player;
        Position position = game.position();
        int danger = 0;
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            if (position.at(1, column).isEmpty()) {
                if (Engine.wouldWin(position, column, player)) {
                    return column;
                }
                if (Engine.wouldWin(position, column, player.opponent())) {
                    danger = column;
                }
            }
        }
        return danger > 0 ? danger : this.random.chooseColumn(game, player);
    }
}
