package tabuleiro.console.quarto;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import tabuleiro.console.former.Question;

/**
 * Asks for the name of a saved game (QT-39). No name leads to another folder.
 *
 * @param words   the text of the question
 * @param refused returns why a well-formed name is refused; nothing if it is accepted
 */
record FileName(String words, Function<String, Optional<String>> refused) implements Question<Optional<String>> {

    private static final int LONGEST = 40;
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9-]+");

    /** Returns the question to players who want to save a game. */
    static FileName toSave(Saves saves) {
        return new FileName("Save the game under which name? (empty line: do not save)", saves::whyNotWrite);
    }

    /** Returns the question to players who want to resume a game. */
    static FileName toResume() {
        return new FileName("Resume the game with which name? (empty line: none)", name -> Optional.empty());
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        if (!PLAIN.matcher(typed).matches()) {
            return Optional.of("the name of a saved game consists of letters from a to z, digits and hyphens");
        }
        return typed.length() > LONGEST
                ? Optional.of("the name of a saved game has at most " + LONGEST + " characters")
                : refused.apply(typed);
    }

    /** Returns the name; nothing for an empty line. */
    @Override
    public Optional<String> meaning(String typed) {
        return Optional.of(typed).filter(name -> !name.isEmpty());
    }
}
