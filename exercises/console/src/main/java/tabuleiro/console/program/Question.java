package tabuleiro.console.program;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.console.Message;

/**
 * A question to the players.
 *
 * @param text   supplies its text, which may change while it is asked
 * @param kind   what may be typed
 * @param reader returns what a typed text means, or why it is no answer; blanks at its ends have been removed
 * @param <T>    the type of what an answer means
 */
record Question<T>(Supplier<Message> text, View.Kind kind, Function<String, Question.Answer<T>> reader) {

    /**
     * The meaning of what was typed.
     *
     * @param meaning what it means; nothing if it is no answer
     * @param refusal why it is no answer; nothing if it is one, or if a command was carried out instead
     * @param <T>     the type of what an answer means
     */
    record Answer<T>(Optional<T> meaning, Optional<Message> refusal) {

        /** Returns the reading of a text that is an answer. */
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
}
