package draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * Tests that there are as many sequences of moves from the start as published for the classic rules, which are those of
 * Portuguese and Spanish draughts; and, for the simplified rules, as two independent programs have counted.
 */
class MoveCountsTest {

    private static final List<Long> CLASSIC =
            List.of(1L, 7L, 49L, 302L, 1469L, 7361L, 36473L, 177532L, 828783L, 3860866L);
    private static final List<Long> SIMPLIFIED = List.of(1L, 7L, 49L, 379L, 2872L, 23582L, 190647L, 1607272L);
    private static final int WITH_ASSERTIONS = 4;
    private static final int WITHOUT_ASSERTIONS = Boolean.getBoolean("thorough") ? Integer.MAX_VALUE : 6;

    private static List<Long> published(Variant variant) {
        return variant == Variant.CLASSIC ? CLASSIC : SIMPLIFIED;
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void asManyAsPublishedWithAssertionsOn(Variant variant) {
        assertThat(Engine.class.desiredAssertionStatus()).as("assertions are on").isTrue();
        assertThat(IntStream.rangeClosed(0, WITH_ASSERTIONS).mapToObj(depth -> countInGames(variant, depth)))
                .isEqualTo(published(variant).subList(0, WITH_ASSERTIONS + 1));
    }

    /** Counts with games, and so with all contracts. To this depth no two ways have the same outcome. */
    private static long countInGames(Variant variant, int depth) {
        return countFrom(new Engine(variant), depth);
    }

    private static long countFrom(Engine game, int depth) {
        if (depth == 0) {
            return 1;
        }
        return game.legalMoves().stream().mapToLong(way -> {
            final Engine next = new Engine(game.position());
            next.move(way);
            return countFrom(next, depth - 1);
        }).sum();
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void asManyAsPublishedWithAssertionsOff(Variant variant) throws ReflectiveOperationException, IOException {
        final List<Long> published = published(variant);
        try (URLClassLoader quiet = withoutAssertions()) {
            final Class<?> perft = quiet.loadClass(Perft.class.getName());
            for (int depth = 1; depth < published.size() && depth <= WITHOUT_ASSERTIONS; depth++) {
                assertThat(perft.getMethod("count", String.class, int.class).invoke(null, variant.name(), depth))
                        .as("sequences of %s moves by the %s rules", depth, variant).isEqualTo(published.get(depth));
            }
        }
    }

    /** Returns a loader that loads all classes anew, with assertions off. */
    private static URLClassLoader withoutAssertions() {
        final URL[] places = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(MoveCountsTest::url).toArray(URL[]::new);
        final URLClassLoader quiet = new URLClassLoader(places, ClassLoader.getPlatformClassLoader());
        quiet.setDefaultAssertionStatus(false);
        return quiet;
    }

    private static URL url(String place) {
        try {
            return Path.of(place).toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * The count differs from the number of ways: a king can go round both ways, and capture the same pieces on its way
     * back to where it began.
     */
    @ParameterizedTest
    @EnumSource(Variant.class)
    void waysWithTheSameOutcomeAreCountedOnce(Variant variant) {
        final State round = State.of(Position.parse("""
                8   .   .   .   b
                7 .   .   .   .
                6   .   .   .   .
                5 .   .   .   .
                4   .   b   b   .
                3 .   W   .   .
                2   .   b   b   .
                1 .   .   .   .
                  a b c d e f g h
                rules: %s
                """.formatted(variant == Variant.CLASSIC ? "classic" : "simplified")));
        final List<String> whole = round.legalMoves().stream().filter(way -> way.get(way.size() - 1).equals(way.get(0)))
                .map(Square::draw).toList();
        assertThat(whole).containsExactly("c3-e1-g3-e5-c3", "c3-e5-g3-e1-c3");
        assertThat(Perft.count(round, 1)).isEqualTo(round.legalMoves().size() - 1L);
    }
}
