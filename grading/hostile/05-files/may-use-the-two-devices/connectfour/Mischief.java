package connectfour;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try (FileOutputStream nowhere = new FileOutputStream("/dev/null");
                FileInputStream random = new FileInputStream("/dev/urandom")) {
            nowhere.write(random.readNBytes(100_000));
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
