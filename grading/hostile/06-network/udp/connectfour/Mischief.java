package connectfour;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.send(new DatagramPacket(new byte[1], 1, new InetSocketAddress("1.1.1.1", 53)));
        } catch (IOException expected) {
            return;
        }
        throw new IllegalStateException("sent");
    }
}
