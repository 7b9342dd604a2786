package tabuleiro.console.program;

import java.util.List;
import tabuleiro.console.Message;
import tabuleiro.console.Words;

/**
 * Asks for one of several options, each of which is named by words. The beginning of a word is enough if no other
 * option begins with it; an empty line chooses the first option.
 *
 * @param words   the words of all languages
 * @param key     the key of the question; the list of words and the word for an empty line are its last arguments
 * @param options the keys of the words, at least one
 */
record Choice(Words words, Message key, List<String> options) {

    /** Returns the question with this key, to which the answer is {@code no}, as on an empty line, or {@code yes}. */
    static Question<String> yesOrNo(Words words, Message key) {
        return of(words, key, List.of("option.no", "option.yes"));
    }

    /** Returns the question to which the answer is one of the options. */
    static Question<String> of(Words words, Message key, List<String> options) {
        final Choice choice = new Choice(words, key, options);
        return new Question<>(choice::text, View.Kind.CHOICE, choice::read);
    }

    private Message text() {
        return Message.of("choice", key, list(), words.word(options.get(0)));
    }

    private Message list() {
        return Message.list("list.or", options.stream().map(words::word).toList());
    }

    private Answer<String> read(String typed) {
        if (typed.isEmpty()) {
            return Answer.meant(options.get(0));
        }
        final List<String> exact = options.stream().filter(each -> words.isWordFor(each, typed)).toList();
        final List<String> meant = exact.isEmpty() ? options.stream().filter(each -> begins(each, typed)).toList()
                : exact;
        return meant.size() == 1 ? Answer.meant(meant.get(0))
                : Answer.refused("refused.choice", list());
    }

    private boolean begins(String option, String typed) {
        return Words.simplified(words.word(option)).startsWith(Words.simplified(typed));
    }
}
