package tabuleiro.grading.child;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What is reported of something that a submission threw.
 *
 * @param type    the name of its class
 * @param message its message, cut
 * @param places  where in the submission it came from, a line each, the innermost first, cut
 */
record Thrown(String type, String message, String places) {

    private static final int MOST_CHARACTERS = 2000;
    private static final int MOST_PLACES = 5;

    /** How Java begins to complain when a thread cannot be started. */
    private static final String NO_THREAD = "unable to create native thread";

    private static final String THREADS = "a program may have " + ChildMain.MOST_THREADS + " threads at a time; let"
            + " fewer share the work, as in Executors.newFixedThreadPool(4), and end those that are done";

    /** How often a method is on a full stack that calls itself; one that happens to be on top is there once. */
    private static final int OFTEN = 10;

    /** Returns what is reported of this. Its message may be code of the submission, and throw whatever it likes. */
    static Thrown of(Throwable thrown, Set<String> classes) {
        final Throwable reason = reason(thrown);
        return new Thrown(cut(reason.getClass().getName()), message(reason), places(reason, classes));
    }

    /** An exception in a static initialiser comes wrapped up; what it was says more than that it was one. */
    private static Throwable reason(Throwable thrown) {
        return thrown.getClass() == ExceptionInInitializerError.class && thrown.getCause() != null
                ? thrown.getCause() : thrown;
    }

    private static String message(Throwable thrown) {
        try {
            final String message = thrown.getMessage();
            return thrown.getClass() == OutOfMemoryError.class && String.valueOf(message).startsWith(NO_THREAD)
                    ? NO_THREAD + ": " + THREADS : cut(message);
        } catch (Throwable broken) {
            return "(its message cannot be had: " + cut(broken.getClass().getName()) + ")";
        }
    }

    /** Returns as much of a text as is reported. */
    static String cut(String text) {
        final String whole = String.valueOf(text);
        return whole.length() <= MOST_CHARACTERS ? whole : whole.substring(0, MOST_CHARACTERS) + " …";
    }

    private static String places(Throwable thrown, Set<String> classes) {
        try {
            if (thrown instanceof StackOverflowError) {
                return circle(thrown.getStackTrace(), classes);
            }
            return Arrays.stream(thrown.getStackTrace())
                    .filter(frame -> classes.contains(frame.getClassName()))
                    .limit(MOST_PLACES)
                    .map(frame -> cut(simple(frame.getClassName()) + "." + frame.getMethodName()
                            + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")"))
                    .collect(Collectors.joining("\n"));
        } catch (Throwable broken) {
            return "";
        }
    }

    /**
     * Returns the methods that call each other without end. Where among them the stack was full is chance, and is not
     * reported.
     */
    private static String circle(StackTraceElement[] frames, Set<String> classes) {
        return Arrays.stream(frames).filter(frame -> classes.contains(frame.getClassName()))
                .collect(Collectors.groupingBy(frame -> simple(frame.getClassName()) + "." + frame.getMethodName()
                        + " (" + frame.getFileName() + ")", TreeMap::new, Collectors.counting()))
                .entrySet().stream().filter(entry -> entry.getValue() >= OFTEN).limit(MOST_PLACES)
                .map(entry -> cut(entry.getKey())).collect(Collectors.joining("\n"));
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
