package tabuleiro.contracts.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.contracts.answers.AnswerKey.Made;

/** The key of a game with one example, which asks who is next, which cells may be taken, and for the position. */
class AnswerKeyTest {

    private static final String EXAMPLE = "somebody has moved";
    private static final Board RIGHT = new Board(List.of(Optional.of("x"), Optional.empty(), Optional.of("o")), 2);

    @TempDir
    private Path folder;

    /** A position: three cells, and who is next. */
    private record Board(List<Optional<String>> cells, int next) {
    }

    /** A game. */
    private interface Toy {
        Optional<String> next(int turn);

        List<Integer> free();

        Board position();
    }

    private static Method method(String name) {
        return Arrays.stream(Toy.class.getDeclaredMethods()).filter(each -> each.getName().equals(name)).findFirst()
                .orElseThrow();
    }

    private static AnswerKey key() {
        final Map<Object, String> players = new LinkedHashMap<>();
        players.put(Optional.of("o"), "one|?two");
        players.put(Optional.empty(), "three");
        players.put(new AssertionError(), "four");
        players.put(Optional.of("both"), "");
        final Map<Object, String> boards = new LinkedHashMap<>();
        boards.put(new Board(RIGHT.cells(), 1), "six");
        boards.put(new Board(List.of(Optional.of("x"), Optional.of("x"), Optional.of("o")), 2), "seven");
        boards.put(new Board(List.of(Optional.of("x"), Optional.empty(), Optional.of("x")), 2), "eight");
        return new AnswerKey(Map.of(EXAMPLE, List.of(
                RightCall.of(method("next"), List.of(1), Optional.of("x"), players),
                RightCall.of(method("free"), List.of(), List.of(1, 3, 5), Map.of(List.of(1, 5), "five", List.of(),
                        "nine", List.of(1, 3, 4, 5), "ten")),
                RightCall.of(method("position"), List.of(), RIGHT, boards))),
                Map.of("next", "eleven", "free", "twelve"));
    }

    private static String contradicted(AnswerKey key, Object next, Object free, Object position) {
        return key.contradicted(EXAMPLE, List.of(new Made(method("next"), List.of(1), next),
                new Made(method("free"), List.of(), free), new Made(method("position"), List.of(), position)));
    }

    private static String next(Object answer) {
        return contradicted(key(), answer, List.of(1, 3, 5), RIGHT);
    }

    private static String free(Integer... answer) {
        return contradicted(key(), Optional.of("x"), List.of(answer), RIGHT);
    }

    private static String position(Board answer) {
        return contradicted(key(), Optional.of("x"), List.of(1, 3, 5), answer);
    }

    @Test
    void theFirstWrongAnswerSaysWhichRulesItContradicts() {
        assertThat(next(Optional.of("o"))).isEqualTo("one|?two");
        assertThat(next(Optional.empty())).isEqualTo("three");
        assertThat(next(new AssertionError("stopped"))).isEqualTo("four");
        assertThat(next(Optional.of("x"))).as("nothing is wrong").isEmpty();
        assertThat(next(Optional.of("both"))).as("another answer that is right").isEmpty();
        assertThat(contradicted(key(), Optional.of("o"), List.of(), RIGHT)).as("of two").isEqualTo("one|?two");
    }

    private static String thrown(Throwable thrown, String... inside) {
        return key().contradicted(EXAMPLE,
                List.of(new Made(method("next"), List.of(1), thrown, List.of(inside))));
    }

    @Test
    void aCallThatBreaksOffInAnotherMethodIsAboutThatOneAndAboutWhoCalledIt() {
        final String usual = next(new IllegalStateException());
        assertThat(thrown(new IllegalStateException(), "free", "next")).isEqualTo("twelve/eleven");
        assertThat(thrown(new IllegalStateException(), "free", "position")).isEqualTo("twelve");
        assertThat(thrown(new IllegalStateException(), "next")).as("in itself").isEqualTo(usual);
        assertThat(thrown(new IllegalStateException())).as("it is not known where").isEqualTo(usual);
        assertThat(thrown(new IllegalStateException(), "unknown")).as("nothing is known of it").isEqualTo(usual);
        assertThat(thrown(new AssertionError(), "free", "next")).as("an assertion stopped it").isEqualTo("four");
    }

    @Test
    void aListIsToldByTheFirstMemberThatIsMissingOrTooMuch() {
        assertThat(free(1, 5, 6)).as("3 is missing").isEqualTo("five");
        assertThat(free()).isEqualTo("nine");
        assertThat(free(1, 3, 5, 4)).as("4 is too much").isEqualTo("ten");
    }

    @Test
    void aPositionIsToldByThePartThatDiffersAndInWhichWay() {
        assertThat(position(new Board(RIGHT.cells(), 3))).as("who is next").isEqualTo("six");
        assertThat(position(new Board(List.of(Optional.of("x"), Optional.of("o"), Optional.of("o")), 2)))
                .as("a cell is not empty").isEqualTo("seven");
        assertThat(position(new Board(List.of(Optional.of("o"), Optional.empty(), Optional.of("o")), 2)))
                .as("a cell holds another").isEqualTo("eight");
        assertThat(position(new Board(List.of(Optional.of("o"), Optional.empty(), Optional.of("o")), 1)))
                .as("the first of two parts").isEqualTo("eight");
    }

    @Test
    void nothingIsKnownOfOtherExamplesAndOfOtherCalls() {
        assertThat(key().contradicted("another", List.of())).isEmpty();
        assertThat(key().contradicted(EXAMPLE, List.of(new Made(method("next"), List.of(2), Optional.of("o")))))
                .as("a call with another argument").isEmpty();
    }

    @Test
    void setsAreTheSameInAnyOrderAndAGameIsAnObject() {
        final RightCall call = RightCall.of(method("free"), List.of(Set.of("a", "b", "c")), new Object(), Map.of());
        assertThat(call.isOf(method("free"), List.of(Set.of("c", "b", "a")))).isTrue();
        assertThat(call.contradicted(new Object() {
            @Override
            public String toString() {
                return "another game";
            }
        })).isEmpty();
    }

    @Test
    void whatIsWrittenIsReadAgainAndWhatIsDamagedSaysNothing() throws IOException {
        final Path file = folder.resolve(AnswerKey.FILE);
        try (OutputStream out = Files.newOutputStream(file)) {
            key().write(out);
        }
        assertThat(AnswerKey.in(file)).isEqualTo(key());
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 40));
        assertThat(AnswerKey.in(file)).isEqualTo(AnswerKey.NONE);
        assertThat(AnswerKey.in(folder.resolve("none"))).isEqualTo(AnswerKey.NONE);
    }
}
