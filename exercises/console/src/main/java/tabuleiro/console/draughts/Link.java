package tabuleiro.console.draughts;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tabuleiro.console.Deadline;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;

/**
 * A connection to another program, which sends and receives lines. It waits for nothing longer than until a deadline,
 * keeps no more of a line than shows that it is too long, and needs no thread of its own.
 */
final class Link implements AutoCloseable {

    private static final int KEPT = Match.LONGEST_LINE + 2;
    private static final int BUFFER = 512;

    private final SocketChannel channel;
    private final Waiting waiting;
    private final ByteBuffer arrived = ByteBuffer.allocate(BUFFER).limit(0);
    private final StringBuilder line = new StringBuilder();

    /** The connection does no more: the other program has closed it, or has done nothing for too long. */
    static final class Broken extends Exception {

        private static final long serialVersionUID = 1L;
        private final Refusal why;

        /** Creates the event, with the reason for which a match is abandoned. */
        Broken(Refusal why) {
            super(why.words());
            this.why = why;
        }

        /** Returns the reason for which a match is abandoned. */
        Refusal why() {
            return why;
        }
    }

    /** Uses a channel, which never blocks from now on. */
    Link(SocketChannel channel) throws IOException {
        this.channel = channel;
        this.waiting = new Waiting(channel, 0);
    }

    /**
     * Connects to another program, and returns whether it has accepted in time.
     *
     * @throws IOException if it cannot be reached or does not accept
     */
    boolean connects(InetSocketAddress place, Deadline deadline) throws IOException {
        boolean isConnected = false;
        try {
            isConnected = channel.connect(place)
                    || waiting.isReady(SelectionKey.OP_CONNECT, deadline) && channel.finishConnect();
            return isConnected;
        } finally {
            if (!isConnected) {
                close();
            }
        }
    }

    /** Sends a text. A program that does not read what it is sent is silent, too. */
    void send(String text, Deadline deadline) throws Broken {
        final ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
        while (bytes.hasRemaining()) {
            if (written(bytes) == 0 && !waiting.isReady(SelectionKey.OP_WRITE, deadline)) {
                throw new Broken(Refusal.PEER_SILENT);
            }
        }
    }

    private int written(ByteBuffer bytes) throws Broken {
        try {
            return channel.write(bytes);
        } catch (IOException reset) {
            throw closed();
        }
    }

    /** Returns the next line without its end. Of a line that is too long, only the beginning is returned. */
    String receive(Deadline deadline) throws Broken {
        Optional<String> next = next();
        while (next.isEmpty()) {
            if (!fill() && !waiting.isReady(SelectionKey.OP_READ, deadline)) {
                throw new Broken(Refusal.PEER_SILENT);
            }
            next = next();
        }
        return next.get();
    }

    /** Returns the next line if it has arrived already. */
    Optional<String> arrived() throws Broken {
        Optional<String> next = next();
        while (next.isEmpty() && fill()) {
            next = next();
        }
        return next;
    }

    /** Takes a line from what has arrived; nothing if there is no whole line. */
    private Optional<String> next() {
        while (arrived.hasRemaining()) {
            final char character = (char) (arrived.get() & 0xff);
            if (character == '\n' || line.length() == KEPT) {
                return Optional.of(taken());
            }
            line.append(character);
        }
        return Optional.empty();
    }

    private String taken() {
        final String whole = line.toString();
        line.setLength(0);
        return whole.endsWith("\r") ? whole.substring(0, whole.length() - 1) : whole;
    }

    /** Reads what has arrived, and returns whether anything has. All that arrived before must have been taken. */
    private boolean fill() throws Broken {
        arrived.clear().limit(0);
        try {
            final int read = channel.read(arrived.limit(BUFFER));
            if (read < 0) {
                throw closed();
            }
        } catch (IOException reset) {
            throw closed();
        } finally {
            arrived.flip();
        }
        return arrived.hasRemaining();
    }

    private static Broken closed() {
        Waiting.leaveIfInterrupted();
        return new Broken(Refusal.PEER_CLOSED);
    }

    /** Ends the connection after everything has been said, so that what was sent last arrives. */
    void finish(Deadline deadline) {
        try {
            channel.shutdownOutput();
            while (fill() || waiting.isReady(SelectionKey.OP_READ, deadline)) {
                arrived.position(arrived.limit());
                if (deadline.isOver()) {
                    return;
                }
            }
        } catch (IOException | Broken ended) {
            // The other program has ended it, too.
        } finally {
            close();
        }
    }

    @Override
    public void close() {
        waiting.close();
    }
}
