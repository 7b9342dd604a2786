package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What an example threw.
 *
 * @param chain the error, its cause, the cause of that, and so on
 */
public record Trouble(List<Throwable> chain) {

    private static final String TODO = "TODO";
    private static final int MOST_LINES = 20;

    /** Follows the causes of an error. */
    public static Trouble of(Throwable error) {
        final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return new Trouble(Stream.iterate(error, thrown -> thrown != null && seen.add(thrown), Throwable::getCause)
                .toList());
    }

    /** Returns what is still to be done, as the stub says it: nothing if that is not what is wrong. */
    Optional<String> todo() {
        return chain.stream().filter(UnsupportedOperationException.class::isInstance)
                .map(thrown -> String.valueOf(thrown.getMessage())).filter(message -> message.startsWith(TODO))
                .findFirst();
    }

    /** Returns the message of the check that failed: nothing if the program broke off by itself. */
    Optional<String> check() {
        return chain.stream().limit(1).filter(AssertionError.class::isInstance)
                .filter(thrown -> Places.of(thrown.getStackTrace()).isEmpty())
                .map(thrown -> String.valueOf(thrown.getMessage()).strip()).findFirst();
    }

    /** Returns the errors, each with its places in the program, and what the first that is well known means. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        for (Throwable each : chain) {
            lines.addAll(Lines.first(MOST_LINES, Lines.wrapped((lines.isEmpty() ? "" : "caused by ") + each)));
            lines.addAll(Places.of(each.getStackTrace()));
        }
        final boolean isElsewhere = chain.stream().allMatch(thrown -> Places.of(thrown.getStackTrace()).isEmpty());
        if (isElsewhere && chain.stream().anyMatch(NullPointerException.class::isInstance)) {
            lines.add("A method of the program returned null.");
        } else {
            lines.addAll(isElsewhere ? List.of("No line of the program ran then: it is about something that a method"
                    + " has returned.") : List.of());
            chain.stream().map(Meaning::of).flatMap(Optional::stream).findFirst()
                    .ifPresent(meaning -> lines.addAll(Lines.wrapped(meaning)));
        }
        return lines.stream().filter(line -> !line.isBlank()).toList();
    }
}
