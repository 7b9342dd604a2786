package tabuleiro.console.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Message;
import tabuleiro.console.Words;

/**
 * Asks what to do while no game is being played. Which entries there are, in which order, and under which keys, is in
 * the words of the game: they are the same in all games, except where the original assignment shows a menu of its own.
 */
record Menu(Words words) {

    /** What can be chosen. */
    enum Entry {
        /** To play a new game. */
        NEW,
        /** To resume a saved game. */
        LOAD,
        /** To try what the game has besides whole games. */
        PRACTICE,
        /** To read the rules. */
        RULES,
        /** To leave the program. */
        QUIT;

        private String key() {
            return "menu." + name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    Question<Entry> question() {
        return new Question<>(this::text, View.Kind.CHOICE, this::read);
    }

    private Message text() {
        return Message.of("menu", entries().map(each -> words.of("menu.line", letter(each), words.word(each.key())))
                .collect(Collectors.joining("\n")), letters());
    }

    private Stream<Entry> entries() {
        return List.of(words.text("menu.order").split(",")).stream().map(Entry::valueOf);
    }

    private String letter(Entry entry) {
        return words.text(entry.key() + ".letter");
    }

    private Message letters() {
        return Message.list("list.or", entries().map(this::letter).toList());
    }

    /** Reads a key of this menu, else the key or a word for an entry in any language. */
    private Answer<Entry> read(String typed) {
        return entries().filter(each -> letter(each).equalsIgnoreCase(typed)).findFirst()
                .or(() -> entries().filter(each -> words.isWordFor(each.key() + ".letter", typed)
                        || words.isWordFor(each.key(), typed)).findFirst())
                .map(Answer::meant).orElseGet(() -> Answer.refused("refused.menu", letters()));
    }
}
