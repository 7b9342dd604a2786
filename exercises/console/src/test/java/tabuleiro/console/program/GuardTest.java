package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Language;
import tabuleiro.console.Words;

/** Tests what becomes of an engine that fails (CO-15). */
class GuardTest {

    private static final Guard GUARD = new Guard(Duration.ofMillis(300));

    /** An engine, and the engines it makes. */
    public interface Toy {

        /** Returns another engine. */
        Toy other();

        /** Returns what another engine says of itself. */
        default String words(Toy other) {
            return other.getClass().getSimpleName();
        }

        /** Changes something. */
        default void play() {
        }
    }

    private static EngineFailure failure(Toy toy) {
        return catchThrowableOfType(EngineFailure.class, () -> GUARD.wrap(Toy.class, toy).other());
    }

    private static String words(EngineFailure failure) {
        return new Words(Words.class, Language.EN).of(failure.reason());
    }

    @Test
    void whatAnEngineReturnsIsGuardedTooAndPassedOnWithoutTheGuard() {
        final Toy broken = () -> null;
        final Toy outer = GUARD.wrap(Toy.class, () -> broken);
        final EngineFailure failure = catchThrowableOfType(EngineFailure.class, () -> outer.other().other());
        assertThat(words(failure)).isEqualTo("Toy.other returned null");
        assertThat(outer.words(outer.other())).isEqualTo(broken.getClass().getSimpleName());
        outer.play();
    }

    @Test
    void anExceptionIsNamedWithItsCauseAndPlace() {
        final EngineFailure failure = failure(() -> {
            throw new IllegalStateException("why", new IllegalArgumentException("deeper"));
        });
        assertThat(words(failure)).isEqualTo("Toy.other threw IllegalStateException: why");
        assertThat(failure.places()).contains("GuardTest.java", "IllegalArgumentException: deeper");
    }

    @Test
    void whatIsNotWrittenYetIsNoFaultAndIsToldOnce() {
        final Guard guard = new Guard(Duration.ofSeconds(10));
        final Toy toy = guard.wrap(Toy.class, () -> {
            throw new IllegalStateException(new UnsupportedOperationException("TODO 2: other"));
        });
        final EngineFailure failure = catchThrowableOfType(EngineFailure.class, toy::other);
        assertThat(failure.isUnwritten()).isTrue();
        assertThat(words(failure)).isEqualTo("not written yet: TODO 2: other");
        assertThat(EngineFailure.ifWritten(toy::other, toy)).isSameAs(toy);
        assertThat(guard.unwritten()).containsExactly(failure.sentence());
        assertThat(EngineFailure.ifWritten(toy::other, toy)).isSameAs(toy);
        assertThat(guard.unwritten()).isEmpty();
    }

    @Test
    void anEngineThatDoesNotSupportSomethingHasFailed() {
        final Toy toy = GUARD.wrap(Toy.class, () -> {
            throw new UnsupportedOperationException("never");
        });
        final EngineFailure failure = catchThrowableOfType(EngineFailure.class,
                () -> EngineFailure.ifWritten(toy::other, toy));
        assertThat(failure.isUnwritten()).isFalse();
    }

    @Test
    void aMessageCannotDisturbTheTerminal() {
        assertThat(words(failure(() -> {
            throw new IllegalStateException("a\u001b[2J\u0007\u202e\rb\n. . 1");
        }))).endsWith("a?[2J???b\n. . 1");
    }

    @Test
    void errorsAreReportedLikeExceptionsAndALongMessageIsCut() {
        assertThat(words(failure(() -> {
            throw new StackOverflowError();
        }))).isEqualTo("Toy.other threw StackOverflowError");
        assertThat(words(failure(() -> {
            throw new AssertionError("x".repeat(100_000));
        }))).hasSizeLessThan(1000).endsWith("…");
    }
}
