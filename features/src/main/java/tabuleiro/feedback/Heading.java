package tabuleiro.feedback;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Under which rules a failure is reported. An example needs more rules than the one under which it stands. Of that one,
 * and of the one to which grading would charge its first wrong answer, it is the one of whose own examples the greater
 * part fails for it. Where the program broke off, so that there is no answer, it is so chosen from all rules that may
 * be meant; if no answer elsewhere speaks of any of them, it is that of the method.
 *
 * <p>Others are named beside it that are nearly as likely by what all answers speak of; where nothing was answered, of
 * whose own examples as great a part may fail for them.
 *
 * <p>While something is not written yet, or no task after some is begun, rules of later tasks are not meant, and their
 * examples do not count; and only what an earlier task began can be behind much. Where the program broke off, it may be
 * in what a later task has begun.
 */
final class Heading {

    /** So many rules are named at most where nothing tells which it is. */
    private static final int FEW = 3;

    private final List<Tally> rules;
    private final Outcome chosen;
    private final int task;
    private final boolean isWritten;
    private final PossibleCauses possible = new PossibleCauses();

    /** Will tell it of what came of an example; all that has failed of these rules is heard. */
    Heading(List<Tally> rules, Outcome chosen) {
        task = chosen.example().task();
        final boolean isAllWritten = rules.stream().allMatch(Tally::isWritten);
        final int last = isAllWritten || chosen.breaksOff() ? Tally.begun(rules, task) : task;
        isWritten = isAllWritten && last == Integer.MAX_VALUE;
        this.rules = isWritten ? rules : rules.stream().flatMap(rule -> rule.upTo(last).stream()).toList();
        this.chosen = chosen;
        this.rules.stream().flatMap(rule -> rule.outcomes().stream()).forEach(this::hear);
    }

    private void hear(Outcome outcome) {
        if (isKnown(outcome) && !PossibleCauses.isAny(broken(outcome))) {
            possible.add(broken(outcome), outcome.example().id());
        } else {
            possible.addOther(outcome.example().id());
        }
    }

    /** Returns whether something wrong speaks of rules. */
    private boolean isKnown(Outcome outcome) {
        return outcome.isWrong() && !broken(outcome).isEmpty();
    }

    /**
     * Returns the rules of which a wrong answer contradicts one, without those that are not meant: none if that is the
     * one which the answer speaks of.
     */
    private String broken(Outcome outcome) {
        final String all = outcome.broken();
        final boolean isUnknown = all.isEmpty() || !PossibleCauses.isAny(all)
                && tally(PossibleCauses.in(all).get(0).rule()).findAny().isEmpty();
        return isUnknown ? "" : PossibleCauses.only(all, cause -> tally(cause.rule()).anyMatch(rule ->
                isWritten || !cause.isBehind() || rule.upTo(task - 1).isPresent()));
    }

    /** Returns the ids of the rules under which it is reported: one, unless nothing tells which of several. */
    List<String> ids() {
        final Tally first = first();
        return Stream.concat(Stream.of(first), isAlone(first) ? Stream.of() : others(first)).limit(FEW).map(Tally::id)
                .toList();
    }

    private Tally first() {
        final String own = chosen.example().id();
        if (chosen.endsTheRun() && isKnown(chosen)) { // Examples that would tell more are not run.
            return best(Stream.of(possible.likely(broken(chosen)), own));
        }
        return best(isAny() ? Stream.concat(named().map(Tally::id), Stream.of(own)) : Stream.of(own, charged(chosen)));
    }

    /** Returns whether no other is named: nothing is known of others, or where nothing was answered, answers tell. */
    private boolean isAlone(Tally first) {
        return chosen.endsTheRun() || !isKnown(chosen) || isAny() && share(first) > 0;
    }

    private Stream<Tally> others(Tally first) {
        return (isAny() ? named().filter(tally -> part(tally) >= part(first))
                .sorted(Comparator.comparing(this::part).thenComparing(Tally::examples).reversed())
                : possible.asLikely(broken(chosen), first.id()).flatMap(this::tally))
                .filter(tally -> !tally.equals(first));
    }

    private boolean isAny() {
        return PossibleCauses.isAny(broken(chosen));
    }

    /** Returns the rules that it may fail for, of whose own examples some may fail for them. */
    private Stream<Tally> named() {
        return PossibleCauses.in(broken(chosen)).stream().flatMap(cause -> tally(cause.rule())).distinct()
                .filter(tally -> part(tally) > 0);
    }

    private Stream<Tally> tally(String id) {
        return rules.stream().filter(rule -> rule.id().equals(id));
    }

    /** Returns the part of the examples of a rule in which something is wrong that it may be the reason for. */
    private double part(Tally rule) {
        return (double) rule.wrong().stream().filter(outcome -> PossibleCauses.in(broken(outcome)).stream()
                .anyMatch(cause -> cause.rule().equals(rule.id()))).count() / rule.examples();
    }

    /** Returns the rule of which the greatest part of its own examples fails for it; of several such the first. */
    private Tally best(Stream<String> some) {
        return some.flatMap(this::tally)
                .reduce((best, other) -> share(other) > share(best) ? other : best).orElseThrow();
    }

    private String charged(Outcome outcome) {
        return PossibleCauses.isAny(broken(outcome)) ? "" : isKnown(outcome) ? possible.likely(broken(outcome))
                : outcome.example().id();
    }

    /** Returns the part of the examples of a rule that fail for it. */
    private double share(Tally rule) {
        return (double) rule.outcomes().stream()
                .filter(outcome -> outcome.isWrong() && charged(outcome).equals(rule.id()))
                .count() / rule.examples();
    }
}
