package tabuleiro.contracts;

import org.pitest.mutationtest.engine.MutationDetails;

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

    /** Returns the mistake that PIT describes in a line of this text. */
    static Mistake of(MutationDetails details, String text) {
        return new Mistake(details.getClassName().asJavaName(), details.getFilename(), details.getMethod(),
                details.getLineNumber(), text.strip(), Change.words(details, text));
    }
}
