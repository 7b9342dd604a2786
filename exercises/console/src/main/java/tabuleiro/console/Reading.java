package tabuleiro.console;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.Reason;
import tabuleiro.console.PlayedGame.Step;

/**
 * The meaning of what a player has typed, or of what a file contains.
 *
 * @param meaning what it means; nothing if it means nothing that may be done now
 * @param refusal why it does not, as a clause without a full stop; nothing if it does, or if a command was carried out
 *                instead
 * @param <T>     the type of what it may mean
 */
public record Reading<T>(Optional<T> meaning, Optional<Message> refusal) {

    /** Returns the reading of a text that means nothing, for no reason. */
    public static <T> Reading<T> none() {
        return new Reading<>(Optional.empty(), Optional.empty());
    }

    /** Returns the reading of a text that means something. */
    public static <T> Reading<T> meant(T meaning) {
        return new Reading<>(Optional.of(meaning), Optional.empty());
    }

    /** Returns the reading of a text that is refused. */
    public static <T> Reading<T> refused(Message reason) {
        return new Reading<>(Optional.empty(), Optional.of(reason));
    }

    /** Returns the reading of a text that is refused, for the reason with this key and these arguments. */
    public static <T> Reading<T> refused(String key, Object... arguments) {
        return refused(Message.of(key, arguments));
    }

    /** Returns what else is read of the meaning; the same refusal if there is no meaning. */
    public <R> Reading<R> then(Function<T, Reading<R>> next) {
        return meaning.map(next).orElseGet(() -> new Reading<>(Optional.empty(), refusal));
    }

    /** Returns the reading of a step that returns what the players are told about it, unless it is refused. */
    public static <R extends Enum<R> & Reason> Reading<Step> step(Optional<R> refusal, String notation,
            Supplier<List<Message>> action) {
        return refusal.map(reason -> Reading.<Step>refused(Message.of(reason)))
                .orElseGet(() -> meant(new Step(notation, action)));
    }

    /** Returns the reading of a step about which nothing is told, unless it is refused. */
    public static <R extends Enum<R> & Reason> Reading<Step> step(Optional<R> refusal, String notation,
            Runnable action) {
        return refusal.map(reason -> Reading.<Step>refused(Message.of(reason)))
                .orElseGet(() -> step(notation, action));
    }

    /** Returns the reading of a step about which nothing is told. */
    public static Reading<Step> step(String notation, Runnable action) {
        return meant(new Step(notation, () -> {
            action.run();
            return List.of();
        }));
    }
}
