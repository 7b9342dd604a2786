package tabuleiro.console.draughts;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tabuleiro.console.Deadline;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;

/** Opens connections to another program. If that is impossible, an {@link OpponentFailure} says what to do. */
final class Doors {

    private Doors() {
    }

    /**
     * Waits for another program to connect, which is told where it can. Only one may: the door is closed behind it.
     * Whoever connects and is not welcome is sent away, and the wait goes on.
     */
    static Link listen(Address address, Deadline deadline, Consumer<Address> ready, Predicate<Link> welcome) {
        final InetSocketAddress place = place(address, deadline);
        try (ServerSocketChannel door = ServerSocketChannel.open().bind(place)) {
            door.configureBlocking(false);
            ready.accept(address.withPort(((InetSocketAddress) door.getLocalAddress()).getPort()));
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
    static Link connect(Address address, Deadline deadline) {
        final InetSocketAddress place = place(address, deadline);
        try {
            final Link link = new Link(SocketChannel.open());
            if (!link.connects(place, deadline)) {
                throw new OpponentFailure(Message.of("network.away", address.toString()));
            }
            return link;
        } catch (ConnectException refused) {
            throw failure("network.nobody", address);
        } catch (IOException | SecurityException impossible) {
            throw failure("network.connect", address);
        }
    }

    private static OpponentFailure failure(String key, Address address) {
        return new OpponentFailure(Message.of(key, address.toString()));
    }

    /** Finds the computer with a name, which may take long. */
    private static InetSocketAddress place(Address address, Deadline deadline) {
        if (address.isHere()) {
            return new InetSocketAddress(InetAddress.getLoopbackAddress(), address.port());
        }
        try {
            return new InetSocketAddress(deadline.within(() -> InetAddress.getByName(address.host())), address.port());
        } catch (ExecutionException | TimeoutException unknown) {
            throw new OpponentFailure(Message.of("network.unknown", address.host()));
        }
    }
}
