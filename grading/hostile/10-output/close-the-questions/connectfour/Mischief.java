package connectfour;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            new FileInputStream(FileDescriptor.in).close();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
