package tabuleiro.grading.child;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is told of something that a submission threw.
 *
 * @param type    the name of its class
 * @param message its message, cut
 * @param places  where in the submission it came from, a line each, the innermost first, cut
 */
record Report(String type, String message, String places) {

    private static final int MOST_CHARACTERS = 2000;
    private static final int MOST_PLACES = 5;

    /** What is told of this? The message may be code of the submission: whatever that does, there is a report. */
    static Report of(Throwable thrown, Set<String> classes) {
        return new Report(thrown.getClass().getName(), message(thrown), places(thrown, classes));
    }

    private static String message(Throwable thrown) {
        try {
            final String message = String.valueOf(thrown.getMessage());
            return message.length() <= MOST_CHARACTERS ? message : message.substring(0, MOST_CHARACTERS) + " …";
        } catch (RuntimeException | Error broken) {
            return "(its message cannot be had: " + broken.getClass().getName() + ")";
        }
    }

    private static String places(Throwable thrown, Set<String> classes) {
        try {
            return Arrays.stream(thrown.getStackTrace())
                    .filter(frame -> classes.contains(frame.getClassName()))
                    .limit(MOST_PLACES)
                    .map(frame -> simple(frame.getClassName()) + "." + frame.getMethodName()
                            + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
                    .collect(Collectors.joining("\n"));
        } catch (RuntimeException | Error broken) {
            return "";
        }
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
