package connectfour;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            new FileOutputStream(FileDescriptor.out).write(new byte[] {-1, -1, -1, -1});
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
