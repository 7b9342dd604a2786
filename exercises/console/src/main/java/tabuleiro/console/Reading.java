package tabuleiro.console;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.Reason;

/** The meaning of what a player has typed: a step of the game, or nothing that may be done now. */
public sealed interface Reading {

    /**
     * A text that is not a step that may be done now.
     *
     * @param reason why not, as a clause without a full stop
     */
    record Refused(Message reason) implements Reading {
    }

    /**
     * A step that may be done now.
     *
     * @param notation what is saved and read again, in every language
     * @param action   does the step, and returns what the players are told about it
     */
    record Step(String notation, Supplier<List<Message>> action) implements Reading {
    }

    /** Returns the reading of a text that is refused. */
    static Reading refused(Message reason) {
        return new Refused(reason);
    }

    /** Returns the reading of a text that is refused, for the reason with this key and these arguments. */
    static Reading refused(String key, Object... arguments) {
        return refused(Message.of(key, arguments));
    }

    /** Returns the reading of a step that returns what the players are told about it, unless it is refused. */
    static <R extends Enum<R> & Reason> Reading step(Optional<R> refusal, String notation,
            Supplier<List<Message>> action) {
        return refusal.map(reason -> refused(Message.of(reason))).orElseGet(() -> new Step(notation, action));
    }

    /** Returns the reading of a step about which nothing is told, unless it is refused. */
    static <R extends Enum<R> & Reason> Reading step(Optional<R> refusal, String notation, Runnable action) {
        return step(refusal, notation, quiet(action));
    }

    /** Returns the reading of a step about which nothing is told. */
    static Reading step(String notation, Runnable action) {
        return new Step(notation, quiet(action));
    }

    private static Supplier<List<Message>> quiet(Runnable action) {
        return () -> {
            action.run();
            return List.of();
        };
    }
}
