package tabuleiro.console.draughts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import tabuleiro.console.Deadline;
import tabuleiro.console.program.Interruption;

/** Waits for what happens in a channel, but not longer than until a deadline or until the players leave. */
final class Waiting implements AutoCloseable {

    private final SelectableChannel channel;
    private final Selector selector;
    private final SelectionKey key;

    /**
     * Prepares a channel, which never blocks from now on.
     *
     * @param operations what is awaited first, as {@link SelectionKey} counts
     */
    Waiting(SelectableChannel channel, int operations) throws IOException {
        this.channel = channel;
        this.selector = Selector.open();
        channel.configureBlocking(false);
        this.key = channel.register(selector, operations);
    }

    /** Waits until something can be done, and returns whether it can; if not, the deadline is over. */
    boolean isReady(int operations, Deadline deadline) {
        try {
            key.interestOps(operations);
            while (!deadline.isOver()) {
                final int ready = selector.select(deadline.milliseconds());
                leaveIfInterrupted();
                if (ready > 0) {
                    selector.selectedKeys().clear();
                    return true;
                }
            }
            return false;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Leaves the program if the players want that, which interrupts the thread. */
    static void leaveIfInterrupted() {
        if (Thread.interrupted()) {
            throw Interruption.quit();
        }
    }

    @Override
    public void close() {
        try (channel; selector) {
            key.cancel();
        } catch (IOException closed) {
            // It is closed all the same.
        }
    }
}
