package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.Providers;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Setting;
import tabuleiro.games.Descriptor;

/**
 * Tests random games of every game, with all contracts on and as the console plays them: a game that is resumed from
 * the text of its position goes on as the game itself does. Whether it follows the rules, the examples show.
 * {@code -Pthorough} plays more games.
 */
class RandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 500 : 4;
    private static final int MOST_MOVES = 50;

    /** One in so many moves is made in a resumed game, too. */
    private static final int RESUMED = 4;

    /** What a position does not hold: how it was reached. */
    private static final Set<String> PAST = Set.of("moves");

    /** What holds a bag, which chance may mix otherwise. */
    private static final Set<String> MIXED = Set.of("position", "bag");

    /**
     * An engine that makes some of its moves in a resumed game, too.
     *
     * @param game   the interface of the game
     * @param maker  the provider of the engine
     * @param random chooses the moves
     */
    private record Resuming(Class<?> game, Object maker, Random random) {

        /** Returns what the console calls in the place of an object. */
        Object standIn(Object object, Class<?> type) {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                if (method.getReturnType() == void.class && random.nextInt(RESUMED) == 0) {
                    return inBoth(object, method, arguments);
                }
                final Object answer = call(object, method, arguments);
                return method.getReturnType() == game ? standIn(answer, game) : answer;
            });
        }

        private Object inBoth(Object one, Method move, Object... arguments) throws Throwable {
            final Method position = game.getMethod("position");
            final Object read = position.getReturnType().getMethod("parse", String.class)
                    .invoke(null, call(one, position).toString());
            final Object other = call(maker, maker.getClass().getMethod("newGame", position.getReturnType()), read);
            call(one, move, arguments);
            call(other, move, arguments);
            assertThat(seen(other)).as("what is seen of the resumed game\n%s", other).isEqualTo(seen(one));
            return null;
        }

        /** Returns what a game answers. */
        private Map<String, Object> seen(Object engine) throws Throwable {
            final Map<String, Object> seen = new TreeMap<>();
            for (Method query : game.getMethods()) {
                if (query.getParameterCount() == 0 && query.getReturnType() != void.class
                        && !PAST.contains(query.getName())) {
                    final Object answer = call(engine, query);
                    seen.put(query.getName(), !MIXED.contains(query.getName()) ? answer
                            : answer.toString().chars().sorted().boxed().toList());
                }
            }
            return seen;
        }

        private static Object call(Object object, Method method, Object... arguments) throws Throwable {
            try {
                method.setAccessible(true);
                return method.invoke(object, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }
    }

    static List<Game<?, ?>> games() {
        return Game.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    <P, M extends PlayedGame> void aGameThatIsResumedGoesOnAsTheGameItself(Game<P, M> game) throws Exception {
        final Descriptor descriptor = Descriptor.in(game.name()).orElseThrow();
        final Class<?> type = Class.forName(game.provider().getPackageName() + "." + descriptor.name());
        final P provider = Providers.only(game.provider());
        assertThat(provider.getClass().desiredAssertionStatus()).as("assertions are on").isTrue();
        for (int seed = 1; seed <= GAMES; seed++) {
            final Random random = new Random(seed);
            final Object resuming = new Resuming(type, provider, random).standIn(provider, game.provider());
            play(game.begin(game.provider().cast(resuming), start(game, random)), random);
        }
    }

    private static void play(PlayedGame match, Random random) {
        for (int i = 0; i < MOST_MOVES && !match.isOver(); i++) {
            final List<String> steps = match.legalSteps();
            match.read(steps.get(random.nextInt(steps.size()))).meaning().orElseThrow().action().get();
        }
    }

    private static GameStart start(Game<?, ?> game, Random random) {
        final int players = game.fewestPlayers() + random.nextInt(game.mostPlayers() - game.fewestPlayers() + 1);
        final Map<String, String> settings = game.settings().stream().collect(Collectors.toMap(Setting::name,
                each -> each.options().get(random.nextInt(each.options().size()))));
        return new GameStart(IntStream.rangeClosed(1, players).mapToObj(Integer::toString)
                .map(name -> new GameStart.Seat(name, Optional.empty())).toList(), settings, random.nextLong());
    }
}
