package tabuleiro.grading;

/**
 * What a grading depends on besides the submissions. Results of unlike runs are never mixed.
 *
 * @param exercise  which exercise it is
 * @param shard     which part of the class is graded
 * @param isolation how the submissions are kept from the machine, in words
 * @param edition   of the suite and the rules, as {@link Edition} tells
 * @param play      which random games are played besides the examples, such as {@code seed 1}; empty if none are
 */
public record Run(Exercise exercise, Shard shard, String isolation, String edition, String play) {

    /** Returns the run that grades the whole of what this one grades a part of. */
    Run whole() {
        return new Run(exercise, Shard.WHOLE, isolation, edition, play);
    }
}
