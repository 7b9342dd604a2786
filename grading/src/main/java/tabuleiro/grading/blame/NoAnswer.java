package tabuleiro.grading.blame;

/**
 * What stands for a value where a call returned none.
 *
 * @param stopped whether an assertion stopped the call, as it should where a precondition is broken
 * @param text    what happened instead, in words
 */
public record NoAnswer(boolean stopped, String text) {

    @Override
    public boolean equals(Object other) {
        return other instanceof NoAnswer answer && stopped && answer.stopped;
    }

    @Override
    public int hashCode() {
        return Boolean.hashCode(stopped);
    }

    @Override
    public String toString() {
        return text;
    }
}
