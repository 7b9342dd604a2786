package tabuleiro.console.program;

import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;

/**
 * A question to the players.
 *
 * @param text   supplies its text, which may change while it is asked
 * @param kind   what may be typed
 * @param reader returns what a typed text means, or why it is no answer; blanks at its ends have been removed
 * @param <T>    the type of what an answer means
 */
record Question<T>(Supplier<Message> text, View.Kind kind, Function<String, Reading<T>> reader) {
}
