package tabuleiro.console.program;

import java.util.Optional;
import tabuleiro.console.Message;

/**
 * The meaning of what was typed, or of what a file contains.
 *
 * @param meaning what it means; nothing if it is no answer
 * @param refusal why it is no answer; nothing if it is one, or if a command was carried out instead
 * @param <T>     the type of what an answer means
 */
record Answer<T>(Optional<T> meaning, Optional<Message> refusal) {

    /** Returns the reading of a text that is no answer, for no reason. */
    static <T> Answer<T> none() {
        return new Answer<>(Optional.empty(), Optional.empty());
    }

    static <T> Answer<T> meant(T meaning) {
        return new Answer<>(Optional.of(meaning), Optional.empty());
    }

    /** Returns the reading of a text that is no answer, for a reason: a clause without a full stop. */
    static <T> Answer<T> refused(Message reason) {
        return new Answer<>(Optional.empty(), Optional.of(reason));
    }

    /** Returns the reading of a text that is no answer, for the reason with this key. */
    static <T> Answer<T> refused(String key, Object... arguments) {
        return refused(Message.of(key, arguments));
    }
}
