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
record Trouble(List<Throwable> chain) {

    private static final String TODO = "TODO";
    private static final int MOST_LINES = 20;

    /** Follows the causes of an error. */
    static Trouble of(Throwable error) {
        final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return new Trouble(Stream.iterate(error, each -> each != null && seen.add(each), Throwable::getCause).toList());
    }

    /** Returns what is still to be done, as the stub says it: nothing if that is not what is wrong. */
    Optional<String> todo() {
        return chain.stream().filter(UnsupportedOperationException.class::isInstance)
                .map(each -> String.valueOf(each.getMessage())).filter(message -> message.startsWith(TODO)).findFirst();
    }

    /** Returns the message of the check that failed: nothing if the program broke off by itself. */
    Optional<String> check() {
        return chain.stream().limit(1).filter(AssertionError.class::isInstance)
                .filter(each -> Places.of(each.getStackTrace()).isEmpty())
                .map(each -> String.valueOf(each.getMessage()).strip()).findFirst();
    }

    /** Returns the errors, each with its places in the program. */
    List<String> lines() {
        final List<String> lines = new ArrayList<>();
        for (Throwable each : chain) {
            final List<String> places = Places.of(each.getStackTrace());
            lines.addAll(Lines.first(MOST_LINES, Lines.wrapped((lines.isEmpty() ? "" : "caused by ") + each)));
            lines.addAll(isNull(each) && places.isEmpty() ? List.of("A method of the program returned null.") : places);
        }
        return lines.stream().filter(line -> !line.isBlank()).toList();
    }

    private static boolean isNull(Throwable error) {
        return error instanceof NullPointerException;
    }
}
