package tabuleiro.console.former;

import java.util.Optional;

/**
 * A question to the players.
 *
 * @param <T> the type of what an answer means
 */
public interface Question<T> {

    /** Returns the text of the question: one line, or several. */
    String words();

    /**
     * Returns why a text does not answer the question. Any text is allowed.
     *
     * @return a clause without a full stop, such as {@code the column is full}; nothing if the text is an answer
     */
    Optional<String> whyNot(String typed);

    /**
     * Returns what an answer means.
     *
     * @pre is_an_answer {@code whyNot(typed).isEmpty()}
     */
    T meaning(String typed);
}
