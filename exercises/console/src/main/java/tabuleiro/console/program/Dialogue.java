package tabuleiro.console.program;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;

/**
 * The dialogue with the players. A text that does not answer a question is refused with the reason, and the question is
 * asked again (CO-03). Commands are carried out at any question. In some games a line that is too long is cut instead.
 */
record Dialogue(View view, Words words, SharedCommands commands, boolean isCutting) {

    private static final int LONGEST = View.LONGEST_LINE;
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}&&[^\t]]");

    /**
     * A question to the players.
     *
     * @param text   supplies its text, which may change while it is asked
     * @param kind   what may be typed
     * @param reader returns what a typed text means, or why it is no answer; blanks at its ends have been removed
     * @param <T>    the type of what an answer means
     */
    record Question<T>(Supplier<Message> text, View.Kind kind, Function<String, Reading<T>> reader) {
    }

    /** Tells the players something. */
    void say(Message message) {
        view.say(words.of(message));
    }

    /** Tells the players for what the program waits. */
    void await(Message message) {
        view.await(words.of(message));
    }

    /**
     * Asks a question until an answer is accepted, and returns what the answer means.
     *
     * @throws Interruption at the end of the input, and if a command demands it
     */
    <T> T ask(Question<T> question) {
        Reading<T> answer = Reading.none();
        while (answer.meaning().isEmpty()) {
            answer = answer(question, read(question, answer.refusal()));
        }
        return answer.meaning().get();
    }

    private String read(Question<?> question, Optional<Message> refusal) {
        final Optional<String> sentence = refusal.map(reason -> words.of("refused", reason));
        final String typed = view.ask(new View.Prompt(() -> words.of(question.text().get()), sentence, question.kind()))
                .orElseThrow(() -> Interruption.of(Interruption.Kind.END_OF_INPUT)).strip();
        if (isCutting && isTooLong(typed)) {
            say(Message.of("cut", LONGEST));
            return typed.substring(0, typed.offsetByCodePoints(0, LONGEST)).strip();
        }
        return typed;
    }

    private static boolean isTooLong(String line) {
        return line.codePointCount(0, line.length()) > LONGEST;
    }

    /** Returns why a line, without the blanks at its ends, cannot be read at all (CO-04); nothing if it can. */
    static Optional<Message> whyNot(String line) {
        return isTooLong(line) ? Optional.of(Message.of("refused.long", LONGEST))
                : Optional.of(Message.of("refused.control")).filter(message -> UNSEEN.matcher(line).find());
    }

    private <T> Reading<T> answer(Question<T> question, String typed) {
        return whyNot(typed).map(Reading::<T>refused)
                .orElseGet(() -> commands.find(typed, question.kind() == View.Kind.TEXT)
                        .map(order -> answer(question, typed, order)).orElseGet(() -> question.reader().apply(typed)));
    }

    /** Carries a command out, after which the question is asked again. One that is not possible may be an answer. */
    private <T> Reading<T> answer(Question<T> question, String typed, SharedCommands.TypedCommand order) {
        if (commands.isPossible(order.command())) {
            return new Reading<>(Optional.empty(), commands.carryOut(order));
        }
        final Reading<T> answer = question.reader().apply(typed);
        return answer.meaning().isPresent() || question.kind() == View.Kind.TEXT ? answer
                : Reading.refused("refused.now");
    }
}
