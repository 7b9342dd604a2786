package tabuleiro.grading.results;

/**
 * Something wrong that the submission's own contracts do not notice.
 *
 * @param sentence what it is, and which clause it breaks
 * @param call     after which call, in words such as {@code play(4)}
 * @param before   the board before it
 * @param right    the board that is right after it, or the answer
 * @param wrong    the board or answer that was put in its place
 */
public record Missed(String sentence, String call, String before, String right, String wrong) {
}
