package connectfour;

import java.net.NetworkInterface;
import java.net.SocketException;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses)
                    .filter(each -> !each.isLoopbackAddress()).findFirst().ifPresent(each -> {
                        throw new IllegalStateException("saw " + each);
                    });
        } catch (SocketException none) {
            // This is expected.
        }
    }
}
