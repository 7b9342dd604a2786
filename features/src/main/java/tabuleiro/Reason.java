package tabuleiro;

/**
 * Why something must not be done: the rule that forbids it, in words that a player understands.
 *
 * <p>Every game has an enum of these, {@code Refusal}. The order of its constants is part of the specification:
 * where several reasons apply, the first one is returned.
 */
public interface Reason {

    /** Which rule forbids it? Its id, such as {@code C4-06}: the tag of the rule in the feature files. */
    String rule();

    /** In which words does a player read it? A clause without a full stop, such as {@code the column is full}. */
    String words();
}
