package tabuleiro.contracts;

/**
 * A mistake that can be put into a program.
 *
 * @param type   the name of the class
 * @param file   the name of its file
 * @param method the method in which it is
 * @param line   the line
 * @param text   what stands in that line; empty if the source is not known
 * @param words  what is changed, such as {@code if this `<` were `<=`}
 */
public record Mistake(String type, String file, String method, int line, String text, String words) {

    /** Returns the mistake that has been put into a line of this text. */
    static Mistake of(Workshop.Changed changed, String text) {
        return new Mistake(changed.type(), changed.file(), changed.method(), changed.line(), text.strip(),
                Change.words(changed.description(), text));
    }
}
