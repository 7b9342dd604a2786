package tabuleiro.console;

import java.util.Arrays;
import java.util.List;
import tabuleiro.Reason;

/**
 * Something that the players read, before it is put into words of their language.
 *
 * @param key       the key of the text in the files of words
 * @param arguments what the text speaks of: numbers, texts, other messages, or things that are written as their
 *                  {@code toString} says
 */
public record Message(String key, List<Object> arguments) {

    private static final String LITERAL = "literal";

    /** Copies the list. */
    public Message {
        arguments = List.copyOf(arguments);
    }

    /** Returns the message with this key and these arguments. */
    public static Message of(String key, Object... arguments) {
        return new Message(key, Arrays.asList(arguments));
    }

    /** Returns the message for a refusal, whose key is {@code refusal.} and the name of its constant. */
    public static <R extends Enum<R> & Reason> Message of(R refusal) {
        return of("refusal." + refusal.name());
    }

    /** Returns the message that joins such arguments, of which there is at least one: {@code a, b and c}. */
    public static Message list(List<?> items) {
        return list("list.and", items);
    }

    /** Returns the message that joins such arguments, the last two with the words of a key: {@code a, b or c}. */
    public static Message list(String key, List<?> items) {
        final int last = items.size() - 1;
        final Message end = of("list.one", items.get(last));
        return last == 0 ? end : of(key, items.subList(1, last).stream().map(item -> of("list.one", item))
                .reduce(of("list.one", items.get(0)), (before, each) -> of("list.comma", before, each)), end);
    }

    /** Returns a message that is the same text in every language, such as a notation or the words of an exception. */
    public static Message literal(String text) {
        return of(LITERAL, text);
    }
}
