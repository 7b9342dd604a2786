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
import tabuleiro.console.Ending;
import tabuleiro.console.Terminal;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** Whatever an engine answers to a question, the console neither hangs nor shows where in itself it stumbled. */
class LyingEngineTest {

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
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(20);
    private static final List<Tile> MANY = Collections.nCopies(1_000, new Tile(1, 1));

    /** Lies by the type of the answer. */
    private static final Map<String, List<Object>> LIES = Map.of(
            "int", List.of(0, -1, 3, 1_000_000, Integer.MAX_VALUE, Integer.MIN_VALUE),
            "boolean", List.of(true, false),
            "List<Tile>", List.of(List.of(), MANY, Arrays.asList(new Tile(1, 1), null)),
            "List<Cell>", List.of(List.of(), List.of(new Cell(5, 5))),
            "Player", List.of(Player.SECOND, Player.FOURTH),
            "Set<Player>", List.of(Set.of(), Set.of(Player.FOURTH), Set.of(Player.FIRST, Player.THIRD),
                    Collections.singleton(null)),
            "Optional<Tile>", List.of(Optional.empty(), Optional.of(new Tile(6, 6))),
            "Optional<Refusal>", List.of(Optional.empty(), Optional.of(Refusal.GAP)));

    static Stream<Arguments> lies() {
        return Stream.of(Qwirkle.class, QwirkleProvider.class)
                .flatMap(type -> Stream.of(type.getMethods()))
                .flatMap(method -> lies(method).map(lie -> Arguments.of(method, lie)));
    }

    /** Which wrong answers are there? Nothing stands for null, and for a command that does nothing. */
    private static Stream<Optional<Object>> lies(Method method) {
        final String type = method.getGenericReturnType().getTypeName().replaceAll("[a-z]+[.]", "");
        return Stream.concat(LIES.getOrDefault(type, List.of()).stream().map(Optional::of),
                LIES.containsKey(type) && method.getReturnType().isPrimitive() || type.equals("long")
                        ? Stream.empty() : Stream.of(Optional.empty()));
    }

    @ParameterizedTest(name = "{0} answers {1}")
    @MethodSource("lies")
    void anAnswerThatIsALie(Method question, Optional<Object> lie) {
        final Terminal terminal = new Terminal(TYPED);
        final QwirkleProvider provider = lying(QwirkleProvider.class, new SimpleQwirkle.Games() {
            @Override
            public List<Tile> shuffledBag(long seed) {
                return List.copyOf(Tile.KINDS).subList(0, 15);
            }
        }, question, lie);
        assertTimeoutPreemptively(LONG_ENOUGH, () ->
                terminal.run(dialogue -> new QwirkleConsole(provider, dialogue, 1).open()));
        assertThat(terminal.status()).isIn(Ending.NORMAL, Ending.BROKEN);
        assertThat(terminal.lines()).as("the screen").noneMatch(line -> line.startsWith("  at ")
                && !line.contains(SimpleQwirkle.class.getSimpleName())).hasSizeLessThan(1_500);
    }

    private static <T> T lying(Class<T> type, T right, Method question, Optional<Object> lie) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> {
                    if (method.equals(question)) {
                        return lie.orElse(null);
                    }
                    final Object answer = answer(right, method, arguments);
                    return answer instanceof Qwirkle game ? lying(Qwirkle.class, game, question, lie) : answer;
                }));
    }

    private static Object answer(Object right, Method method, Object... arguments) throws Throwable {
        try {
            return method.invoke(right, arguments);
        } catch (InvocationTargetException broken) {
            throw broken.getCause();
        }
    }
}
