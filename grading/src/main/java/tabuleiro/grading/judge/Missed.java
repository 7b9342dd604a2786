package tabuleiro.grading.judge;

import java.util.List;

/**
 * A mistake that the submission's own contracts do not notice.
 *
 * @param place   the file and the line, such as {@code Engine.java:57}
 * @param text    what stands in that line; empty if that is not known
 * @param change  what is changed, such as {@code if this `<` were `<=`}
 * @param example what the example is called in which the mistake shows
 * @param source  the file and the line of that example
 * @param steps   its steps, with their pictures
 * @param call    the first call that is answered wrongly, in words such as {@code winner()}
 * @param right   what the submission as it is returns there, in words
 * @param wrong   what it returns with the mistake, in words
 * @param clause  which clause of the interface would stop it, in a sentence; empty if none is known
 */
public record Missed(String place, String text, String change, String example, String source, List<String> steps,
        String call, String right, String wrong, String clause) {
}
