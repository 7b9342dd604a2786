package connectfour;

import static tabuleiro.Contract.require;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** Wins at once, or stops the other player from it; otherwise it chooses at random. */
final class CompetentAgent implements Agent {

    private final RandomAgent otherwise;

    CompetentAgent(long seed) {
        otherwise = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("C4-16 game_not_over", player, "");
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, "");
        for (Player each : List.of(player, player.opponent())) {
            for (int column : game.legalMoves()) {
                if (wins(game.position(), each, column)) {
                    return column;
                }
            }
        }
        return otherwise.chooseColumn(game, player);
    }

    private static boolean wins(Position position, Player player, int column) {
        int row = ConnectFour.ROWS;
        while (position.at(row, column).isPresent()) {
            row--;
        }
        final List<Optional<Player>> cells = new ArrayList<>(position.cells());
        cells.set((row - 1) * ConnectFour.COLUMNS + column - 1, Optional.of(player));
        return isWonBy(player, new Position(cells));
    }

    private static boolean isWonBy(Player player, Position position) {
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                if (isInLine(player, position, row, column, 0, 1) || isInLine(player, position, row, column, 1, 0)
                        || isInLine(player, position, row, column, 1, 1)
                        || isInLine(player, position, row, column, -1, 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isInLine(Player player, Position position, int row, int column, int down, int right) {
        for (int i = 0; i < ConnectFour.IN_LINE; i++) {
            final int nextRow = row + i * down;
            final int nextColumn = column + i * right;
            if (nextRow < 1 || nextRow > ConnectFour.ROWS || nextColumn > ConnectFour.COLUMNS
                    || position.at(nextRow, nextColumn).orElse(null) != player) {
                return false;
            }
        }
        return true;
    }
}
