package tabuleiro.grading.results;

import java.util.List;
import java.util.Optional;

/**
 * What grading has to say of one submission.
 *
 * @param problem  why it could not be run, first in short, then such as compiler errors; empty if it could
 * @param outcomes what came of every planned example, in the order of the features
 * @param played   what came of the random games; nothing if none were played
 * @param noticed  whether its contracts notice mistakes; nothing if that was not tried
 * @param kept     how often its agent keeps what a position is worth; nothing if it was not asked
 */
public record Observed(List<String> problem, List<Outcome> outcomes, Optional<Played> played,
        Optional<Noticed> noticed, Optional<Kept> kept) {

    /** Returns the examples that it fails. */
    public List<Check> failing() {
        return outcomes.stream().filter(outcome -> !outcome.passed()).map(Outcome::check).toList();
    }

    /** Returns what came of the submission besides the examples of the rules. */
    public Extras extras() {
        return new Extras(played, Optional.empty(), noticed, kept);
    }
}
