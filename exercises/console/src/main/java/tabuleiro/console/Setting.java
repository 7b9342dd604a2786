package tabuleiro.console;

import java.util.List;
import java.util.Optional;

/**
 * Something that the players decide before a game, such as whether a variant is played. The question has the key
 * {@code setting.NAME}, the word for an option the key {@code option.NAME}. The same name, with two hyphens before it,
 * is an option of the program.
 *
 * @param name    its name, in small letters
 * @param options the names of the options; an empty line chooses the first
 */
public record Setting(String name, List<String> options) {

    /** Copies the list. */
    public Setting {
        options = List.copyOf(options);
    }

    /** Returns the option that is meant by its name or by a word for it, in any language; nothing if none is. */
    public Optional<String> option(String typed, Words words) {
        return options.stream().filter(option -> option.equals(typed) || words.isWordFor("option." + option, typed))
                .findFirst();
    }

    /** Returns the words for the options, in the language that is spoken. */
    public List<String> shown(Words words) {
        return options.stream().map(option -> words.word("option." + option)).toList();
    }

    /** Returns a setting that is on or off, and off unless the players want it. */
    public static Setting yesOrNo(String name) {
        return new Setting(name, List.of("no", "yes"));
    }
}
