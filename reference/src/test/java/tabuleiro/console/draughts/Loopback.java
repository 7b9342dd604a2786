package tabuleiro.console.draughts;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** The network of this computer with itself, which some closed-off machines lack. */
public final class Loopback {

    private static final int MILLISECONDS = 5_000;
    private static final boolean IS_THERE = connects();

    private Loopback() {
    }

    /** Skips a test on a machine on which no program can connect to another one. */
    public static void required() {
        assumeTrue(IS_THERE, "no program can connect to another one on this machine");
    }

    private static boolean connects() {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket caller = new Socket()) {
            caller.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), door.getLocalPort()), MILLISECONDS);
            return true;
        } catch (IOException none) {
            return false;
        }
    }
}
