package connectfour;

import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/** A random agent that looks one disc ahead first. */
class CompetentAgent extends RandomAgent {

    CompetentAgent(long seed) {
        super(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        int anything = super.chooseColumn(game, player);
        int win = findWin(game, player == Player.FIRST ? 1 : 2);
        if (win != 0) {
            return win;
        }
        int block = findWin(game, player == Player.FIRST ? 2 : 1);
        return block != 0 ? block : anything;
    }

    // 0 if there is none
    private int findWin(ConnectFour game, int who) {
        int[][] grid = GridTools.read(game.position());
        for (int c = 0; c < 7; c++) {
            if (grid[0][c] == 0) {
                int r = GridTools.drop(grid, c, who);
                boolean wins = !GridTools.findLine(grid).isEmpty();
                grid[r][c] = 0;
                if (wins) {
                    return c + 1;
                }
            }
        }
        return 0;
    }
}
