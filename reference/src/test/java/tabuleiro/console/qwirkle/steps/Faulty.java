package tabuleiro.console.qwirkle.steps;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Engines of Qwirkle with a single fault each, as students write them on the way. */
public final class Faulty {

    /** What a method returns instead of the right value, by the words for the fault and by the name of the method. */
    private static final Map<String, Map<String, Function<Object[], Object>>> FAULTS = Map.of(
            "deals seven tiles", Map.of("hand", none -> Tile.KINDS.subList(0, 7)),
            "has a board of a billion columns", Map.of("columns", none -> 1_000_000_000),
            "gives the turn to a third player", Map.of("nextToPlay", none -> Player.THIRD));

    private Faulty() {
    }

    /** Returns a correct game or provider, except for a fault. */
    static <T> T with(String fault, Class<T> type, T right) {
        return proxy(type, right, Optional.ofNullable(FAULTS.get(fault)).orElseThrow(() ->
                new IllegalArgumentException("unknown fault of an engine: " + fault)));
    }

    /** Returns a provider with its own way to shuffle and to begin games. */
    static QwirkleProvider games(QwirkleProvider right, Function<Long, List<Tile>> shuffle,
            Function<Start, Qwirkle> begin) {
        return proxy(QwirkleProvider.class, right, Map.of("shuffledBag", arguments ->
                shuffle.apply((Long) arguments[0]), "newGame", arguments -> arguments[0] instanceof Start start
                ? begin.apply(start) : right.newGame((tabuleiro.qwirkle.Position) arguments[0])));
    }

    /** Returns an object some of whose methods are replaced; methods that follow from others follow from these. */
    private static <T> T proxy(Class<T> type, T right, Map<String, Function<Object[], Object>> replaced) {
        final InvocationHandler handler = (self, method, arguments) -> {
            if (replaced.containsKey(method.getName())) {
                return replaced.get(method.getName()).apply(arguments);
            }
            try {
                return method.isDefault() ? InvocationHandler.invokeDefault(self, method, arguments)
                        : method.invoke(right, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
