package client;

import connectfour.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;
import tabuleiro.connectfour.ConnectFour;

/** Tries four ways to choose a column against three specifications, in positions of random games. */
final class ThreeSpecifications {

    private static final int POSITIONS = 200;
    private static final Random RANDOM = new Random(1);
    private static final Random CHOICE = new Random(2);

    private static final Map<String, BiPredicate<ConnectFour, Integer>> SPECIFICATIONS = new LinkedHashMap<>();
    private static final Map<String, ToIntFunction<ConnectFour>> ENGINES = new LinkedHashMap<>();

    static {
        SPECIFICATIONS.put("exists", (game, column) -> ConnectFour.isColumn(column));
        SPECIFICATIONS.put("has space", ConnectFour::hasSpace);
        SPECIFICATIONS.put("leftmost", (game, column) -> game.legalMoves().get(0).equals(column));
        ENGINES.put("always 1", game -> 1);
        ENGINES.put("random", game -> game.legalMoves().get(CHOICE.nextInt(game.legalMoves().size())));
        ENGINES.put("rightmost", game -> game.legalMoves().get(game.legalMoves().size() - 1));
        ENGINES.put("leftmost", game -> game.legalMoves().get(0));
    }

    private ThreeSpecifications() {
    }

    public static void main(String[] arguments) {
        final List<ConnectFour> games = positions();
        System.out.println("            exists  has space  leftmost");
        ENGINES.forEach((name, engine) -> {
            final StringBuilder line = new StringBuilder("%-12s".formatted(name));
            SPECIFICATIONS.values().forEach(each -> line.append(games.stream()
                    .allMatch(game -> each.test(game, engine.applyAsInt(game))) ? "yes      " : "no       "));
            System.out.println(line);
        });
    }

    /** Returns games that are not over: the first moves of random games, the first column often full. */
    private static List<ConnectFour> positions() {
        final List<ConnectFour> games = new ArrayList<>();
        while (games.size() < POSITIONS) {
            final ConnectFour game = new Games().newGame();
            for (int move = games.size() % 20; move > 0 && !game.isOver(); move--) {
                final List<Integer> legal = game.legalMoves();
                game.play(legal.get(RANDOM.nextInt(Math.min(3, legal.size()))));
            }
            if (!game.isOver()) {
                games.add(game);
            }
        }
        return games;
    }
}
