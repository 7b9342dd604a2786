package tabuleiro.console.qwirkle;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tabuleiro.console.former.Question;

/**
 * Asks for yes or no, in English or Portuguese, as a word or as its first letter.
 *
 * @param question the text before these words
 */
record YesOrNo(String question) implements Question<Boolean> {

    private static final Set<String> YES = Set.of("yes", "y", "sim", "s");
    private static final Set<String> NO = Set.of("no", "n", "n\u00e3o", "nao");

    @Override
    public String words() {
        return question + ": yes or no?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (typed.isEmpty()) {
            return Optional.of("nothing was typed");
        }
        return meaning(typed) || NO.contains(word(typed)) ? Optional.empty()
                : Optional.of("that is neither yes nor no");
    }

    @Override
    public Boolean meaning(String typed) {
        return YES.contains(word(typed));
    }

    private static String word(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    }
}
