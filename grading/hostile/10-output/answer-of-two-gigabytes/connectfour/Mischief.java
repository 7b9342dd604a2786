package connectfour;

import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            new DataOutputStream(new FileOutputStream(FileDescriptor.out)).writeInt(Integer.MAX_VALUE);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
