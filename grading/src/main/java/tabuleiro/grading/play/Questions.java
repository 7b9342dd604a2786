package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is asked of a game at each point: most queries without arguments, some of the others, the dear ones at times;
 * and some that were asked at the point before, where an answer that is remembered may be wrong.
 *
 * @param <G> the interface of the game
 */
final class Questions<G> {

    /** A query that lists something is asked at one point in so many; one that follows from others, more seldom. */
    private static final int DEAR = 4;
    private static final int DERIVED = 16;
    /** So many queries with arguments are asked at a point at which much is asked. */
    private static final int WITH_ARGUMENTS = 3;

    private final RandomPlay<G, ?> play;
    private final Random random;

    /** Will ask about games of this play. */
    Questions(RandomPlay<G, ?> play, Random random) {
        this.play = play;
        this.random = random;
    }

    /**
     * Asks about a game.
     *
     * @param oneIn one query in so many, of those that are not dear
     */
    void ask(RecordedGame<G, ?> game, int oneIn) {
        final G known = game.known().orElseThrow();
        final Set<String> before = new TreeSet<>(game.asked());
        game.asked().clear();
        int left = random.nextInt(WITH_ARGUMENTS + 1) / oneIn;
        for (Method query : Chance.shuffled(Calls.queries(known), random)) {
            if (query.getParameterCount() > 0) {
                for (List<Object> arguments : play.arguments(query, known, random)) {
                    if (left-- > 0) {
                        game.ask(new GameAction(query.getName(), arguments));
                    }
                }
            } else if (random.nextInt(oneIn * rarity(query)) == 0
                    || before.contains(query.getName()) && random.nextInt(oneIn) == 0) {
                game.ask(GameAction.of(query.getName()));
            }
        }
    }

    private static int rarity(Method query) {
        final boolean isList = query.getReturnType() == List.class;
        return !isList ? query.isDefault() ? 2 : 1
                : query.isDefault() ? DERIVED : query.getName().equals("legalMoves") ? DEAR : 1;
    }
}
