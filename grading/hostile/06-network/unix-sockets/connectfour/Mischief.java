package connectfour;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            SocketChannel.open(UnixDomainSocketAddress.of("/run/docker.sock"));
        } catch (IOException expected) {
            try {
                ServerSocketChannel.open(StandardProtocolFamily.UNIX)
                        .bind(UnixDomainSocketAddress.of("/tabuleiro-was-here"));
            } catch (IOException expectedToo) {
                return;
            }
        }
        throw new IllegalStateException("opened");
    }
}
