package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Terminal;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** Tests that the console neither hangs nor fails in its own code, whatever value a query of the engine returns. */
class FaultyEngineTest {

    private static final String TYPED = """
            2
            North
            South
            no
            no
            play A1 0 0
            trade B1
            pass
            trade B1
            play A2 1 2
            pass
            pass
            no
            """;
    private static final Duration TIME_LIMIT = Duration.ofSeconds(20);
    private static final List<Tile> MANY = Collections.nCopies(1_000, new Tile(1, 1));

    /** Wrong values, by the type that the query returns. */
    private static final Map<String, List<Object>> WRONG_VALUES = Map.of(
            "int", List.of(0, -1, 3, 1_000_000, Integer.MAX_VALUE, Integer.MIN_VALUE),
            "boolean", List.of(true, false),
            "List<Tile>", List.of(List.of(), MANY, Arrays.asList(new Tile(1, 1), null)),
            "List<Cell>", List.of(List.of(), List.of(new Cell(5, 5))),
            "Player", List.of(Player.SECOND, Player.FOURTH),
            "Set<Player>", List.of(Set.of(), Set.of(Player.FOURTH), Set.of(Player.FIRST, Player.THIRD),
                    Collections.singleton(null)),
            "Optional<Tile>", List.of(Optional.empty(), Optional.of(new Tile(6, 6))),
            "Optional<Refusal>", List.of(Optional.empty(), Optional.of(Refusal.GAP)));

    static Stream<Arguments> wrongValues() {
        return Stream.of(Qwirkle.class, QwirkleProvider.class)
                .flatMap(type -> Stream.of(type.getMethods()))
                .flatMap(method -> wrongValues(method).map(wrong -> Arguments.of(method, wrong)));
    }

    /** Returns the wrong values of a method; nothing stands for null, and for a command that does nothing. */
    private static Stream<Optional<Object>> wrongValues(Method method) {
        final String type = method.getGenericReturnType().getTypeName().replaceAll("[a-z]+[.]", "");
        return Stream.concat(WRONG_VALUES.getOrDefault(type, List.of()).stream().map(Optional::of),
                WRONG_VALUES.containsKey(type) && method.getReturnType().isPrimitive() || type.equals("long")
                        ? Stream.empty() : Stream.of(Optional.empty()));
    }

    @ParameterizedTest(name = "{0} returns {1}")
    @MethodSource("wrongValues")
    void aWrongValueIsHandled(Method query, Optional<Object> wrong) {
        final Terminal terminal = new Terminal(TYPED);
        final QwirkleProvider provider = faulty(QwirkleProvider.class, new SimpleQwirkle.Games() {
            @Override
            public List<Tile> shuffledBag(long seed) {
                return List.copyOf(Tile.KINDS).subList(0, 15);
            }
        }, query, wrong);
        assertTimeoutPreemptively(TIME_LIMIT, () ->
                terminal.run(dialogue -> new QwirkleConsole(provider, dialogue, 1).open()));
        assertThat(terminal.status()).isIn(Ending.NORMAL, Ending.FAILED);
        assertThat(terminal.lines()).as("the screen").noneMatch(line -> line.startsWith("  at ")
                && !line.contains(SimpleQwirkle.class.getSimpleName())).hasSizeLessThan(1_500);
    }

    private static <T> T faulty(Class<T> type, T right, Method query, Optional<Object> wrong) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> {
                    if (method.equals(query)) {
                        return wrong.orElse(null);
                    }
                    final Object value = valueOf(right, method, arguments);
                    return value instanceof Qwirkle game ? faulty(Qwirkle.class, game, query, wrong) : value;
                }));
    }

    private static Object valueOf(Object right, Method method, Object... arguments) throws Throwable {
        try {
            return method.invoke(right, arguments);
        } catch (InvocationTargetException broken) {
            throw broken.getCause();
        }
    }
}
