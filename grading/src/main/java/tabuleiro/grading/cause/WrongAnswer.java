package tabuleiro.grading.cause;

import java.util.stream.Collectors;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.calls.Wording;

/**
 * The first wrong answer in an example.
 *
 * @param rule  the id of the rule that it contradicts; empty if the call is to be stopped: then that of the guard
 * @param call  the call, and what the reference returns
 * @param given what was returned instead
 */
public record WrongAnswer(String rule, Observation call, Object given) {

    private static final int MOST_CHARACTERS = 200;

    /** Returns the call in words, such as {@code whyNotPlay(4)}. */
    public String words() {
        return call.words(argument -> brief(Wording.of(argument)));
    }

    /** Returns in words what is right. */
    public String expected() {
        return words(call.answer());
    }

    /** Returns in words what happened instead. */
    public String happened() {
        return words(given);
    }

    private static String words(Object answer) {
        if (answer instanceof Known || answer == null) {
            return answer == null ? "no exception" : "an object";
        }
        return answer instanceof NoAnswer none && none.stopped() ? "an assertion: " + brief(firstLine(none.text()))
                : brief(Wording.of(answer));
    }

    /** An assertion names its clause first; the object may be drawn below it. */
    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("").replace(AssertionError.class.getName() + ": ", "");
    }

    /** The page shows boards as they are drawn; here a line must do. */
    private static String brief(String words) {
        final String line = words.lines().map(String::strip).collect(Collectors.joining(" / "));
        return line.length() <= MOST_CHARACTERS ? line : line.substring(0, MOST_CHARACTERS) + "…";
    }
}
