package connectfour;

import java.nio.ByteBuffer;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            ByteBuffer.allocateDirect(1 << 30);
        } catch (OutOfMemoryError expected) {
            return;
        }
        throw new IllegalStateException("got a gigabyte");
    }
}
