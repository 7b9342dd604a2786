package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;

/**
 * The marks of one submission, rule by rule. They follow from outcomes and a rubric alone.
 *
 * @param exercise  what it gets for the rules and guards of the exercise
 * @param extension what it gets for those that need not be built
 * @param games     what it gets for games in which nothing is wrong; nothing if none were played
 * @param own       what it gets for examples of its author's own; nothing if the rubric gives nothing for them
 * @param contracts what it gets for postconditions and invariants; nothing if the rubric gives nothing for them
 * @param agent     what it gets for an agent that keeps what positions are worth; nothing if it was not asked
 * @param cap       the most that is given since some part is missing, if that is less than what is earned
 * @param points    what all that is earned weighs, to two decimals
 * @param mark      the whole, with one decimal
 */
public record MarkSheet(Part exercise, Part extension, Optional<RightGames> games, Optional<OwnMark> own,
        Optional<ContractMark> contracts, Optional<AgentMark> agent, Optional<Cap> cap, BigDecimal points,
        BigDecimal mark) {

    /** More decimals than a reader counts with; what is worked out from thirds is rounded to so many first. */
    private static final int EXACT = 12;

    private static final BigDecimal LEAST_STEP = new BigDecimal("0.1");

    /** Returns the marks that these outcomes earn by this rubric, if nothing else earns any. */
    public static MarkSheet of(Rubric rubric, List<Outcome> outcomes) {
        return of(rubric, outcomes, Extras.WORTHLESS);
    }

    /**
     * Returns the marks that these outcomes, and what came of the submission besides, earn by this rubric, rounded half
     * up to one decimal. Where anything is wrong, it is never the full mark; where any rule earns something, never 0.0.
     *
     * @throws GradingException if the rubric marks games or examples of the author's own, but there are none
     */
    public static MarkSheet of(Rubric rubric, List<Outcome> outcomes, Extras extras) {
        final Played played = extras.played().or(() -> Optional.of(Extras.WORTHLESS.played().orElseThrow())
                .filter(any -> !rubric.isPlayed())).orElseThrow(() -> new GradingException("The rubric marks play"
                + " against the reference, but these results have no games: grade again by this rubric."));
        final Grader grader = new Grader(rubric, outcomes, played);
        final Part exercise = grader.exercise();
        final Part extension = grader.extension();
        final BigDecimal rules = new Part(exercise.rules(), List.of()).share();
        final Optional<RightGames> games = RightGames.of(rubric, played, rules);
        final Optional<OwnMark> own = OwnMark.of(rubric, extras.own());
        final Optional<ContractMark> contracts = ContractMark.of(rubric, extras.noticed(), rules);
        final Optional<AgentMark> agent = AgentMark.of(rubric, extras.kept());
        final BigDecimal points = exercise.points().add(own.map(OwnMark::points).orElse(BigDecimal.ZERO))
                .add(games.map(RightGames::points).orElse(BigDecimal.ZERO))
                .add(contracts.map(ContractMark::points).orElse(BigDecimal.ZERO))
                .add(agent.map(AgentMark::points).orElse(BigDecimal.ZERO))
                .add(extension.share().multiply(rubric.extension().weight()));
        final Optional<Cap> cap = rubric.terms().caps().stream().filter(limit -> limit.holds(exercise.rules()))
                .min(Comparator.comparing(Cap::atMost));
        final BigDecimal earned = mark(rubric, points, rubric.isPlayed() && played.right() < played.games());
        final Optional<Cap> lower = cap.filter(limit -> limit.atMost().compareTo(earned) < 0);
        return new MarkSheet(exercise, extension, games, own, contracts, agent, lower,
                rounded(points, 2).stripTrailingZeros(), lower.map(limit -> rounded(limit.atMost(), 1)).orElse(earned));
    }

    private static BigDecimal mark(Rubric rubric, BigDecimal points, boolean isGameLost) {
        final BigDecimal full = BigDecimal.valueOf(rubric.scale());
        final BigDecimal mark = rounded(points.multiply(full).divide(rubric.total(), MathContext.DECIMAL128), 1);
        final boolean isAll = !isGameLost && rounded(points, EXACT)
                .compareTo(rounded(rubric.total(), EXACT)) >= 0;
        return isAll || mark.compareTo(full) < 0 ? mark.max(points.signum() > 0 ? LEAST_STEP : mark)
                : mark.subtract(LEAST_STEP);
    }

    /** Rounds half up what was worked out exactly, or nearly so. */
    private static BigDecimal rounded(BigDecimal number, int decimals) {
        return number.setScale(EXACT, RoundingMode.HALF_UP).setScale(decimals, RoundingMode.HALF_UP);
    }

    /** Returns what it gets for each rule, by id. */
    public List<RuleMark> rules() {
        return exercise.rules();
    }

    /** Returns what it gets for guarding preconditions, by id of the rule. */
    public List<RuleMark> guards() {
        return exercise.guards();
    }

    /** Returns how many rules are wholly earned. */
    public long earnedRules() {
        return rules().stream().filter(RuleMark::isEarned).count();
    }

    /** Returns how many guards are wholly earned. */
    public long earnedGuards() {
        return guards().stream().filter(RuleMark::isEarned).count();
    }
}
