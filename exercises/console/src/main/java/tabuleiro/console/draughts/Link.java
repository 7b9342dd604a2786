package tabuleiro.console.draughts;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.console.ArrivingLines;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.program.Deadline;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;

/**
 * A connection to another program, which sends and receives lines. It waits for nothing longer than to a deadline. If
 * it cannot be made, an {@link OpponentFailure} says what to do.
 */
final class Link implements AutoCloseable {

    private static final Pattern ADDRESS =
            Pattern.compile("(?:([\\w.-]+|\\[[\\p{XDigit}:.%\\w]+]):)?([0-9]{1,5})");
    private static final int LAST_PORT = 65_535;
    private static final String HERE = "localhost";
    private static final int KEPT = Match.LONGEST_LINE + 2;

    private final SocketChannel channel;
    private final ArrivingLines lines;

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
    private Link(SocketChannel channel) throws IOException {
        this.channel = channel;
        this.lines = new ArrivingLines(channel::read, KEPT);
        channel.configureBlocking(false);
    }

    /**
     * Returns the address that is typed as a port of this computer, {@code 5000}, or of any, {@code 192.168.1.5:5000}
     * or {@code [::1]:5000}; nothing if it is none. To listen at port 0 means at any free one.
     */
    static Optional<InetSocketAddress> address(String typed) {
        final Matcher address = ADDRESS.matcher(typed);
        return Optional.of(address).filter(Matcher::matches)
                .filter(match -> Integer.parseInt(match.group(2)) <= LAST_PORT)
                .map(match -> InetSocketAddress.createUnresolved(Optional.ofNullable(match.group(1)).orElse(HERE),
                        Integer.parseInt(match.group(2))));
    }

    /** Returns an address as it is typed. */
    static String text(InetSocketAddress address) {
        return address.getHostString() + ":" + address.getPort();
    }

    /**
     * Waits for another program to connect, which is told where it can. Only one may: the door is closed behind it.
     * Whoever connects and is not welcome is sent away, and the wait goes on.
     */
    static Link listen(InetSocketAddress address, Deadline deadline, Consumer<InetSocketAddress> ready,
            Predicate<Link> welcome) {
        final InetSocketAddress place = place(address, deadline);
        try (ServerSocketChannel door = ServerSocketChannel.open().bind(place)) {
            door.configureBlocking(false);
            ready.accept(InetSocketAddress.createUnresolved(address.getHostString(),
                    ((InetSocketAddress) door.getLocalAddress()).getPort()));
            Link guest = guest(door, deadline);
            while (!welcome.test(guest)) {
                guest.close();
                guest = guest(door, deadline);
            }
            return guest;
        } catch (IOException | SecurityException impossible) {
            throw failure("network.listen", address);
        }
    }

    private static Link guest(ServerSocketChannel door, Deadline deadline) throws IOException {
        return new Link(deadline.await(() -> Optional.ofNullable(door.accept()))
                .orElseThrow(() -> new OpponentFailure(Message.of("network.alone"))));
    }

    /** Connects to a program that listens. */
    static Link connect(InetSocketAddress address, Deadline deadline) {
        final InetSocketAddress place = place(address, deadline);
        try {
            final Link link = new Link(SocketChannel.open());
            if (!link.connects(place, deadline)) {
                throw failure("network.away", address);
            }
            return link;
        } catch (ConnectException refused) {
            throw failure("network.nobody", address);
        } catch (IOException | SecurityException impossible) {
            throw failure("network.connect", address);
        }
    }

    private static OpponentFailure failure(String key, InetSocketAddress address) {
        return new OpponentFailure(Message.of(key, text(address)));
    }

    /** Finds the computer with a name, which may take long. */
    private static InetSocketAddress place(InetSocketAddress address, Deadline deadline) {
        if (address.getHostString().equalsIgnoreCase(HERE)) {
            return new InetSocketAddress(InetAddress.getLoopbackAddress(), address.getPort());
        }
        try {
            return new InetSocketAddress(deadline.within(() -> InetAddress.getByName(address.getHostString())),
                    address.getPort());
        } catch (ExecutionException | TimeoutException unknown) {
            throw new OpponentFailure(Message.of("network.unknown", address.getHostString()));
        }
    }

    /**
     * Connects to another program, and returns whether it has accepted in time.
     *
     * @throws IOException if it cannot be reached or does not accept
     */
    private boolean connects(InetSocketAddress place, Deadline deadline) throws IOException {
        boolean isConnected = false;
        try {
            channel.connect(place);
            isConnected = deadline.await(() -> channel.finishConnect() ? Optional.of(true) : Optional.empty())
                    .isPresent();
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
        await(deadline, () -> {
            channel.write(bytes);
            return Optional.of(bytes).filter(buffer -> !buffer.hasRemaining());
        });
    }

    /** Returns the next line without its end. Of a line that is too long, only the beginning is returned. */
    String receive(Deadline deadline) throws Broken {
        return await(deadline, lines::next);
    }

    private static <T> T await(Deadline deadline, Deadline.Event<T, IOException> event) throws Broken {
        try {
            return deadline.await(event).orElseThrow(() -> new Broken(Refusal.PEER_SILENT));
        } catch (IOException closed) {
            throw new Broken(Refusal.PEER_CLOSED);
        }
    }

    /** Returns the next line if it has arrived already. */
    Optional<String> arrived() throws Broken {
        try {
            return lines.next();
        } catch (IOException closed) {
            throw new Broken(Refusal.PEER_CLOSED);
        }
    }

    /** Ends the connection after everything has been said, so that what was sent last arrives. */
    void finish(Deadline deadline) {
        try {
            channel.shutdownOutput();
            deadline.await(() -> {
                lines.fill();
                return Optional.empty();
            });
        } catch (IOException ended) {
            // The other program has ended it, too.
        } finally {
            close();
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException closed) {
            // It is closed all the same.
        }
    }
}
