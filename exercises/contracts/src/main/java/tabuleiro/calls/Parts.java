package tabuleiro.calls;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Writes texts and bytes of any length into a message, each after its length, and reads them again. */
public final class Parts {

    private Parts() {
    }

    /** Writes something. */
    @FunctionalInterface
    public interface Body {
        /** Writes it. */
        void writeTo(DataOutputStream message) throws IOException;
    }

    /** Returns what is written. */
    public static byte[] written(Body body) throws IOException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        body.writeTo(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    /** Writes a text of any length into a message. */
    public static void writeText(DataOutputStream message, String text) throws IOException {
        writeBytes(message, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Returns the text that comes next in a message.
     *
     * @throws MalformedException if it is longer than the message
     */
    public static String readText(DataInputStream message) throws IOException {
        return new String(readBytes(message), StandardCharsets.UTF_8);
    }

    /** Writes bytes into a message. */
    public static void writeBytes(DataOutputStream message, byte[] bytes) throws IOException {
        message.writeInt(bytes.length);
        message.write(bytes);
    }

    /**
     * Returns the bytes that come next in a message.
     *
     * @throws MalformedException if they are more than the message has
     */
    public static byte[] readBytes(DataInputStream message) throws IOException {
        final int length = message.readInt();
        if (length < 0 || length > message.available()) {
            throw new MalformedException("a part of " + length + " bytes");
        }
        return message.readNBytes(length);
    }
}
