package tabuleiro.contracts.replay;

/**
 * Something that is wrong after a call.
 *
 * @param query which query of the game shows it, such as {@code position}
 * @param value what it returns then
 */
public record Wrong(String query, Object value) {

    /** The query that shows the whole state of a game. */
    public static final String POSITION = "position";

    /** Checks whether the position is wrong, and not the answer of another query. */
    public boolean isPosition() {
        return query.equals(POSITION);
    }
}
