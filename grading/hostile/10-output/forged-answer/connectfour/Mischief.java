package connectfour;

import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            final DataOutputStream out = new DataOutputStream(new FileOutputStream(FileDescriptor.out));
            out.writeInt(22);
            out.write(new byte[16]);
            out.writeInt(2);
            out.writeByte(0);
            out.writeByte(0);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
