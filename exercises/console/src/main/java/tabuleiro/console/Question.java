package tabuleiro.console;

import java.util.Optional;

/**
 * Something that the players are asked.
 *
 * @param <T> what an answer means
 */
public interface Question<T> {

    /** How is it put? A line, or several. */
    String words();

    /**
     * Why is a text no answer? Any text may be asked about.
     *
     * @return a clause without a full stop, such as {@code the column is full}, or nothing if it is an answer
     */
    Optional<String> whyNot(String typed);

    /**
     * What does an answer mean?
     *
     * @pre is_an_answer {@code whyNot(typed).isEmpty()}
     */
    T meaning(String typed);
}
