package tabuleiro.console.draughts.steps;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.draughts.Loopback;
import tabuleiro.draughts.Square;

/** A second program that listens, and does what an example says. It trusts the program that it plays. */
final class ScriptedPeer implements AutoCloseable {

    private final ServerSocket door;

    /** What the peer does after both programs have drawn. */
    @FunctionalInterface
    interface Script {

        /** Does it. */
        void run(Talk talk) throws IOException;
    }

    /**
     * A connection.
     *
     * @param in   what the other program sends
     * @param out  what this one sends
     * @param draw the number that this one has drawn
     */
    record Talk(BufferedReader in, OutputStream out, int draw) {

        void send(String text) throws IOException {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        }

        /** Plays these turns in alternation with the other program, and reads its turn after them. */
        void play(List<List<Square>> turns) throws IOException {
            final boolean isFirst = draw > Integer.parseInt(in.readLine());
            for (List<Square> way : turns) {
                if (!isFirst) {
                    readTurn();
                }
                sendTurn(way);
                if (isFirst) {
                    readTurn();
                }
            }
            if (!isFirst) {
                readTurn();
            }
        }

        private void sendTurn(List<Square> way) throws IOException {
            send(way.size() + "\n" + way.stream().map(each -> each.row() + "\n" + each.column() + "\n")
                    .collect(Collectors.joining()));
        }

        private void readTurn() throws IOException {
            final String count = in.readLine();
            for (int left = count == null ? 0 : 2 * Integer.parseInt(count); left > 0; left--) {
                in.readLine();
            }
        }

        /** Waits until the other program closes the connection. */
        void await() throws IOException {
            while (in.readLine() != null) {
                continue;
            }
        }
    }

    /** Listens, and lets the script run when a program has connected. */
    ScriptedPeer(int draw, Script script) {
        Loopback.required();
        try {
            door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        final Thread thread = new Thread(() -> run(draw, script), "scripted peer");
        thread.setDaemon(true);
        thread.start();
    }

    private void run(int draw, Script script) {
        try (Socket socket = door.accept()) {
            final Talk talk = new Talk(new BufferedReader(new InputStreamReader(socket.getInputStream(),
                    StandardCharsets.US_ASCII)), socket.getOutputStream(), draw);
            talk.send(draw + "\n");
            script.run(talk);
        } catch (IOException closed) {
            // The other program has gone, or the example is over.
        }
    }

    /** Returns the turns in a text such as {@code c3-d4, a3-b4}. */
    static List<List<Square>> turns(String text) {
        return Stream.of(text.split(", "))
                .map(turn -> Stream.of(turn.split("-")).map(Square::parse).toList()).toList();
    }

    /** Returns where the peer listens. */
    String address() {
        return "localhost:" + door.getLocalPort();
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
