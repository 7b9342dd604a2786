package connectfour;

import java.util.ArrayList;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        List<byte[]> all = new ArrayList<>();
        try {
            while (true) {
                all.add(new byte[1 << 24]);
            }
        } catch (OutOfMemoryError expected) {
            all = null;
        }
    }
}
