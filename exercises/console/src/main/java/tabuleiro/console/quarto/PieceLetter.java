package tabuleiro.console.quarto;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.console.former.Question;

/**
 * Asks for the letter of a piece, or for the letter that saves or leaves the game (QT-35).
 *
 * @param chooser the name of the player who is asked
 * @param left    the pieces that may be chosen
 */
record PieceLetter(String chooser, PiecesLeft left) implements Question<String> {

    /** The letter that saves the game. No piece ever has this letter, because there are only 16 pieces. */
    static final String SAVE = "s";

    /** The letter that leaves the game. */
    static final String LEAVE = "z";

    private static final Pattern LETTER = Pattern.compile("[A-Za-z]");

    @Override
    public String words() {
        return chooser + " chooses the piece: which letter, " + left.range() + "? (" + SAVE + " saves the game, "
                + LEAVE + " leaves it)";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (typed.codePointCount(0, typed.length()) != 1) {
            return Optional.of("type exactly one character");
        }
        return LETTER.matcher(typed).matches() && means(meaning(typed)) ? Optional.empty()
                : Optional.of("type the letter of a piece, " + left.range());
    }

    private boolean means(String letter) {
        return left.has(letter) || letter.equals(SAVE) || letter.equals(LEAVE);
    }

    /** Returns the letter in lower case. */
    @Override
    public String meaning(String typed) {
        return typed.toLowerCase(Locale.ROOT);
    }
}
