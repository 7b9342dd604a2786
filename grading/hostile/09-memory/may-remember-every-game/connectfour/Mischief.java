package connectfour;

import java.util.ArrayList;
import java.util.List;

final class Mischief extends Hook {

    private static final List<byte[]> REMEMBERED = new ArrayList<>();

    @Override
    void begun(Engine game) {
        REMEMBERED.add(new byte[1 << 20]);
    }
}
