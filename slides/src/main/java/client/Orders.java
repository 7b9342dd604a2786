package client;

import connectfour.Games;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/** Counts in how many orders discs can be dropped, and how many positions come of them, before anybody can win. */
final class Orders {

    private static final int DISCS = 6;

    private Orders() {
    }

    public static void main(String[] arguments) {
        Map<Position, Long> orders = Map.of(new Games().newGame().position(), 1L);
        for (int discs = 1; discs <= DISCS; discs++) {
            orders = oneDiscLater(orders);
            System.out.printf(Locale.ROOT, "after disc %d: %,7d orders, %,6d positions%n", discs,
                    orders.values().stream().mapToLong(each -> each).sum(), orders.size());
        }
    }

    private static Map<Position, Long> oneDiscLater(Map<Position, Long> orders) {
        final Map<Position, Long> later = new HashMap<>();
        orders.forEach((position, count) -> {
            for (int column : new Games().newGame(position).legalMoves()) {
                final ConnectFour game = new Games().newGame(position);
                game.play(column);
                later.merge(game.position(), count, Long::sum);
            }
        });
        return later;
    }
}
