package tabuleiro.grading.results;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What came of a submission besides the examples.
 *
 * @param played  what came of the random games; nothing if none were played
 * @param own     what came of the examples that its author has written; nothing if they were not tested
 * @param noticed whether its contracts notice mistakes; nothing if that was not tried
 * @param kept    how often its agent keeps what a position is worth; nothing if it was not asked
 */
public record Extras(Optional<Played> played, Optional<OwnExamples> own, Optional<Noticed> noticed,
        Optional<Kept> kept) {

    /** Nothing was played or tested. */
    public static final Extras NONE = new Extras(Optional.empty(), Optional.empty());

    /** Games and examples that earn nothing. */
    public static final Extras WORTHLESS = new Extras(
            Optional.of(new Played(1, 0, "", List.of())), Optional.of(new OwnExamples(List.of(), 0, 0)),
            Optional.of(Noticed.NOTHING), Optional.of(Kept.NOTHING));

    /** Creates what came of a submission whose contracts were not tried, and whose agent was not asked. */
    public Extras(Optional<Played> played, Optional<OwnExamples> own) {
        this(played, own, Optional.empty(), Optional.empty());
    }

    /** Returns the same, with what came of examples of the author's own. */
    public Extras with(Optional<OwnExamples> others) {
        return new Extras(played, others, noticed, kept);
    }

    /** Returns the same, with this about the random games. */
    public Extras played(UnaryOperator<Played> change) {
        return new Extras(played.map(change), own, noticed, kept);
    }
}
