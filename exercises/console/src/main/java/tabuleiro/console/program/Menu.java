package tabuleiro.console.program;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.program.Dialogue.Question;

/**
 * Asks what to do while no game is being played: to begin one ({@code new}), to resume one ({@code load}), to try what
 * the game has besides ({@code practice}), to read the {@code rules}, or to leave ({@code quit}). Which entries there
 * are, in which order, and under which keys, is in the words of the game: they are the same in all games, except where
 * the original assignment shows a menu of its own.
 */
record Menu(Words words) {

    private static final String MENU = "menu.";
    private static final String LETTER = ".letter";

    Question<String> question() {
        return new Question<>(this::text, View.Kind.CHOICE, this::read);
    }

    private Message text() {
        return Message.of("menu", entries().map(entry -> words.of("menu.line", letter(entry), words.word(MENU + entry)))
                .collect(Collectors.joining("\n")), letters());
    }

    private Stream<String> entries() {
        return Stream.of(words.text("menu.order").split(","));
    }

    private String letter(String entry) {
        return words.text(MENU + entry + LETTER);
    }

    private Message letters() {
        return Message.list("list.or", entries().map(this::letter).toList());
    }

    /** Reads a key of this menu, else the key or a word for an entry in any language. */
    private Reading<String> read(String typed) {
        return entries().filter(entry -> letter(entry).equalsIgnoreCase(typed)).findFirst()
                .or(() -> entries().filter(entry -> words.isWordFor(MENU + entry + LETTER, typed)
                        || words.isWordFor(MENU + entry, typed)).findFirst())
                .map(Reading::meant).orElseGet(() -> Reading.refused("refused.menu", letters()));
    }
}
