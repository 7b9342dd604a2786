package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;

/**
 * All that fails for mistakes in one rule, or in its guards.
 *
 * @param rule     the id of the rule
 * @param guard    whether it is about its guards
 * @param law      what the rule says; for guards, which calls must be stopped
 * @param examples what came of the examples that fail for it, its own first
 * @param games    how many random games go wrong for it
 * @param isExtra  whether this is about examples and games of the extension, and not of the exercise
 * @param regains  how many marks are regained at most by mending it
 * @param shown    the example that shows it best; nothing if none was run
 */
public record FailedRule(String rule, boolean guard, String law, List<Outcome> examples, int games, boolean isExtra,
        BigDecimal regains, Optional<Outcome> shown) {

    /** The rule that something of the exercise or of its extension is charged to, or its guards. */
    private record Place(String rule, boolean guard, boolean isExtra) {

        /** Returns what a failing example is charged to. */
        static Place of(Outcome failing, Grader grader) {
            return new Place(failing.cause().rule(), failing.cause().guard(),
                    grader.isOfExtension(failing.check().rule(), failing.check().guard()));
        }
    }

    /** Returns the causes of all that a submission loses by a rubric, the one that costs most first. */
    public static List<FailedRule> of(Rubric rubric, List<Outcome> outcomes, Extras extras) {
        final Grader grader = new Grader(rubric, outcomes, extras.played().orElse(Grader.NO_GAMES));
        final List<Outcome> charged = grader.charged();
        final Map<Place, List<Outcome>> places = new LinkedHashMap<>();
        charged.stream().filter(outcome -> !outcome.passed()).forEach(outcome -> places.computeIfAbsent(
                Place.of(outcome, grader), any -> new ArrayList<>()).add(outcome));
        extras.played().filter(any -> rubric.isPlayed()).ifPresent(played -> Stream.of(false, true).forEach(isExtra ->
                games(played, isExtra).keySet().forEach(rule -> places.computeIfAbsent(
                        new Place(rule, false, isExtra), any -> new ArrayList<>()))));
        final BigDecimal mark = MarkSheet.of(rubric, charged, extras).mark();
        return places.entrySet().stream()
                .map(entry -> cause(entry.getKey(), entry.getValue(), charged, extras,
                        MarkSheet.of(rubric, mended(charged, entry.getKey(), grader), mended(extras, entry.getKey()))
                                .mark().subtract(mark)))
                .sorted(Comparator.comparing(FailedRule::regains).reversed()).toList();
    }

    private static FailedRule cause(Place place, List<Outcome> failing, List<Outcome> all, Extras extras,
            BigDecimal regains) {
        final Predicate<Outcome> isOwn = outcome -> place.rule.equals(outcome.check().rule())
                && place.guard == outcome.check().guard();
        final List<Outcome> examples = Stream.concat(failing.stream().filter(isOwn),
                failing.stream().filter(isOwn.negate())).toList();
        final List<Outcome> played = extras.played().map(Played::differences).orElse(List.of()).stream()
                .filter(isOwn).toList();
        return new FailedRule(place.rule, place.guard, Stream.concat(all.stream(), played.stream()).filter(isOwn)
                .map(outcome -> place.guard ? outcome.check().example() : outcome.check().law()).findFirst().orElse(""),
                examples,
                extras.played().map(each -> games(each, place.isExtra).getOrDefault(place.rule, 0))
                        .filter(any -> !place.guard).orElse(0), place.isExtra, regains,
                Stream.concat(examples.stream(), played.stream())
                        .filter(outcome -> outcome.status() != Outcome.Status.NOT_RUN).findFirst());
    }

    private static Map<String, Integer> games(Played played, boolean isExtra) {
        return isExtra ? played.extensionCharged() : played.charged();
    }

    private static List<Outcome> mended(List<Outcome> outcomes, Place place, Grader grader) {
        return outcomes.stream().map(outcome -> !outcome.passed() && place.equals(Place.of(outcome, grader))
                ? new Outcome(outcome.check(), Outcome.Status.PASSED, -1, "", "", "", Cause.NONE, outcome.hasMove())
                : outcome).toList();
    }

    private static Extras mended(Extras extras, Place place) {
        return place.guard ? extras : extras.played(played -> played.without(place.rule));
    }
}
