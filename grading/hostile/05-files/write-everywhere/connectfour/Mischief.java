package connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void provided() {
        for (String each : List.of("/", "/tmp", "/dev", "/dev/shm", "/var/tmp", "/jre", "/jre/lib", "/lib", ".", "..",
                System.getProperty("user.home"), System.getProperty("java.io.tmpdir"))) {
            try {
                Files.writeString(Path.of(each, "tabuleiro-was-here"), "in " + each);
            } catch (IOException expected) {
                continue;
            }
            throw new IllegalStateException("wrote into " + each);
        }
    }
}
