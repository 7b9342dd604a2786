package tabuleiro.steps;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Where in the engine under test: what is left of a stack trace without the steps and the tools that run them. */
final class Places {

    private static final int MOST = 4;

    private static final Pattern NOT_THE_ENGINE = Pattern.compile(
            "✽.*|(?:java|javax|jdk|sun|tabuleiro|io\\.cucumber|org\\.(?:junit|assertj|opentest4j|apache))\\..*");

    private Places() {
    }

    /** Which places of the engine are in this stack trace? A few, the innermost first. */
    static List<String> of(StackTraceElement[] trace) {
        return Arrays.stream(trace).filter(each -> !NOT_THE_ENGINE.matcher(each.getClassName()).matches())
                .limit(MOST).map(each -> "at " + each.getClassName() + "." + each.getMethodName() + "("
                        + each.getFileName() + ":" + each.getLineNumber() + ")").toList();
    }
}
