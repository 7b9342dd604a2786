package chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the numbers of legal moves, and of ways to play several, against those on which the programs of the field
 * agree, from the six positions that they use. With assertions on it goes some moves deep; with assertions off, to a
 * hundred thousand ways. {@code -Pthorough} goes deeper.
 */
class PerftTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");
    private static final long MOST = THOROUGH ? 16_000_000 : 100_000;
    private static final long MOST_WITH_ASSERTIONS = THOROUGH ? 100_000 : 3_000;

    /** A position, and how many ways to play one move, two moves and so on there are from it. */
    private enum Start {
        OPENING("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20, 400, 8902, 197281, 4865609),
        KIWIPETE("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48, 2039, 97862, 4085603),
        ENDING("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14, 191, 2812, 43238, 674624, 11030083),
        PROMOTIONS("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 264, 9467, 422333, 15833292),
        DISCOVERED("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 44, 1486, 62379, 2103487),
        MIDDLEGAME("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                46, 2079, 89890, 3894594);

        private final String fen;
        private final List<Long> counts;

        Start(String fen, long... counts) {
            this.fen = fen;
            this.counts = Arrays.stream(counts).boxed().toList();
        }

        List<Long> upTo(long most) {
            return counts.stream().filter(count -> count <= most).toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsAgreeWithAssertionsOn(Start start) {
        assertThat(Perft.areAssertionsOn()).as("assertions are on").isTrue();
        final List<Long> expected = start.upTo(MOST_WITH_ASSERTIONS);
        assertThat(IntStream.rangeClosed(1, expected.size()).mapToObj(depth -> Perft.count(start.fen, depth)).toList())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void countsAgreeWithAssertionsOff(Start start) throws Exception {
        final List<Long> expected = start.upTo(MOST);
        try (WithoutAssertions loader = new WithoutAssertions()) {
            assertThat(loader.perft().getMethod("areAssertionsOn").invoke(null)).isEqualTo(false);
            assertThat(loader.perft().getMethod("count", String.class, int.class)
                    .invoke(null, start.fen, expected.size())).isEqualTo(expected.get(expected.size() - 1));
        }
    }

    /** Loads the reference once more, with assertions off. */
    private static final class WithoutAssertions extends URLClassLoader {

        WithoutAssertions() {
            super(Stream.of(Perft.class, Situation.class)
                    .map(type -> type.getProtectionDomain().getCodeSource().getLocation()).toArray(URL[]::new));
            setDefaultAssertionStatus(false);
        }

        Class<?> perft() throws ClassNotFoundException {
            return loadClass(Perft.class.getName());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            final Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            return name.startsWith("chess.") ? findClass(name) : super.loadClass(name, resolve);
        }
    }
}
