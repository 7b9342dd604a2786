package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The first word of a command, in English and in Portuguese (QW-32). */
enum Verb {
    /** Plays a tile. */
    PLAY("play", "jogar", " TILE ROW COLUMN"),
    /** Trades tiles. */
    TRADE("trade", "trocar", " TILES"),
    /** Ends the turn. */
    PASS("pass", "passar", " (ends the turn)"),
    /** Explains the commands. */
    HELP("help", "ajuda", "");

    private final String english;
    private final String portuguese;
    private final String rest;

    Verb(String english, String portuguese, String rest) {
        this.english = english;
        this.portuguese = portuguese;
        this.rest = rest;
    }

    /** Reads a verb, in small letters or capitals. Returns nothing if the word is not a verb. */
    static Optional<Verb> parse(String word) {
        final String small = word.toLowerCase(Locale.ROOT);
        return Stream.of(values()).filter(verb -> small.equals(verb.english) || small.equals(verb.portuguese))
                .findFirst();
    }

    /** Returns the forms of the commands with these verbs in English, as in {@code trade TILES, help}. */
    static String forms(List<Verb> verbs) {
        return list(verbs, verb -> verb.english + verb.rest);
    }

    /** Returns these verbs in English, as in {@code trade, pass}. */
    static String english(List<Verb> verbs) {
        return list(verbs, verb -> verb.english);
    }

    /** Returns these verbs in Portuguese, as in {@code trocar, passar}. */
    static String portuguese(List<Verb> verbs) {
        return list(verbs, verb -> verb.portuguese);
    }

    private static String list(List<Verb> verbs, Function<Verb, String> words) {
        return verbs.stream().map(words).collect(Collectors.joining(", "));
    }
}
