package tabuleiro.grading.wire;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Parts;

/** Exchanges messages over a pair of streams, each message as its length and that many bytes. For one thread only. */
public final class Frames {

    /** How many bytes a message may have at most; a longer one is malformed. */
    public static final int MOST_BYTES = 32 << 20;

    /** How many bytes the answer of a submission may have at most. */
    public static final int MOST_BYTES_OF_AN_ANSWER = 1 << 20;

    private final DataInputStream in;
    private final DataOutputStream out;
    private final int mostSent;
    private final int mostReceived;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream message = new DataOutputStream(bytes);
    private byte[] sealSent = {};
    private byte[] sealReceived = {};

    /** Will read messages from one stream and write them to the other; both are buffered. */
    public Frames(InputStream in, OutputStream out) {
        this(in, out, MOST_BYTES, MOST_BYTES);
    }

    /** Will do so, while each message may have so many bytes at most. */
    public Frames(InputStream in, OutputStream out, int mostSent, int mostReceived) {
        this.mostSent = mostSent;
        this.mostReceived = mostReceived;
        this.in = new DataInputStream(in);
        this.out = new DataOutputStream(out);
    }

    /** Begins each message with this seal from now on. */
    public void seal(byte[] seal) {
        sealSent = seal;
    }

    /** Takes only messages with this seal from now on: who does not know it can send none. */
    public void expect(byte[] seal) {
        sealReceived = seal;
    }

    /**
     * Sends one message, whole or not at all: a body that fails to be written sends nothing.
     *
     * @throws MalformedException if the message would be too long
     */
    public void send(Parts.Body body) throws IOException {
        write(body);
        flush();
    }

    /** Sends what has been written. */
    public void flush() throws IOException {
        out.flush();
    }

    /**
     * Sends messages one after another, each whole or not at all, together with those before it.
     *
     * @throws MalformedException if one would be too long; it and those after it are not sent
     */
    public void send(List<? extends Parts.Body> bodies) throws IOException {
        for (Parts.Body body : bodies) {
            write(body);
        }
        out.flush();
    }

    /**
     * Writes one message, whole or not at all, to be sent with the next.
     *
     * @throws MalformedException if the message would be too long
     */
    public void write(Parts.Body body) throws IOException {
        bytes.reset();
        message.write(sealSent);
        body.writeTo(message);
        if (bytes.size() > mostSent) {
            throw new MalformedException("a message of " + bytes.size() + " bytes");
        }
        out.writeInt(bytes.size());
        bytes.writeTo(out);
    }

    /**
     * Waits for the next message.
     *
     * @throws EOFException       if the other side has gone
     * @throws MalformedException if what came is not a message
     */
    public DataInputStream receive() throws IOException {
        final int length = in.readInt();
        if (length < 0 || length > mostReceived) {
            throw new MalformedException("a message of " + length + " bytes");
        }
        final byte[] body = new byte[length];
        in.readFully(body);
        final DataInputStream received = new DataInputStream(new ByteArrayInputStream(body));
        if (!Arrays.equals(received.readNBytes(sealReceived.length), sealReceived)) {
            throw new MalformedException("a message of unknown origin");
        }
        return received;
    }

    /** Writes classes by their names into a message. */
    public static void writeClasses(DataOutputStream message, Map<String, byte[]> classes) throws IOException {
        message.writeInt(classes.size());
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            Parts.writeText(message, each.getKey());
            Parts.writeBytes(message, each.getValue());
        }
    }

    /** Returns the classes that come next in a message, by their names. */
    public static SortedMap<String, byte[]> readClasses(DataInputStream message) throws IOException {
        final SortedMap<String, byte[]> classes = new TreeMap<>();
        for (int left = message.readInt(); left > 0; left--) {
            classes.put(Parts.readText(message), Parts.readBytes(message));
        }
        return classes;
    }
}
