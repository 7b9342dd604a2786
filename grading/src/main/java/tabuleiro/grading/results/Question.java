package tabuleiro.grading.results;

import java.util.List;

/**
 * A question about somebody's own program, with its answer.
 *
 * @param kind    what it is about
 * @param key     tells it from others of the same program: no two people of a group are asked the same
 * @param asks    the question, a paragraph each
 * @param code    the lines of the program that it is about; none if it is about none
 * @param scenes  the examples that it is about
 * @param answers the answer, for the examiner, a paragraph each
 */
public record Question(Kind kind, String key, List<String> asks, List<String> code, List<Check> scenes,
        List<String> answers) {

    /** How it begins what a call has come to that an assertion stopped. */
    public static final String ASSERTION = "an assertion: ";

    private static final int LONGEST_CALL = 80;

    /** Returns a call in words, without arguments that are long or take several lines. */
    public static String call(Cause cause) {
        return cause.call().length() > LONGEST_CALL ? cause.call().replaceFirst("\\(.*", "(…)")
                : cause.call().replaceFirst("\\(.* / .*", "(…)");
    }

    /** Returns how a call was answered wrongly, or what stopped it, in words. */
    public static String told(Cause cause) {
        if (cause.given().startsWith(ASSERTION)) {
            return call(cause) + " is stopped by " + cause.given().replace(": null", " without a message") + ".";
        }
        return call(cause) + " returns "
                + cause.given().replaceFirst(" / at .*", "") + " instead of " + cause.expected() + ".";
    }

    /** What a question is about, from easy to hard. */
    public enum Kind {

        /** Why a field is there, and what always holds of it. */
        YOUR_WORDS("Your words", 1),
        /** Which line refuses something. */
        WHICH_LINE("Which line", 1),
        /** What a changed line does. */
        YOUR_LINE_CHANGED("Your line, changed", 2),
        /** What a contract notices and what it does not. */
        YOUR_CONTRACT("Your contract", 2),
        /** What must change when the rule is another. */
        CHANGE_IT("Change it", 3);

        private final String title;
        private final int minutes;

        Kind(String title, int minutes) {
            this.title = title;
            this.minutes = minutes;
        }

        /** Returns what stands above such a question. */
        public String title() {
            return title;
        }

        /** Returns how many minutes it takes. */
        public int minutes() {
            return minutes;
        }
    }
}
