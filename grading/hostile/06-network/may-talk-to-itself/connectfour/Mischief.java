package connectfour;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            socket.setSoTimeout(10);
            socket.accept();
        } catch (IOException nobody) {
            // Nobody can connect.
        }
    }
}
