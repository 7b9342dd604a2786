package tabuleiro.feedback;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is said of the examples that are not shown.
 *
 * @param parts the tasks, and what belongs to none and does not hold
 * @param tasks what the tasks are
 * @param shown the example that is shown
 */
record Others(List<Tally> parts, Tasks tasks, Example shown) {

    /** Returns in a line what else is wrong, what is not done yet, and what has not been run. */
    String line() {
        final String wrong = named(part -> {
            final long others = part.wrong().stream().filter(outcome -> outcome.example() != shown).count();
            return others == 0 || isToCome(part) ? "" : others + " of " + part.id();
        });
        final String toCome = named(part -> isToCome(part) ? part.id() : "");
        final long notRun = parts.stream().flatMap(part -> part.outcomes().stream()).filter(Outcome::isNotRun).count();
        return Stream.of(wrong.isEmpty() ? "" : "Also fails: " + wrong + ".",
                        toCome.isEmpty() ? "" : "Not done yet: " + toCome + ".",
                        notRun == 0 ? "" : "Not run: " + notRun + ", for others do not end, or end the run.")
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    }

    private String named(Function<Tally, String> name) {
        return parts.stream().map(name).filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
    }

    /** What belongs to a later task is not called wrong before that must have been begun. */
    private boolean isToCome(Tally part) {
        final boolean isLater = shown.task() > 0 && part.task() > shown.task();
        return !part.id().equals(shown.part())
                && (part.isUnwritten() || isLater && !part.wrong().isEmpty() && !mustBeBegun(part));
    }

    /** An extension need not be begun, and nothing must while something else is still to be written. */
    private boolean mustBeBegun(Tally part) {
        return parts.stream().allMatch(Tally::isWritten) && part.task() <= Tally.begun(parts, shown.task())
                && tasks.task(part.task()).filter(Task::isExtension).isEmpty();
    }
}
