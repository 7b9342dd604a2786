package connectfour;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (String host : new String[] {"127.0.0.1", "1.1.1.1", "10.0.0.1", "169.254.169.254", "::1"}) {
            for (int port : new int[] {22, 53, 80, 443}) {
                try (Socket socket = new Socket()) {
                    socket.connect(new InetSocketAddress(host, port), 100);
                } catch (IOException expected) {
                    continue;
                }
                throw new IllegalStateException("reached " + host + ":" + port);
            }
        }
    }
}
