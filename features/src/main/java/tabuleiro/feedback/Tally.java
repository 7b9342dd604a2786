package tabuleiro.feedback;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What has become of the examples of one task, of one rule, or of its guards.
 *
 * @param id       the id of the rule, or what the task is called, such as {@code task 3}
 * @param sentence the rule or the task in words
 * @param task     the number of the task; 0 if this is no task
 * @param outcomes  what came of its examples
 */
record Tally(String id, String sentence, int task, List<Outcome> outcomes) {

    /** Returns the tallies of all tasks, rules or files, of which the key of an example names one, in their order. */
    static List<Tally> of(List<Outcome> outcomes, Function<Example, String> key,
            Function<Example, String> sentence) {
        final Map<String, List<Outcome>> byKey = outcomes.stream().collect(Collectors.groupingBy(
                outcome -> key.apply(outcome.example()), LinkedHashMap::new, Collectors.toList()));
        return byKey.entrySet().stream().map(entry -> {
            final Example first = entry.getValue().get(0).example();
            return new Tally(entry.getKey(), sentence.apply(first), first.task(), entry.getValue());
        }).toList();
    }

    /** Returns whether all examples have passed. */
    boolean holds() {
        return passed() == outcomes.size();
    }

    /** Returns whether these are a student's own examples. */
    boolean isOwn() {
        return outcomes.get(0).example().isOwn();
    }

    /** Returns whether these check guards. */
    boolean isGuard() {
        return outcomes.get(0).example().isGuard();
    }

    /** Returns how many examples there are. */
    int examples() {
        return outcomes.size();
    }

    /** Returns how many examples have passed. */
    int passed() {
        return (int) outcomes.stream().filter(Outcome::passed).count();
    }

    /** Returns whether nothing of it is wrong but something still to be written, as guards are if there is none. */
    boolean isUnwritten() {
        return isGuard() && passed() == 0 && outcomes.stream().noneMatch(Outcome::isNotRun)
                || wrong().isEmpty() && outcomes.stream()
                .anyMatch(outcome -> outcome.state() == Outcome.State.NOT_WRITTEN);
    }

    /** Returns whether nothing of it is still to be written. */
    boolean isWritten() {
        return outcomes.stream().noneMatch(outcome -> outcome.state() == Outcome.State.NOT_WRITTEN);
    }

    /**
     * Returns the number of the last task that is begun, at least this one. No example of later ones passes or
     * breaks off, guards included: as if their methods still returned what they may return for now.
     */
    static int begun(List<Tally> some, int task) {
        final List<Outcome> later = some.stream().flatMap(tally -> tally.outcomes().stream())
                .filter(outcome -> outcome.example().task() > task).toList();
        return later.stream().filter(outcome -> outcome.passed()
                        || (outcome.breaksOff() || outcome.isNotRun()) && !outcome.example().isGuard())
                .mapToInt(outcome -> outcome.example().isGuard() ? Integer.MAX_VALUE : outcome.example().task())
                .max().orElse(later.stream().anyMatch(outcome -> outcome.example().isGuard()) ? task
                : Integer.MAX_VALUE);
    }

    /** Returns the same of the examples that belong to a task, or to one before it; nothing if it has none of them. */
    Optional<Tally> upTo(int last) {
        return Optional.of(outcomes.stream().filter(outcome -> outcome.example().task() <= last).toList())
                .filter(due -> !due.isEmpty()).map(due -> new Tally(id, sentence, task, due));
    }

    /** Returns the outcomes that are wrong, and not just unwritten. */
    List<Outcome> wrong() {
        return outcomes.stream().filter(Outcome::isWrong).toList();
    }

    /** Returns what is worth looking at: whatever is wrong; if nothing is, the first that is not written. */
    List<Outcome> worthLookingAt() {
        return wrong().isEmpty() ? outcomes.stream().filter(outcome -> outcome.state() == Outcome.State.NOT_WRITTEN)
                .limit(1)
                .toList() : wrong();
    }
}
