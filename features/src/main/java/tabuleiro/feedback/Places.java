package tabuleiro.feedback;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the places in the program under test: a stack trace without the steps and the tools that run them. */
final class Places {

    private static final int MOST = 6;

    /** What runs the steps: below it there are only tools, such as those of development environments. */
    private static final Pattern RUNNER = Pattern.compile("io\\.cucumber\\..*|✽.*");

    private static final Pattern NOT_THE_ENGINE = Pattern.compile(
            "(?:java|javax|jdk|sun|tabuleiro|org\\.(?:junit|assertj|opentest4j|apache))\\..*");

    private Places() {
    }

    /** Returns the places of the program in this stack trace: a few, the innermost first. */
    static List<String> of(StackTraceElement[] trace) {
        return Arrays.stream(trace).takeWhile(frame -> !RUNNER.matcher(frame.getClassName()).matches())
                .filter(frame -> !NOT_THE_ENGINE.matcher(frame.getClassName()).matches())
                .limit(MOST).map(frame -> "at " + frame.getClassName() + "." + frame.getMethodName() + "("
                        + frame.getFileName() + ":" + frame.getLineNumber() + ")").toList();
    }
}
