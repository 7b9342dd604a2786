package tabuleiro.console.program;

import java.util.List;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.program.Dialogue.Question;

/**
 * Asks for one of several options, each of which has a number, except yes and no, and words. The beginning of a word is
 * enough if no other option begins with it; an empty line chooses the first option.
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

    static Question<String> of(Words words, Message key, List<String> options) {
        final Choice choice = new Choice(words, key, options);
        return new Question<>(choice::text, View.Kind.CHOICE, choice::read);
    }

    private Message text() {
        return Message.of("choice", key, list(), isYesOrNo() ? words.word(options.get(0)) : "1");
    }

    private Message list() {
        return Message.list("list.or", options.stream().map(option -> (isYesOrNo() ? "" : number(option) + " ")
                + words.word(option)).toList());
    }

    /** Returns the number of an option: that which leaves has 0, as in the menu. */
    private String number(String option) {
        return option.endsWith(".quit") ? "0" : String.valueOf(options.indexOf(option) + 1);
    }

    private boolean isYesOrNo() {
        return options.contains("option.yes");
    }

    private Reading<String> read(String typed) {
        if (typed.isEmpty()) {
            return Reading.meant(options.get(0));
        }
        final List<String> exact = options.stream().filter(option -> words.isWordFor(option, typed)
                || !isYesOrNo() && typed.equals(number(option))).toList();
        final List<String> meant = exact.isEmpty() ? options.stream().filter(option -> begins(option, typed)).toList()
                : exact;
        return meant.size() == 1 ? Reading.meant(meant.get(0))
                : Reading.refused("refused.choice", list());
    }

    private boolean begins(String option, String typed) {
        return Words.simplified(words.word(option)).startsWith(Words.simplified(typed));
    }
}
