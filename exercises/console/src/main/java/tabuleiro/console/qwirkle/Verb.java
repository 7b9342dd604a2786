package tabuleiro.console.qwirkle;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.Words;

/** The first word of a step (QW-32). Its English word is part of the notation in which a step is saved. */
enum Verb {
    /** Plays a tile. */
    PLAY,
    /** Trades tiles. */
    TRADE,
    /** Ends the turn, whether or not tiles were played in it. */
    PASS;

    private static final Words ALL = new Words(QwirkleGame.class, Language.EN);

    /** Returns the verb that a word means, in any language and in small letters or capitals; nothing if it is none. */
    static Optional<Verb> of(String word) {
        return Stream.of(values()).filter(each -> ALL.isWordFor(each.key("step."), word)).findFirst();
    }

    private String key(String prefix) {
        return prefix + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the word of the notation. */
    String notation() {
        return ALL.word(key("step."));
    }

    /** Returns the word in the language of the players. */
    String word(Words words) {
        return words.word(key("step."));
    }

    /** Returns the form of a step with this verb, such as {@code trade TILES}. */
    Message form() {
        return Message.of(key("form."));
    }

    /** Returns a step that begins with one of these words, as it is typed in the language of the players. */
    static String typed(String notation, Words words) {
        final String first = notation.split(" ")[0];
        return of(first).map(verb -> verb.word(words) + notation.substring(first.length())).orElse(notation);
    }
}
