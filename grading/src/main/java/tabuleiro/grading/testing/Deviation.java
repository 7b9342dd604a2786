package tabuleiro.grading.testing;

import java.util.Optional;
import tabuleiro.Reason;
import tabuleiro.grading.Text;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Wording;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Moment;
import tabuleiro.grading.process.ContractBroken;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Replies;
import tabuleiro.grading.wire.Answer;

/**
 * What was wrong in a random game. What the submission sent is not kept: it may be long.
 *
 * @param moment   where the game stood
 * @param call     the call, in words
 * @param rule     the id of the rule of the refusal that was expected, or of the one that was returned; of the query,
 *                 if there was none
 * @param expected what the reference returns, in words
 * @param happened what happened instead
 * @param brokeOff whether the call was late or ended the program
 * @param exchange the call, and what it must return
 * @param given    the value that was returned instead; a {@link NoAnswer} if none was
 */
record Deviation(Moment moment, String call, String rule, String expected, String happened, boolean brokeOff,
        Exchange exchange, Object given) {

    /** Returns the same difference, charged to another rule. */
    Deviation causedBy(String other) {
        return new Deviation(moment, call, other, expected, happened, brokeOff, exchange, given);
    }

    /** Returns the same at another call of its method. */
    Deviation at(Exchange other) {
        return new Deviation(other.moment(), other.call().words(), other.rule(), expected, happened, brokeOff, other,
                given);
    }

    /** Checks whether an assertion of the program has stopped the call. */
    boolean isStopped() {
        return given instanceof NoAnswer none && none.stopped();
    }

    /** Checks whether nothing was returned where something is right, or there was no answer at all. */
    boolean isNothing() {
        return given instanceof NoAnswer || Causes.isEmpty(given) || Boolean.FALSE.equals(given)
                || Integer.valueOf(0).equals(given);
    }

    private static final String OBJECT = "an object";

    /** Stands for answers of which each is right by itself. */
    static final Object TOGETHER = "together";

    /** Returns the difference of an answer that is not right, as it was sent. */
    static Deviation wrong(Exchange exchange, byte[] answer) {
        try {
            final Object value = value(exchange, answer);
            return difference(exchange, rule(exchange, value), "It returns " + Wording.of(value) + ".", false, value);
        } catch (Failure | ContractBroken none) {
            return difference(exchange, exchange.rule(), none.getMessage(), false,
                    new NoAnswer(none instanceof ContractBroken, none.getMessage()));
        }
    }

    /** Returns the difference of answers of which each is right by itself, of which this was the last. */
    static Deviation together(Exchange exchange) {
        return new Deviation(exchange.moment(), exchange.call().words(), exchange.rule(),
                "what is right after the answers before it", "Each of these answers is right by itself, but they do not"
                + " fit together: look at what the rule says of seeds, of chance or of other queries.", false, exchange,
                TOGETHER);
    }

    /** Returns the difference of a call that was late or ended the program. */
    static Deviation brokenOff(Exchange exchange, Failure failure) {
        return difference(exchange, exchange.rule(), failure.getMessage(), true,
                new NoAnswer(false, failure.getMessage()));
    }

    private static Deviation difference(Exchange exchange, String rule, String happened, boolean brokeOff,
            Object given) {
        return new Deviation(exchange.moment(), exchange.call().words(), rule,
                exchange.result() >= 0 ? OBJECT : Wording.of(exchange.call().answer()), Text.ofRun(happened), brokeOff,
                exchange, given);
    }

    /** Returns the value that was sent. An object is sent as a number, which means nothing here. */
    private static Object value(Exchange exchange, byte[] answer) {
        return exchange.result() >= 0 && answer.length > 0 && answer[0] == Answer.VALUE.ordinal()
                ? OBJECT : Replies.value(exchange.operation().answer(), answer);
    }

    private static String rule(Exchange exchange, Object value) {
        return Optional.empty().equals(exchange.call().answer()) && exchange.permitted().size() == 1
                && value instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? reason.rule() : exchange.rule();
    }
}
