package tabuleiro.grading.process;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import tabuleiro.calls.Form;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Parts;
import tabuleiro.grading.wire.Answer;

/** Understands what a submission's process answers, and tells apart what is no value. */
public final class Replies {

    private Replies() {
    }

    /**
     * Returns the value that was answered.
     *
     * @param worker is told first whether the process has done again what it had done for an earlier example
     * @throws Failure        if it is no value: the submission threw something, or sent what is no answer
     * @throws ContractBroken if an assertion of the submission failed
     */
    static Object value(Form form, int sequence, DataInputStream message, Worker worker) {
        try {
            begin(sequence, message, worker);
            return content(form, message);
        } catch (IOException malformed) {
            throw garbled(malformed);
        }
    }

    /**
     * Returns what was answered as it was sent: the kind of answer and what follows.
     *
     * @param worker is told first whether the process has done again what it had done for an earlier example
     * @throws Failure if it is no answer to the question of this number
     */
    static byte[] asSent(int sequence, DataInputStream message, Worker worker) {
        try {
            begin(sequence, message, worker);
            return message.readNBytes(message.available());
        } catch (IOException malformed) {
            throw garbled(malformed);
        }
    }

    /**
     * Returns the value in an answer, as {@link #asSent} returns it.
     *
     * @throws Failure        as {@link #value}
     * @throws ContractBroken if an assertion of the submission failed
     */
    public static Object value(Form form, byte[] asSent) {
        try {
            return content(form, new DataInputStream(new ByteArrayInputStream(asSent)));
        } catch (IOException malformed) {
            throw garbled(malformed);
        }
    }

    private static Failure garbled(IOException malformed) {
        return new Failure(Failure.Kind.GARBLED, "The program sent something that is no answer ("
                + (malformed instanceof EOFException ? "it ends too early" : malformed.getMessage()) + ").");
    }

    private static void begin(int sequence, DataInputStream message, Worker worker) throws IOException {
        if (message.readInt() != sequence) {
            throw new MalformedException("an answer to another question");
        }
        worker.settle(message.readBoolean());
    }

    private static Object content(Form form, DataInputStream message) throws IOException {
        return switch (answer(message.readByte())) {
            case VALUE -> form.read(message);
            case ASSERTION -> throw assertion(message);
            case EXCEPTION -> throw thrown(message);
            case NO_VALUE -> throw new Failure(Failure.Kind.NO_VALUE,
                    "The answer is no value of its type, but " + Parts.readText(message) + ".");
        };
    }

    private static Answer answer(int ordinal) throws MalformedException {
        if (ordinal < 0 || ordinal >= Answer.values().length) {
            throw new MalformedException("an answer of kind " + ordinal);
        }
        return Answer.values()[ordinal];
    }

    private static ContractBroken assertion(DataInputStream message) throws IOException {
        Parts.readText(message);
        return new ContractBroken(Parts.readText(message), Parts.readText(message));
    }

    private static Failure thrown(DataInputStream message) throws IOException {
        final String type = Parts.readText(message);
        final String text = Parts.readText(message);
        final String places = Parts.readText(message);
        return new Failure(Failure.Kind.THROWN, type.replaceFirst("^java\\.lang\\.", "") + ": " + text
                + (places.isEmpty() ? "" : "\nat " + places.replace("\n", "\nat ")));
    }
}
