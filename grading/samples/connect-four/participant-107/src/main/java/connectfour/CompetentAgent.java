package connectfour;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

final class CompetentAgent implements Agent {

    private final Agent otherwise;

    CompetentAgent(long seed) {
        otherwise = new RandomAgent(seed);
    }

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : "precondition game_not_over";
        assert player == game.nextToPlay() : "precondition player_is_next: " + player;
        OptionalInt attack = winningColumn(game, player);
        OptionalInt defence = winningColumn(game, player.opponent());
        if (attack.isPresent()) {
            return attack.getAsInt();
        }
        return defence.orElseGet(() -> otherwise.chooseColumn(game, player));
    }

    private static OptionalInt winningColumn(ConnectFour game, Player player) {
        return IntStream.rangeClosed(1, 7).filter(column -> {
            Player[] cells = Engine.copy(game.position());
            for (int i = 34 + column; i >= 0; i -= 7) {
                if (cells[i] == null) {
                    cells[i] = player;
                    return Four.in(cells).isPresent();
                }
            }
            return false;
        }).findFirst();
    }
}
