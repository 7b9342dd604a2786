package tabuleiro.console.quarto;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.former.Question;

/** Asks what to do next (QT-30). */
final class Menu implements Question<Menu.Entry> {

    private static final String LETTERS = "a, b, c or z";

    /** An entry of the menu. */
    enum Entry {
        /** Shows the rules. */
        RULES("a", "read the rules"),
        /** Plays a new game. */
        PLAY("b", "play"),
        /** Resumes a saved game. */
        RESUME("c", "resume a saved game"),
        /** Ends the program. */
        LEAVE("z", "leave");

        private final String letter;
        private final String words;

        Entry(String letter, String words) {
            this.letter = letter;
            this.words = words;
        }
    }

    @Override
    public String words() {
        return "\nQuarto!\n" + Stream.of(Entry.values()).map(entry -> "  " + entry.letter + ": " + entry.words + "\n")
                .collect(Collectors.joining()) + "Which one, " + LETTERS + "?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (typed.isEmpty()) {
            return Optional.of("nothing was typed");
        }
        if (typed.codePointCount(0, typed.length()) > 1) {
            return Optional.of("type one letter only");
        }
        return entry(typed).isPresent() ? Optional.empty() : Optional.of("that is not " + LETTERS);
    }

    @Override
    public Entry meaning(String typed) {
        return entry(typed).orElseThrow();
    }

    private static Optional<Entry> entry(String typed) {
        return Stream.of(Entry.values()).filter(entry -> entry.letter.equalsIgnoreCase(typed)).findFirst();
    }
}
