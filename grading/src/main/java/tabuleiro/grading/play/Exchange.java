package tabuleiro.grading.play;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Operation;

/**
 * A call in a random game, and what it must return.
 *
 * @param game      the number of the game in its round, from 0
 * @param call      the call
 * @param permitted the values of which it must return one, as they are sent
 * @param levelled  makes values alike that differ only in what the rules leave open; nothing if they leave nothing open
 * @param series    the calls whose values are judged together with this one; nothing if it is judged by itself
 * @param rule      the id of the rule that says what it returns
 * @param moment    where the game stands
 */
public record Exchange(int game, Call call, List<byte[]> permitted, Optional<UnaryOperator<Object>> levelled,
        Optional<Series> series, String rule, Moment moment) {

    /**
     * A call of an object.
     *
     * @param object    the number of the object
     * @param operation the method that is called
     * @param arguments what it is called with, as they are sent
     * @param objects   the places in them where the number of an object stands
     * @param words     the call as a reader knows it, such as {@code whyNotPlay(4)}
     * @param result    the number that the object gets which it returns; -1 if it returns no object
     */
    public record Call(int object, Operation operation, byte[] arguments, List<Integer> objects, String words,
            int result) {
    }

    /**
     * Checks whether a value is what this call must return.
     *
     * @param message the message in which it came
     * @param from    where the value begins in it
     */
    public boolean isRight(byte[] message, int from) {
        final byte[] value = levelled.isEmpty() ? Arrays.copyOfRange(message, from, message.length)
                : levelled(levelled.get(), message, from);
        for (byte[] each : permitted) {
            if (Arrays.equals(each, value)) {
                return true;
            }
        }
        return false;
    }

    /** Returns a value that cannot be read as it is: it is wrong. */
    private byte[] levelled(UnaryOperator<Object> level, byte[] message, int from) {
        final Form form = call.operation.answer();
        try {
            return written(form, level.apply(form.read(
                    new DataInputStream(new ByteArrayInputStream(message, from, message.length - from)))));
        } catch (IOException wrong) {
            return message;
        }
    }

    /** Returns a value as it is sent. */
    static byte[] written(Form form, Object value) {
        return Recorder.written(out -> form.write(out, value));
    }
}
