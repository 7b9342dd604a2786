package tabuleiro.console;

import java.util.List;

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

    /** Returns a setting that is on or off, and off unless the players want it. */
    public static Setting yesOrNo(String name) {
        return new Setting(name, List.of("no", "yes"));
    }
}
