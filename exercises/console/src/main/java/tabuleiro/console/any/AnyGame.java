package tabuleiro.console.any;

import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.console.Chooser;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.games.Descriptor;

/**
 * A game that adds no class of its own to the console. Its provider begins it with as little as it takes: nothing, or
 * a number of players, a seed, and of other choices the first. There is a random agent.
 */
public final class AnyGame extends Game<Object, AnyMatch> {

    private final Descriptor game;

    /** Creates what the console needs of this game. */
    @SuppressWarnings("unchecked")
    public AnyGame(Descriptor game) {
        super(game.folder(), (Class<Object>) game.provider(), List.of("random"));
        this.game = game;
    }

    /** Returns the shortest way to begin a new game without a position. */
    private Method beginning() {
        return Stream.of(provider().getMethods()).filter(method -> method.getName().equals("newGame")
                && Stream.of(method.getParameterTypes()).allMatch(type -> type.isPrimitive() || type.isEnum()))
                .min(Comparator.comparing(Method::getParameterCount)).orElseThrow(() -> new IllegalStateException(
                        "The console does not know how to begin a game of " + game.title() + ": write a class "
                                + game.name() + "Game, as exercises/console/README.md says."));
    }

    @Override
    public int mostPlayers() {
        return List.of(beginning().getParameterTypes()).contains(int.class) ? players() : 2;
    }

    private int players() {
        return Moves.type(game, "Player").getEnumConstants().length;
    }

    @Override
    public AnyMatch begin(Object provider, GameStart start) {
        final Method beginning = beginning();
        final Object[] arguments = Stream.of(beginning.getParameterTypes())
                .map(type -> argument(type, start)).toArray();
        return new AnyMatch(game, new Moves(game, beginning.getReturnType(),
                Moves.call(provider, beginning, arguments)), start);
    }

    private static Object argument(Class<?> type, GameStart start) {
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        return type == int.class ? (Object) start.seats().size() : (Object) start.seed();
    }

    @Override
    public Chooser<AnyMatch> agent(Object provider, String level, long seed) {
        return Chooser.random(seed);
    }
}
