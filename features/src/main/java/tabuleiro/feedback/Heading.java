package tabuleiro.feedback;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Under which rule a failure is reported. An example needs more rules than the one under which it stands. Of that one,
 * and of the one to which grading would charge its first wrong answer, it is the one of whose own examples the greater
 * part fails for it; its own, too, if the answer speaks of that one, the other is only behind much, and of the own
 * examples a greater part may fail for it. If none fails for either, it is so chosen from all that the answer may
 * contradict. Where the program broke off, so that nothing tells it from others, it is a few: those of whose examples
 * most fail.
 *
 * <p>While something is not written yet, or no task after some is begun, rules of later tasks are not meant, and their
 * examples do not count; and only what an earlier task began can be behind much.
 */
final class Heading {

    /** So many rules are named at most where nothing tells which it is. */
    private static final int FEW = 3;
    /** A rule is named beside another if so great a part of what fails of that one fails of it, too. */
    private static final double AS_MUCH = 0.8;

    private final List<Tally> rules;
    private final Outcome chosen;
    private final int task;
    private final boolean isWritten;
    private final Suspects suspects = new Suspects();

    /** Will tell it of what came of an example; all that has failed of these rules is heard. */
    Heading(List<Tally> rules, Outcome chosen) {
        task = chosen.example().task();
        final boolean isAllWritten = rules.stream().allMatch(Tally::isWritten);
        final int last = isAllWritten ? Tally.begun(rules, task) : task;
        isWritten = isAllWritten && last == Integer.MAX_VALUE;
        this.rules = isWritten ? rules : rules.stream().flatMap(rule -> rule.upTo(last).stream()).toList();
        this.chosen = chosen;
        this.rules.stream().flatMap(rule -> rule.outcomes().stream()).forEach(this::hear);
    }

    private void hear(Outcome outcome) {
        if (isKnown(outcome) && !Suspects.isAny(broken(outcome))) {
            suspects.hear(broken(outcome), outcome.example().id());
        } else {
            suspects.hearOther(outcome.example().id());
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
        return all.isEmpty() || !Suspects.isAny(all) && tally(Suspects.in(all).get(0).rule()).findAny().isEmpty() ? ""
                : Suspects.only(all, each -> tally(each.rule()).anyMatch(rule ->
                isWritten || !each.isBehind() || rule.upTo(task - 1).isPresent()));
    }

    /** Returns the ids of the rules under which it is reported: one, unless nothing tells which of several. */
    List<String> ids() {
        return Suspects.isAny(broken(chosen)) ? few() : List.of(id());
    }

    private String id() {
        if (chosen.endsTheRun() && isKnown(chosen)) { // Examples that would tell more are not run.
            return charged(chosen);
        }
        final Tally likely = best(Stream.of(chosen.example().id(), charged(chosen)));
        final Tally own = tally(chosen.example().id()).findFirst().orElseThrow();
        if (broken(chosen).startsWith(own.id()) && part(own) > part(likely)
                && Suspects.in(broken(chosen)).contains(new Suspects.Suspect(likely.id(), true))) {
            return own.id();
        }
        if (share(likely) > 0 || !isKnown(chosen)) {
            return likely.id();
        }
        final Stream<String> named = Suspects.in(broken(chosen)).stream().filter(each -> !each.isBehind())
                .map(Suspects.Suspect::rule);
        return best(Stream.concat(Stream.of(likely.id()), named)).id();
    }

    /**
     * Returns the one of these rules for which most examples fail that have an answer, if there is any. Otherwise it is
     * the first, which is that of the method, and those of whose own examples as many fail as this one does, if these
     * have been run.
     */
    private List<String> few() {
        final List<Tally> all = Suspects.in(broken(chosen)).stream().flatMap(each -> tally(each.rule())).distinct()
                .toList();
        final Tally answered = best(all.stream().map(Tally::id));
        if (answered.outcomes().stream().anyMatch(each -> isKnown(each) && charged(each).equals(answered.id()))) {
            return List.of(answered.id());
        }
        if (chosen.endsTheRun()) {
            return List.of(all.get(0).id());
        }
        final double most = all.stream().mapToDouble(this::part).max().orElse(0);
        return most == 0 ? List.of(chosen.example().id()) : all.stream().filter(each -> part(each) >= most * AS_MUCH)
                .sorted(Comparator.comparing((Tally each) -> each.equals(all.get(0))).thenComparing(this::part)
                        .thenComparing(Tally::examples).reversed()).limit(FEW).map(Tally::id).toList();
    }

    private Stream<Tally> tally(String id) {
        return rules.stream().filter(rule -> rule.id().equals(id));
    }

    /** Returns the part of the examples of a rule in which something is wrong that it may be the reason for. */
    private double part(Tally rule) {
        return (double) rule.outcomes().stream().filter(each -> each.isWrong() && Suspects.in(broken(each)).stream()
                .anyMatch(suspect -> suspect.rule().equals(rule.id()))).count() / rule.examples();
    }

    /** Returns the rule of which the greatest part of its own examples fails for it; of several such the first. */
    private Tally best(Stream<String> some) {
        return some.flatMap(this::tally)
                .reduce((best, other) -> share(other) > share(best) ? other : best).orElseThrow();
    }

    private String charged(Outcome outcome) {
        return Suspects.isAny(broken(outcome)) ? "" : isKnown(outcome) ? suspects.likely(broken(outcome))
                : outcome.example().id();
    }

    /** Returns the part of the examples of a rule that fail for it. */
    private double share(Tally rule) {
        return (double) rule.outcomes().stream().filter(each -> each.isWrong() && charged(each).equals(rule.id()))
                .count() / rule.examples();
    }
}
